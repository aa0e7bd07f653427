import { balance } from '@sabot/engine';
import type { DosPanosMessage } from '@sabot/protocol';
import { either, type Offers } from '../circulo/offers.ts';
import { bankerDraws, type Luck, puntoDraws, totalSeen } from '../circulo/third-card.ts';
import type { Wish } from '../mind.ts';

const PANOS = ['pano-1', 'pano-2'] as const;
type Pano = (typeof PANOS)[number];

/** With a paño's cards in its hand: eight or nine are shown, the rest is “carta” or “no”. */
export function speaks({ view }: DosPanosMessage, offers: Offers, luck: Luck): Wish | null {
  if (offers.may('Abatir') !== undefined) return { act: 'Abatir', fields: {} };
  const drawn = view.coup?.drawn ?? [];
  const hand = view.coup?.turn ?? 'pano-1';
  const draws = puntoDraws(totalSeen(drawn, hand) ?? 0, luck);
  return draws ? either(offers, 'SayCarta', 'SayNo') : either(offers, 'SayNo', 'SayCarta');
}

/** What lies on a paño, or nothing where its hand is out of play. */
function atRisk({ view }: DosPanosMessage, pano: Pano): number {
  const { coup, people, books } = view;
  if (coup === null || coup.abated.includes(pano) || coup.annulled.includes(pano)) return 0;
  const line = pano === 'pano-1' ? 'line-1' : 'line-2';
  return Object.keys(people).reduce(
    (sum, name) => sum + balance(books, `stake:${name}:${pano}`) + balance(books, `stake:${name}:${line}`),
    0,
  );
}

/** As bank: shows eight or nine, gives the card that is asked for, and plays to the paño where more is at risk. */
export function answers(message: DosPanosMessage, offers: Offers, luck: Luck): Wish | null {
  if (offers.may('Abatir') !== undefined) return { act: 'Abatir', fields: {} };
  if (offers.may('GiveCard') !== undefined) return { act: 'GiveCard', fields: {} };
  const drawn = message.view.coup?.drawn ?? [];
  const total = totalSeen(drawn, 'banca') ?? 0;
  const [first, second] = PANOS.map((pano) => atRisk(message, pano)) as [number, number];
  const draws = bankerDraws(drawn, first >= second ? 'pano-1' : 'pano-2', total, luck);
  return draws ? either(offers, 'TakeThird', 'TakeNone') : either(offers, 'TakeNone', 'TakeThird');
}
