import type { Told } from './message.ts';

interface Happened {
  readonly event: Told;
}

const paidIn = (event: Told): number =>
  event.type === 'StakeSettled'
    ? event.postings.reduce((sum, { from, amount }) => sum + (from.startsWith('bank:') ? amount : 0), 0)
    : 0;

/**
 * The bank's own event counts only what it wins. What it pays is posted by the stakes it pays: here it is counted for
 * the bank too, as less than nothing, so that nobody is told that a bank which lost came out even.
 */
export function bankPays<H extends Happened>(happened: readonly H[]): readonly H[] {
  return happened.map((one, at) => {
    const { event } = one;
    if (event.type !== 'BankSettled' || event.won > 0) return one;
    const end = happened.findIndex(({ event: later }, i) => i > at && later.type === 'CoupEnded');
    const paid = happened.slice(at + 1, end === -1 ? undefined : end).reduce((sum, { event: e }) => sum + paidIn(e), 0);
    return paid === 0 ? one : { ...one, event: { ...event, won: -paid } };
  });
}
