import { balance, chipsOf, lookUp, type PuntoBancaView, stakeOf } from '@sabot/engine';

export function seatOf({ people }: PuntoBancaView, name: string): number | null {
  const place = lookUp(people, name);
  return place?.kind === 'seat' ? place.n : null;
}

/** What somebody has at the table: chips before them, and what lies on the cloth. */
export function stakesTotal({ books }: PuntoBancaView, name: string): { chips: number; staked: number } {
  const staked = (['punto', 'banca', 'tie'] as const).reduce((sum, bet) => sum + balance(books, stakeOf(name, bet)), 0);
  return { chips: balance(books, chipsOf(name)), staked };
}
