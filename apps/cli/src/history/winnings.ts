import type { Account, Posting } from '@sabot/engine';

/** Whose an account is, by whatever it holds: chips, stakes, a bank or what stands behind it. */
function ownerOf(account: Account): string | null {
  const [kind, owner = null] = account.split(':');
  return kind === 'player' || kind === 'stake' || kind === 'bank' || kind === 'deposit' ? owner : null;
}

/** Chips bought or cashed in, and a bank's own money on its way to the garage and back, are nobody's gain. */
const isNoGain = ({ from, to }: Posting): boolean =>
  [from, to].some((account) => account === 'outside' || account === 'garage');

/** Adds to what each has won or lost what some postings bring or take. */
export function addWinnings(nets: Map<string, number>, postings: readonly Posting[]): void {
  for (const posting of postings) {
    const [from, to] = [ownerOf(posting.from), ownerOf(posting.to)];
    if (from === to || isNoGain(posting)) continue;
    if (from !== null) nets.set(from, (nets.get(from) ?? 0) - posting.amount);
    if (to !== null) nets.set(to, (nets.get(to) ?? 0) + posting.amount);
  }
}
