/**
 * A second settler that shares nothing with the engine: it reads a written history line by line, knows only who staked
 * what and which cards came, and works out every coup and every balance again.
 */
export interface House {
  readonly pays: (bet: string, outcome: string, stake: number, bancaTotal: number) => number;
}

const points = (card: string): number =>
  'TJQK'.includes(card[0] as string) ? 0 : card[0] === 'A' ? 1 : +(card[0] as string);
const sum = (cards: readonly string[]): number => cards.reduce((total, card) => total + points(card), 0) % 10;

/** The bank draws when? Told once more, in the form in which dealers learn it. */
function bankDraws(bank: number, third: number | null): boolean {
  if (third === null) return bank < 6;
  const stands = [[], [], [], [8], [0, 1, 8, 9], [0, 1, 2, 3, 8, 9], [0, 1, 2, 3, 4, 5, 8, 9]][bank];
  return stands === undefined ? false : !stands.includes(third);
}

export function settleAgain(history: string, { pays }: House): Map<string, number> {
  const chips = new Map<string, number>();
  let stakes = new Map<string, Map<string, number>>();
  let cards: string[] = [];
  for (const line of history.split('\n')) {
    const [, who, verb, rest = ''] = /^([a-z]+): ([a-z-]+) ?(.*)$/.exec(line) ?? [];
    if (verb === 'buy-chips') chips.set(who as string, (chips.get(who as string) ?? 0) + Math.round(+rest * 100));
    if (verb === 'close-stakes') cards = [];
    if (verb === 'draw-card') cards.push(...rest.split(' '));
    if (verb === 'set-stakes') {
      const bets = [...rest.matchAll(/(punto|banca|tie) ([\d.]+)/g)];
      stakes.set(
        who as string,
        new Map(bets.map(([, bet, amount]) => [bet as string, Math.round(+(amount as string) * 100)])),
      );
    }
    if (verb !== 'settle') continue;
    const punto = [cards[0] as string, cards[2] as string];
    const banca = [cards[1] as string, cards[3] as string];
    if (Math.max(sum(punto), sum(banca)) < 8) {
      const third = sum(punto) < 6 ? (cards[4] as string) : null;
      if (third !== null) punto.push(third);
      if (bankDraws(sum(banca), third === null ? null : points(third))) banca.push(cards.at(-1) as string);
    }
    if (punto.length + banca.length !== cards.length) throw new Error(`cards left over: ${cards.join(' ')}`);
    const [p, b] = [sum(punto), sum(banca)];
    const outcome = p > b ? 'punto' : b > p ? 'banca' : 'tie';
    for (const [player, bets] of stakes) {
      for (const [bet, stake] of bets) {
        chips.set(player, (chips.get(player) ?? 0) + pays(bet, outcome, stake, b));
        if (outcome !== 'tie' || bet === 'tie') bets.set(bet, 0);
      }
    }
    stakes = new Map(stakes);
  }
  return chips;
}
