import type { Hand } from '@sabot/engine';
import type { Wish } from '../mind.ts';
import { type CirculoMessage, either, type Offers, plain } from './offers.ts';
import { bankerDraws, type Luck, puntoDraws, totalSeen } from './third-card.ts';

/** With the cards of a hand in its own: eight or nine are shown, the rest is “carta” or “no”. */
export function speaksFor(hand: Hand, { view }: CirculoMessage, offers: Offers, luck: Luck): Wish | null {
  if (offers.may('Abatir') !== undefined) return plain('Abatir');
  const draws = puntoDraws(totalSeen(view.coup?.drawn ?? [], hand) ?? 0, luck);
  return draws ? either(offers, 'SayCarta', 'SayNo') : either(offers, 'SayNo', 'SayCarta');
}

/** As bank: shows eight or nine, gives the card that is asked for, and plays to the hand against it. */
export function answersTo(hand: Hand, { view }: CirculoMessage, offers: Offers, luck: Luck): Wish | null {
  if (offers.may('Abatir') !== undefined) return plain('Abatir');
  if (offers.may('GiveCard') !== undefined) return plain('GiveCard');
  const drawn = view.coup?.drawn ?? [];
  const draws = bankerDraws(drawn, hand, totalSeen(drawn, 'banca') ?? 0, luck);
  return draws ? either(offers, 'TakeThird', 'TakeNone') : either(offers, 'TakeNone', 'TakeThird');
}
