import type { Card, PuntoBancaEvent } from '@sabot/engine';
import { type Entry, type Card as PlainCard, type Proof, type SeenCard, UNSEEN } from '@sabot/fairness';

interface Played {
  readonly below: number;
  readonly burnt: number;
  readonly cards: readonly SeenCard[];
}

/** The shoe deals whole cards only; a bare rank comes from a croupier's keyboard. */
const plain = (card: Card): SeenCard => card as PlainCard;

/** What a table did with the shoe of one talla. */
export function playedIn(events: Iterable<PuntoBancaEvent>, talla: number): Played {
  let current = 0;
  let [below, burnt] = [0, 0];
  const cards: SeenCard[] = [];
  for (const event of events) {
    if (event.type === 'PackBrought') current = event.talla;
    if (current !== talla) continue;
    if (event.type === 'StopCardPlaced') below = event.below;
    if (event.type === 'CardDrawn') cards.push(plain(event.card));
    if (event.type === 'CardBurnt') {
      burnt = event.unseen;
      cards.push(plain(event.card), ...Array.from({ length: burnt }, (): SeenCard => UNSEEN));
    }
  }
  return { below, burnt, cards };
}

/** The proof of a shoe that was played to its end; null: not yet, or no such shoe. */
export function proofFrom(record: readonly Entry[], events: Iterable<PuntoBancaEvent>, talla: number): Proof | null {
  const begun = record.find((entry) => entry.deed === 'begun' && entry.talla === talla);
  if (begun?.deed !== 'begun') return null;
  const same = record.filter(({ commitment }) => commitment === begun.commitment);
  const closed = same.find((entry) => entry.deed === 'closed');
  const revealed = same.find((entry) => entry.deed === 'revealed');
  if (closed?.deed !== 'closed' || revealed?.deed !== 'revealed') return null;
  const { version, table, decks, seated, commitment } = begun;
  const { contributions, cut } = closed;
  const shoe = { version, table, talla, decks, seated, commitment, contributions, cut, secret: revealed.secret };
  return { ...shoe, ...playedIn(events, talla) };
}
