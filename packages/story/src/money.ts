import { type ByName, byNameFrom, entriesIn, lookUp } from '@sabot/engine/by-name';

/** Money that moved. The engine's postings are such, and so are those that came over a socket. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Whose an account is, by whatever it holds: chips, stakes, a bank or what stands behind it. */
export function ownerOf(account: string): string | null {
  const [kind, owner = null] = account.split(':');
  return kind === 'player' || kind === 'stake' || kind === 'bank' || kind === 'deposit' ? owner : null;
}

/** Chips bought or cashed in, tips, and a bank's own money on its way to the garage and back, are nobody's gain. */
const isNoGain = ({ from, to }: Moved): boolean =>
  [from, to].some((account) => account === 'outside' || account === 'garage' || account === 'tips');

/** What each has won or lost by some postings, added to what they had. */
export function withGains(nets: ByName<number>, postings: readonly Moved[]): ByName<number> {
  const sums = new Map(entriesIn(nets));
  const add = (owner: string | null, amount: number): void => {
    if (owner !== null) sums.set(owner, (sums.get(owner) ?? 0) + amount);
  };
  let isChanged = false;
  for (const posting of postings) {
    const [from, to] = [ownerOf(posting.from), ownerOf(posting.to)];
    if (from === to || isNoGain(posting)) continue;
    add(from, -posting.amount);
    add(to, posting.amount);
    isChanged = true;
  }
  return isChanged ? byNameFrom(sums) : nets;
}

/** Whoever had something at stake is told of, also where it came to nothing. */
export const withPart = (nets: ByName<number>, player: string): ByName<number> =>
  lookUp(nets, player) === undefined ? byNameFrom([...entriesIn(nets), [player, 0]]) : nets;

/** What accounts hold after some postings. */
export function booksAfter(books: ByName<number>, postings: readonly Moved[]): ByName<number> {
  if (postings.length === 0) return books;
  const next = new Map(entriesIn(books));
  for (const { from, to, amount } of postings) {
    next.set(from, (next.get(from) ?? 0) - amount);
    next.set(to, (next.get(to) ?? 0) + amount);
  }
  return byNameFrom(next);
}

const isOnTable = (account: string): boolean => account.startsWith('stake:') || account.startsWith('bank:');

/** What lies on the table, account by account: stakes and banks. Accounts with nothing on them are left out. */
export function onTableAfter(before: ByName<number>, postings: readonly Moved[]): ByName<number> {
  if (!postings.some(({ from, to }) => isOnTable(from) || isOnTable(to))) return before;
  return byNameFrom(
    entriesIn(booksAfter(before, postings)).filter(([account, held]) => isOnTable(account) && held !== 0),
  );
}

/** Player by player and bet by bet, what lies on the table. */
export function stakesIn(onTable: ByName<number>): ByName<ByName<number>> {
  const stakes = new Map<string, (readonly [string, number])[]>();
  for (const [account, amount] of entriesIn(onTable)) {
    const [kind, player = '', bet = ''] = account.split(':');
    if (kind === 'stake' && amount > 0) stakes.set(player, [...(stakes.get(player) ?? []), [bet, amount]]);
  }
  return byNameFrom([...stakes].map(([player, bets]) => [player, byNameFrom(bets)] as const));
}

/** Everybody but the banker whose money is in the bank. */
export const associatesIn = (onTable: ByName<number>, banker: string): readonly string[] =>
  entriesIn(onTable).flatMap(([account, amount]) =>
    account.startsWith('bank:') && amount > 0 && account !== `bank:${banker}` ? [account.slice('bank:'.length)] : [],
  );
