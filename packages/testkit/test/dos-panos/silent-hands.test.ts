import { CROUPIER, type DosPanosState, player, type Unchecked } from '@sabot/engine';
import { DOS_PANOS, type DosPanosRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { stateAfter } from '../played.ts';
import { inSilence, PAIRS, THIRDS } from '../silent-hands.ts';

/** The cuadro as it is printed, the bank's total downwards, the paño's third card and “stood” across. */
const CUADRO = [
  'TTTTTTTTTTT',
  'TTTTTTTTTTT',
  'TTTTTTTTTTT',
  'TTTTTTTTPOT',
  'PPTTTTTTPPT',
  'PPPPOTTTPPT',
  'PPPPPPTTPPP',
  'PPPPPPPPPPP',
];

/** Ana has the bank; everybody else is on his feet, so that the croupier speaks for both paños. */
function beforeTheDeal(ruleset: DosPanosRuleset): DosPanosState {
  const stakes = { pano1: 0, pano2: 0, line1: 0, line2: 0, caballo: 0 };
  const behind = { bea: 2, cleo: 3, dani: 7, eli: 8 };
  const commands: readonly Unchecked[] = [
    { ...ruleset.regulation.defaults, type: 'OpenTable', by: { kind: 'director', id: 'eva' } },
    { type: 'Sit', by: player('ana'), seat: 1 },
    { type: 'BuyChips', by: player('ana'), amount: 1000_00 },
    ...Object.entries(behind).map(([id, seat]) => ({ type: 'Stand', by: player(id), behind: seat, chair: false })),
    ...Object.keys(behind).map((id) => ({ type: 'BuyChips', by: player(id), amount: 1000_00 })),
    ...['CheckPack', 'MixPack', 'PassCards', 'ShufflePack'].map((type) => ({ type, by: CROUPIER })),
    { type: 'CutPack', by: player('ana'), at: 100 },
    { type: 'PlaceStopCard', by: CROUPIER },
    { type: 'NameBanker', by: { kind: 'inspector', id: 'rosa' }, player: 'ana', amount: 500_00 },
    { type: 'Deposit', by: player('ana') },
    { type: 'CloseBanco', by: CROUPIER },
    { ...stakes, type: 'SetStakes', by: player('bea'), pano1: 40_00 },
    { ...stakes, type: 'SetStakes', by: player('dani'), pano2: 60_00 },
    { type: 'CloseStakes', by: CROUPIER },
  ];
  return stateAfter(ruleset, commands);
}

/** What becomes of a coup in which nobody says a word. */
function silentCoup(ruleset: DosPanosRuleset, state: DosPanosState, cards: readonly string[]): readonly unknown[] {
  const isOver = ({ coup }: DosPanosState): boolean => coup === null || coup.step === 'settle';
  return inSilence(ruleset, state, cards, isOver).flatMap((event): readonly unknown[] => {
    if (event.type === 'HandAbated') return [`${event.hand} abates`];
    if (event.type === 'PanoSpoke') return [`${event.pano} ${event.decision}s`];
    if (event.type === 'BankerDecided') return [`banca ${event.decision}s`];
    return event.type === 'PanoDecided' ? [event.total, event.banca, event.outcome] : [];
  });
}

/** The same from the text alone: 0–4 carta, 5–7 no; the banker by the cuadro where it agrees, and else he draws. */
function expected(
  totals: readonly [number, number],
  banca: number,
  thirds: readonly [number, number],
): readonly unknown[] {
  const said: unknown[] = [];
  const natural = (total: number): boolean => total > 7;
  const hands = totals.map((total) => ({ total, natural: natural(total) }));
  const columns: (number | null)[] = [];
  let bank = { total: banca, natural: natural(banca) };
  const outcomes = (): readonly unknown[] =>
    hands.flatMap((hand) => {
      const [won, lost] =
        hand.natural === bank.natural
          ? [hand.total > bank.total, hand.total < bank.total]
          : [hand.natural, bank.natural];
      return [hand.total, bank.total, won ? 'pano' : lost ? 'banca' : 'tie'];
    });
  for (const [i, hand] of hands.entries()) {
    const name = `pano-${i + 1}`;
    if (hand.natural) {
      said.push(`${name} abates`);
      continue;
    }
    const draws = hand.total < 5;
    said.push(`${name} ${draws ? 'draws' : 'stands'}`);
    // Both paños speak before the banker: the first has its card whatever the banker holds.
    if (draws && bank.natural && i === 1) return [...said, 'banca abates', ...outcomes()];
    columns.push(draws ? (thirds[i] as number) : 10);
    if (draws) hands[i] = { total: (hand.total + (thirds[i] as number)) % 10, natural: false };
  }
  if (columns.length === 0) return [...said, ...outcomes()];
  if (bank.natural) return [...said, 'banca abates', ...outcomes()];
  const cells = new Set(columns.map((column) => CUADRO[banca]?.[column as number]));
  const draws = cells.size > 1 || !cells.has('P');
  // A third card for the banker is a king: it changes nothing but that he has drawn.
  bank = { total: banca, natural: false };
  return [...said, `banca ${draws ? 'draws' : 'stands'}`, ...outcomes()];
}

describe.each(DOS_PANOS.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it.each(PAIRS.map((pair, total) => [total, pair] as const))(
    'a first paño with %i, against every second paño and every bank, by the text alone',
    (first, pair) => {
      const state = beforeTheDeal(ruleset);
      for (const [second, other] of PAIRS.entries()) {
        for (const [banca, own] of PAIRS.entries()) {
          for (const third of THIRDS.slice((first + second) % 2 === 0 ? 0 : 1).match(/.{1,2}/g) ?? []) {
            const values = [...third].map((rank) => THIRDS.indexOf(rank));
            const one = values[0] as number;
            const two = values[1] ?? one;
            const drawn = [first < 5 ? THIRDS[one] : '', second < 5 ? THIRDS[two] : ''].filter((rank) => rank !== '');
            const cards = [pair[0], other[0], own[0], pair[1], other[1], own[1], ...drawn, 'K'] as readonly string[];
            const became = silentCoup(ruleset, state, cards);
            const told = [second, banca, one, two];
            expect([...told, ...became]).toEqual([...told, ...expected([first, second], banca, [one, two])]);
          }
        }
      }
    },
  );
});
