import { balance, chipsOf, lookUp, type PuntoBancaView, stakedBy } from '@sabot/engine';

export function seatOf({ people }: PuntoBancaView, name: string): number | null {
  const place = lookUp(people, name);
  return place?.kind === 'seat' ? place.n : null;
}

/** What somebody has at the table: chips before them, and what lies on the cloth. */
export const stakesTotal = (view: PuntoBancaView, name: string): { chips: number; staked: number } => ({
  chips: balance(view.books, chipsOf(name)),
  staked: stakedBy(view, name),
});
