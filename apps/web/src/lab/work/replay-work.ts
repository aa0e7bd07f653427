import { type FromHere, fraction, fromHere, type HandSoFar, type Play, remaining, shoeOf } from '@sabot/odds/math';
import { type Exact, exact } from './exact.ts';

const RANKS = 'A23456789TJQK';
const COVERED = '??';
type Choice = 'draw' | 'stand' | null;

/** What the law says of one hand and banca, as plain tables, whichever the game. */
export interface ReplayLaw {
  readonly values: readonly number[];
  /** `[the hand's total][banca's]`: with these nobody draws. */
  readonly over: readonly (readonly boolean[])[];
  /** `[total]`: a hand with it is laid down at once, so that whoever has spoken had none. */
  readonly laysDown: readonly boolean[];
  /** Words are said before banca may lay down its eight or nine. */
  readonly speaksFirst: boolean;
  /** `[total]`, as a hand against banca is usually bound; then as it can be bound besides. */
  readonly hand: readonly (readonly Duty[])[];
  /** `[total][value of the hand's third card]`; the eleventh stands for a hand that stood. */
  readonly banca: readonly (readonly Duty[])[];
  /** Words tell something: they are said while cards are covered. */
  readonly isToldByWords: boolean;
}
type Duty = 'draw' | 'stand' | 'free';

interface Hand {
  readonly hand: string;
  readonly cards: readonly string[];
  readonly said: Choice;
}
export interface ReplayAsked {
  readonly decks: number;
  readonly gone: readonly string[];
  /** What each of them knew; the odds are worked out for one after the other. */
  readonly knowers: readonly (readonly Hand[])[];
  /** Where the rules leave a choice: as it was made in this coup. */
  readonly chosen: Readonly<Record<string, Choice>>;
  /** The hands that play against banca. */
  readonly against: readonly string[];
}

/** How a hand ends against banca. */
export interface Chance {
  readonly hand: string;
  readonly wins: Exact;
  readonly banca: Exact;
  readonly tie: Exact;
}
/** For each who knew: the hands against banca; null where nothing can be reckoned. */
export type ReplayWork = readonly (readonly Chance[] | null)[];

const does = (duty: Duty | undefined, chosen: Choice | undefined): boolean =>
  duty === 'free' ? chosen === 'draw' : duty === 'draw';

/** How one hand and banca play, with the choices that were made. */
function playOf(law: ReplayLaw, duties: readonly Duty[], { chosen }: ReplayAsked, hand: string): Play {
  return {
    over: (p, b) => law.over[p]?.[b] === true,
    laysDown: (total) => law.laysDown[total] === true,
    speaksFirst: law.speaksFirst,
    puntoDraws: (total) => does(duties[total], chosen[hand]),
    bancaDraws: (total, third) => does(law.banca[total]?.[third], chosen.banca),
  };
}

const NOTHING: HandSoFar = { cards: [null, null], said: null };

function chancesFor(law: ReplayLaw, asked: ReplayAsked, hands: readonly Hand[]): readonly Chance[] | null {
  const { values } = law;
  const seen = hands.flatMap(({ cards }) => cards.filter((card) => card !== COVERED));
  const left = remaining(asked.decks, [...asked.gone, ...seen]);
  if (!left.ok) return null;
  const worth = (card: string): number | null =>
    card === COVERED ? null : (values[RANKS.indexOf(card.charAt(0))] ?? null);
  const soFar = (name: string): HandSoFar => {
    const hand = hands.find((one) => one.hand === name);
    if (hand === undefined) return NOTHING;
    const cards = hand.cards.map(worth);
    while (cards.length < 2) cards.push(null);
    // Where a word follows from cards that lie open it tells nothing more.
    return { cards: cards.slice(0, 3), said: law.isToldByWords ? hand.said : null };
  };
  const shoe = shoeOf(left.pack, values);
  const chances = asked.against.map((hand): Chance | null => {
    const other = asked.against.find((one) => one !== hand);
    const standing = {
      shoe,
      punto: soFar(hand),
      banca: soFar('banca'),
      ...(other !== undefined && { beside: soFar(other) }),
    };
    // What nobody could have said who is bound as usual was said by somebody who is not.
    let ends: FromHere | null = null;
    for (const duties of law.hand) ends ??= fromHere(standing, playOf(law, duties, asked, hand));
    return ends && chanceOf(hand, ends);
  });
  return chances.every((one) => one !== null) ? chances : null;
}

const chanceOf = (hand: string, { punto, banca, tie, total }: FromHere): Chance => ({
  hand,
  wins: exact(fraction(punto, total)),
  banca: exact(fraction(banca, total)),
  tie: exact(fraction(tie, total)),
});

export const replayWork = (law: ReplayLaw, asked: ReplayAsked): ReplayWork =>
  asked.knowers.map((hands) => chancesFor(law, asked, hands));
