import type { Card, GameEvent } from '@sabot/engine';
import {
  drawLots,
  type Entry,
  type Lot,
  type Card as PlainCard,
  type Proof,
  revealedOf,
  type SeenCard,
  seatedIn,
  UNSEEN,
} from '@sabot/fairness';
import { shoeEvent } from './shoe-events.ts';

interface Played {
  readonly below: number;
  readonly burnt: number;
  readonly cards: readonly SeenCard[];
  readonly lots: readonly Fallen[];
}

/** A lot, and on whom it fell at the table. */
interface Fallen extends Omit<Lot, 'drawn'> {
  readonly winner: string;
}

/** The shoe deals whole cards only; a bare rank comes from a croupier's keyboard. */
const plain = (card: Card): SeenCard => card as PlainCard;

/** What a table did with the shoe of one talla. */
function playedIn(events: Iterable<GameEvent>, talla: number): Played {
  let current = 0;
  let [below, burnt] = [0, 0];
  const cards: SeenCard[] = [];
  const lots: Fallen[] = [];
  for (const event of events) {
    const told = shoeEvent(event);
    if (told?.type === 'PackBrought') current = told.talla;
    if (told === null || current !== talla) continue;
    if (told.type === 'StopCardPlaced') below = told.below;
    if (told.type === 'CardDrawn') cards.push(plain(told.card));
    if (told.type === 'LotDrawn') lots.push({ no: told.no, among: told.among, winner: told.among[told.lot] ?? '' });
    if (told.type === 'CardBurnt') {
      burnt = told.unseen;
      cards.push(plain(told.card), ...Array.from({ length: burnt }, (): SeenCard => UNSEEN));
    }
  }
  return { below, burnt, cards, lots };
}

/** The lots in the order drawn. Whoever won at the table stands first: if the shuffle says otherwise, the check fails. */
function lotsOf(shoe: Omit<Proof, 'lots'>, lots: readonly Fallen[]): Pick<Proof, 'lots'> {
  if (lots.length === 0) return {};
  const { table, talla, decks, secret } = shoe;
  const contributions = revealedOf(shoe.contributions);
  return {
    lots: lots.map(({ no, among, winner }) => {
      const order = drawLots({ table, talla, decks, secret, contributions, no, among });
      return { no, among, drawn: [winner, ...order.filter((name) => name !== winner)] };
    }),
  };
}

/** The proof of a shoe that was played to its end; null: not yet, or no such shoe. Whoever withheld is named in it. */
export function proofFrom(record: readonly Entry[], events: Iterable<GameEvent>, talla: number): Proof | null {
  const begun = record.find((entry) => entry.deed === 'begun' && entry.talla === talla);
  if (begun?.deed !== 'begun') return null;
  const same = record.filter(({ commitment }) => commitment === begun.commitment);
  const closed = same.find((entry) => entry.deed === 'closed');
  const revealed = same.find((entry) => entry.deed === 'revealed');
  if (closed?.deed !== 'closed' || revealed?.deed !== 'revealed') return null;
  const { version, table, decks, commitment } = begun;
  const seated = seatedIn(begun, closed);
  const { contributions, cut } = closed;
  const shoe = { version, table, talla, decks, seated, commitment, contributions, cut, secret: revealed.secret };
  const { lots, ...played } = playedIn(events, talla);
  return { ...shoe, ...played, ...lotsOf(shoe, lots) };
}
