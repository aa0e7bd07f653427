import type { CheminDeFerMessage } from '@sabot/protocol';
import type { Wish } from '../mind.ts';
import type { Offers } from './offers.ts';
import { bankerDraws, type Luck, puntoDraws, totalSeen } from './third-card.ts';

/** Of two acts the one it prefers, where it may choose; else the one it may do. */
function either(offers: Offers, first: string, second: string): Wish | null {
  const act = [first, second].find((one) => offers.may(one) !== undefined);
  return act === undefined ? null : { act, fields: {} };
}

/** With punto's cards in its hand: eight or nine are shown, the rest is “carta” or “no”. */
export function speaks({ view }: CheminDeFerMessage, offers: Offers, luck: Luck): Wish | null {
  if (offers.may('Abatir') !== undefined) return { act: 'Abatir', fields: {} };
  const draws = puntoDraws(totalSeen(view, 'punto') ?? 0, luck);
  return draws ? either(offers, 'SayCarta', 'SayNo') : either(offers, 'SayNo', 'SayCarta');
}

/** As bank: shows eight or nine, gives the card that is asked for, and decides on its own. */
export function answers({ view }: CheminDeFerMessage, offers: Offers, luck: Luck): Wish | null {
  if (offers.may('Abatir') !== undefined) return { act: 'Abatir', fields: {} };
  if (offers.may('GiveCard') !== undefined) return { act: 'GiveCard', fields: {} };
  const draws = bankerDraws(view, totalSeen(view, 'banca') ?? 0, luck);
  return draws ? either(offers, 'TakeThird', 'TakeNone') : either(offers, 'TakeNone', 'TakeThird');
}
