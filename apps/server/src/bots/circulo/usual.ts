import { playerAt } from '@sabot/engine';
import type { Wish } from '../mind.ts';
import { type CirculoMessage, type Offers, plain } from './offers.ts';

/** Seats with nobody on them; that of somebody who is away for a moment is not one. */
export function freeSeats({ view, acts }: CirculoMessage): readonly number[] {
  const seat = acts.find(({ act }) => act === 'Sit')?.fields.seat;
  if (view.phase === 'coup' || seat?.kind !== 'one-of') return [];
  return (seat.options as readonly number[]).filter((n) => playerAt(view.people, n) === null);
}

/** With a quarter of it left it buys as much again. */
export const buysIn = ({ may }: Offers, worth: number, amount: number): Wish | null =>
  worth < amount / 4 && may('BuyChips') !== undefined ? { act: 'BuyChips', fields: { amount } } : null;

/** What it does without a thought when it is asked to; null: it has to think. */
export function unthinking({ awaited }: Offers): Wish | null {
  switch (awaited[0]) {
    case 'MixPack':
      return plain('PassCards');
    case 'CutPack':
      return plain('DeclineCut');
    case 'Deal':
    case 'LiftCards':
      return plain(awaited[0]);
    default:
      return null;
  }
}
