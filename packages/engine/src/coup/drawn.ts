import { type Card, HIDDEN, type SeenCard } from '../cards/card.ts';

/** `loose` has left the shoe before it was due and belongs to nobody yet; it is the next card to be given. */
export const HANDS = ['punto', 'banca', 'pano-1', 'pano-2', 'discard', 'loose'] as const;
export type Hand = (typeof HANDS)[number];
export const FACES = ['down', 'up'] as const;
export type Face = (typeof FACES)[number];

/** A card in the order it left the shoe: whose it is, how it lies, and who has seen it. */
export interface Drawn<C = Card> {
  readonly no: number;
  readonly card: C;
  readonly hand: Hand;
  readonly face: Face;
  readonly lifted: boolean;
  readonly seenBy: readonly string[];
}

export const handOf = <C>(drawn: readonly Drawn<C>[], hand: Hand): readonly Drawn<C>[] =>
  drawn.filter((card) => card.hand === hand);

export const asSeenBy = (drawn: readonly Drawn[], viewer: string | null): readonly Drawn<SeenCard>[] =>
  drawn.map((card) =>
    card.face === 'up' || (viewer !== null && card.seenBy.includes(viewer)) ? card : { ...card, card: HIDDEN },
  );
