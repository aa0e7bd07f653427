import { COVERED } from '../any-game/card-name.ts';

export interface SceneCard<Side extends string = string> {
  readonly no: number;
  /** As it lies for everybody. */
  readonly card: string;
  /** What you alone may see of it. */
  readonly peek: string | null;
  readonly hand: Side | 'discard';
  readonly at: 'table' | 'basket';
}
interface Drawn {
  readonly no: number;
  readonly card: string;
  readonly hand: string;
  readonly face: 'up' | 'down';
}
interface Seen {
  readonly coup: { readonly drawn: readonly Drawn[] } | null;
}
type IsSide<Side extends string> = (hand: string) => hand is Side;
type Cards<Side extends string> = readonly SceneCard<Side>[];

const handOf = <S extends string>(hand: string, isSide: IsSide<S>): S | 'discard' => (isSide(hand) ? hand : 'discard');
const faceIn = ({ coup }: Seen, card: number): string | undefined => coup?.drawn.find(({ no }) => no === card)?.card;

/** A card that was drawn, as it lies on the table. */
export const laid = <S extends string>({ no, card, hand, face }: Drawn, isSide: IsSide<S>): SceneCard<S> => ({
  no,
  card: face === 'up' ? card : COVERED,
  peek: face === 'down' && card !== COVERED ? card : null,
  hand: handOf(hand, isSide),
  at: 'table',
});

/** One more card; those in the basket are out of sight by then. */
export const dealt = <S extends string>(cards: Cards<S>, drawn: Drawn, isSide: IsSide<S>): Cards<S> => [
  ...cards.filter(({ no, at }) => no !== drawn.no && at !== 'basket'),
  laid(drawn, isSide),
];

/** A card is given to a hand other than the one it was drawn for. */
export const assigned = <S extends string>(
  cards: Cards<S>,
  { no, to }: { readonly no: number; readonly to: string },
  isSide: IsSide<S>,
): Cards<S> => cards.map((card) => (card.no === no ? { ...card, hand: handOf(to, isSide) } : card));

/** A card lies open for everybody before its hand is shown. */
export const exposed = <S extends string>(cards: Cards<S>, { no }: { readonly no: number }, view: Seen): Cards<S> => {
  const face = faceIn(view, no);
  return cards.map((card) => (card.no === no && face ? { ...card, card: face, peek: null } : card));
};

/** What you have seen of cards that lie covered; nobody else's view has it. */
export const peeked = <S extends string>(cards: Cards<S>, view: Seen): Cards<S> =>
  cards.map((card) => {
    const known = faceIn(view, card.no) ?? COVERED;
    return card.card === COVERED && known !== COVERED ? { ...card, peek: known } : card;
  });
