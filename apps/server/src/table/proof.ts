import type { Card, GameEvent } from '@sabot/engine';
import { type Entry, type Card as PlainCard, type Proof, type SeenCard, UNSEEN } from '@sabot/fairness';
import { shoeEvent } from './shoe-events.ts';

interface Played {
  readonly below: number;
  readonly burnt: number;
  readonly cards: readonly SeenCard[];
}

/** The shoe deals whole cards only; a bare rank comes from a croupier's keyboard. */
const plain = (card: Card): SeenCard => card as PlainCard;

/** What a table did with the shoe of one talla. */
export function playedIn(events: Iterable<GameEvent>, talla: number): Played {
  let current = 0;
  let [below, burnt] = [0, 0];
  const cards: SeenCard[] = [];
  for (const event of events) {
    const told = shoeEvent(event);
    if (told?.type === 'PackBrought') current = told.talla;
    if (told === null || current !== talla) continue;
    if (told.type === 'StopCardPlaced') below = told.below;
    if (told.type === 'CardDrawn') cards.push(plain(told.card));
    if (told.type === 'CardBurnt') {
      burnt = told.unseen;
      cards.push(plain(told.card), ...Array.from({ length: burnt }, (): SeenCard => UNSEEN));
    }
  }
  return { below, burnt, cards };
}

/** The proof of a shoe that was played to its end; null: not yet, or no such shoe. Whoever withheld is named in it. */
export function proofFrom(record: readonly Entry[], events: Iterable<GameEvent>, talla: number): Proof | null {
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
