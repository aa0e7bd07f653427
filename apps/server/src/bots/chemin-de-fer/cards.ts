import type { CheminDeFerMessage } from '@sabot/protocol';
import { either, type Offers } from '../circulo/offers.ts';
import { bankerDraws, type Luck, puntoDraws, totalSeen } from '../circulo/third-card.ts';
import type { Wish } from '../mind.ts';

/** With punto's cards in its hand: eight or nine are shown, the rest is “carta” or “no”. */
export function speaks({ view }: CheminDeFerMessage, offers: Offers, luck: Luck): Wish | null {
  if (offers.may('Abatir') !== undefined) return { act: 'Abatir', fields: {} };
  const draws = puntoDraws(totalSeen(view.coup?.drawn ?? [], 'punto') ?? 0, luck);
  return draws ? either(offers, 'SayCarta', 'SayNo') : either(offers, 'SayNo', 'SayCarta');
}

/** As bank: shows eight or nine, gives the card that is asked for, and decides on its own. */
export function answers({ view }: CheminDeFerMessage, offers: Offers, luck: Luck): Wish | null {
  if (offers.may('Abatir') !== undefined) return { act: 'Abatir', fields: {} };
  if (offers.may('GiveCard') !== undefined) return { act: 'GiveCard', fields: {} };
  const drawn = view.coup?.drawn ?? [];
  const draws = bankerDraws(drawn, 'punto', totalSeen(drawn, 'banca') ?? 0, luck);
  return draws ? either(offers, 'TakeThird', 'TakeNone') : either(offers, 'TakeNone', 'TakeThird');
}
