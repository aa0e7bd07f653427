import type { Hand } from '../../coup/drawn.ts';
import { totalOf } from '../../coup/totals.ts';
import type { CirculoCoup } from './state.ts';
import type { CirculoLaw } from './table.ts';

/** What a hand has to decide on: its first two cards, or what it is deemed to hold. */
export const firstTotal = (law: CirculoLaw, coup: CirculoCoup, hand: Hand): number =>
  coup.deemed[hand]?.total ?? totalOf(law, coup, hand, 2);

/** Has this hand eight or nine with its first two cards, and may it still show them? */
export function hasNatural(law: CirculoLaw, coup: CirculoCoup, hand: Hand): boolean {
  if (coup.deemed[hand] !== undefined || coup.forgot.includes(hand)) return false;
  return law.natural.ask({ total: totalOf(law, coup, hand, 2) }).answer === 'abate';
}
