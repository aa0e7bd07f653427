import { STOOD, TOTALS } from './chart.ts';
import { cardsIn, type Shoe, VALUES } from './shoe.ts';

/** What is known of a hand: the values of its cards, null where a card is covered, and what it has said. */
export interface HandSoFar {
  readonly cards: readonly (number | null)[];
  readonly said: 'draw' | 'stand' | null;
}

/** A coup under way as somebody knows it. `shoe` holds every card they have not seen, the covered ones among them. */
export interface Standing {
  readonly shoe: Shoe;
  readonly banca: HandSoFar;
  /** The hand that is reckoned against banca. */
  readonly punto: HandSoFar;
  /** Another hand against banca: what it has said tells something of the cards that are left. */
  readonly beside?: HandSoFar | undefined;
}

/** Who draws, by the two-card totals; nothing is left open. */
export interface Play {
  /** With these two-card totals nobody draws. */
  readonly over: (punto: number, banca: number) => boolean;
  /** A hand with this total is laid down at once: whoever has spoken had none. */
  readonly laysDown: (total: number) => boolean;
  /** Who plays against banca speaks before banca may lay down: what they said rules out no eight or nine of banca. */
  readonly speaksFirst: boolean;
  readonly puntoDraws: (total: number) => boolean;
  /** `third` is the value of punto's third card, 10 where it stood. */
  readonly bancaDraws: (total: number, third: number) => boolean;
}

/** How many orders of the unknown cards end the coup in each way. */
export interface FromHere {
  readonly punto: bigint;
  readonly banca: bigint;
  readonly tie: bigint;
  readonly total: bigint;
}

type Then = (value: number, ways: bigint) => void;
type ThenPair = (total: number, ways: bigint) => void;

const isKnown = (card: number | null | undefined): card is number => card !== null && card !== undefined;
const hasSpoken = ({ said, cards }: HandSoFar): boolean => said !== null || cards.length > 2;
const unknownIn = ({ cards }: HandSoFar): number => 3 - cards.filter(isKnown).length;

/**
 * The ends of a coup from where it stands, to the last order: the cards that nobody has seen may be any, but for what the words that
 * were said rule out. Null: what is known cannot be, or too few cards are left.
 */
export function fromHere({ shoe, punto, banca, beside }: Standing, play: Play): FromHere | null {
  const left = [...shoe];
  let cards = cardsIn(shoe);
  const tells = beside !== undefined && hasSpoken(beside);
  /** As many as may still be drawn or turned over in any course of the coup: every course is counted in orders of so many. */
  const most = unknownIn(punto) + unknownIn(banca) + (tells ? unknownIn(beside) : 0);
  if (cards < most) return null;
  const first = cards;
  const counts = { punto: 0n, banca: 0n, tie: 0n };

  const draw = (then: Then, from = 0): void => {
    for (let value = from; value < VALUES; value++) {
      const copies = left[value] as number;
      if (copies === 0) continue;
      left[value] = copies - 1;
      cards -= 1;
      then(value, BigInt(copies));
      cards += 1;
      left[value] = copies;
    }
  };
  const one = (card: number | null | undefined, then: Then): void => (isKnown(card) ? then(card, 1n) : draw(then));
  /** Of two covered cards it does not matter which is which. */
  const pair = (hand: HandSoFar, then: ThenPair): void => {
    const [a, b] = hand.cards;
    const spoke = hasSpoken(hand);
    const two = (x: number, y: number, ways: bigint): void => {
      const total = (x + y) % TOTALS;
      if (!spoke || !play.laysDown(total)) then(total, ways);
    };
    if (isKnown(a) || isKnown(b)) one(a, (x, some) => one(b, (y, more) => two(x, y, some * more)));
    else draw((x, some) => draw((y, more) => two(x, y, y === x ? some * more : 2n * some * more), x));
  };
  /** The cards that a course leaves in the shoe may come in any order: `[cards drawn]`. */
  const orders = Array<bigint>(most + 1).fill(1n);
  for (let drawn = most - 1; drawn >= 0; drawn--) orders[drawn] = (orders[drawn + 1] as bigint) * BigInt(first - drawn);
  const end = (p: number, b: number, ways: bigint): void => {
    const winner = p > b ? 'punto' : b > p ? 'banca' : 'tie';
    counts[winner] += ways * (orders[first - cards] as bigint);
  };
  /** A hand did as it said it would, or has not said yet. */
  const agrees = ({ said, cards: { length } }: HandSoFar, draws: boolean): boolean =>
    (said === null || (said === 'draw') === draws) && (length < 3 || draws);

  /** Said before banca laid down: no card followed. */
  const saidInVain = (hand: HandSoFar, total: number): boolean =>
    play.speaksFirst && hand.cards.length < 3 && agrees(hand, play.puntoDraws(total));

  const bancaPlays = (p: number, b: number, third: number, ways: bigint): void => {
    const draws = play.bancaDraws(b, third);
    if (!agrees(banca, draws)) return;
    if (!draws) end(p, b, ways);
    else one(banca.cards[2], (value, more) => end(p, (b + value) % TOTALS, ways * more));
  };
  const goesOn = (p: number, b: number, ways: bigint): void => {
    if (play.over(p, b)) {
      if (!hasSpoken(banca) && (!hasSpoken(punto) || saidInVain(punto, p))) end(p, b, ways);
      return;
    }
    const draws = play.puntoDraws(p);
    if (!agrees(punto, draws)) return;
    if (!draws) bancaPlays(p, b, STOOD, ways);
    else one(punto.cards[2], (value, more) => bancaPlays((p + value) % TOTALS, b, value, ways * more));
  };
  const besideAgrees = (b: number, ways: bigint, then: (ways: bigint) => void): void => {
    if (!tells) then(ways);
    else
      pair(beside, (o, more) => {
        if (play.over(o, b)) {
          if (saidInVain(beside, o)) then(ways * more);
          return;
        }
        const draws = play.puntoDraws(o);
        if (!agrees(beside, draws)) return;
        if (draws && beside.cards.length > 2) one(beside.cards[2], (_, most) => then(ways * more * most));
        else then(ways * more);
      });
  };
  pair(banca, (b, some) => besideAgrees(b, some, (ways) => pair(punto, (p, more) => goesOn(p, b, ways * more))));

  const total = counts.punto + counts.banca + counts.tie;
  return total === 0n ? null : { ...counts, total };
}
