import { lookUp } from '@sabot/engine/by-name';
import type { Offered } from '@sabot/protocol';
import { booksOf } from '../any-game/books.ts';
import { StakeForm as AnyStakeForm } from '../circulo/stake-form.tsx';
import { panoOf, stakeOn, type Zone } from './scene.ts';
import { useDosPanos } from './use-dos-panos.ts';

/** The zones in the order they are offered, and what the act calls them. */
export const FIELDS = {
  'pano-1': 'pano1',
  'pano-2': 'pano2',
  caballo: 'caballo',
  'line-1': 'line1',
  'line-2': 'line2',
} as const;
const ZONES = Object.keys(FIELDS) as readonly Zone[];

/** A stake on one's own paño, on the other, on both, or on a line, where half of it plays. */
export function StakeForm({ offer }: { readonly offer: Offered }) {
  const { message, you, dosPanos } = useDosPanos();
  const { view } = message;
  const books = { books: booksOf(view) };
  const me = you ?? '';
  const place = lookUp(view.people, me);
  const seat = place?.kind === 'seat' ? place.n : (place?.behind ?? 1);
  const own = panoOf(seat, view.table?.settings.seatsPerPano ?? 6);
  const zones = ZONES.map((zone) => ({
    field: FIELDS[zone],
    name: dosPanos.zones[zone],
    label: dosPanos.zones[zone],
    lying: stakeOn(books, me, zone),
  }));
  return <AnyStakeForm offer={offer} title={dosPanos.zones.title} zones={zones} first={FIELDS[own]} />;
}
