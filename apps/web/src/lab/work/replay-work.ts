import { type FromHere, fraction, fromHere, type HandSoFar, type Play, remaining, shoeOf } from '@sabot/odds/math';
import type { CheminDeFerSheet, Duty } from '@sabot/odds/math/chemin-de-fer';
import type { DosPanosSheet } from '@sabot/odds/math/dos-panos';
import type { PuntoBancaSheet } from '@sabot/odds/math/punto-banca';
import { type Exact, exact } from './exact.ts';

const RANKS = 'A23456789TJQK';
const COVERED = '??';
type Choice = 'draw' | 'stand' | null;

/** What a ruleset needs of the law for this, whichever the game. */
export type ReplayLaw =
  | { readonly game: 'punto-banca'; readonly sheet: PuntoBancaSheet }
  | { readonly game: 'chemin-de-fer'; readonly sheet: CheminDeFerSheet }
  | { readonly game: 'dos-panos'; readonly sheet: DosPanosSheet };

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
const laysDown = (total: number): boolean => total >= 8;

/** Whether a banco player whom the director has set free is meant. */
type Banco = 'bound' | 'free';

/** How one hand and banca play, with the choices that were made. */
function playOf(law: ReplayLaw, { chosen }: ReplayAsked, hand: string, banco: Banco): Play {
  switch (law.game) {
    case 'punto-banca': {
      const { over, puntoDraws, bancaDraws } = law.sheet.chart;
      return {
        over: (p, b) => over[p]?.[b] === true,
        // Every hand lies open before anything is decided.
        laysDown: () => false,
        puntoDraws: (total) => puntoDraws[total] === true,
        bancaDraws: (total, third) => bancaDraws[total]?.[third] === true,
      };
    }
    case 'chemin-de-fer': {
      const { ponte, banker } = law.sheet;
      return {
        over: (p, b) => laysDown(p) || laysDown(b),
        laysDown,
        puntoDraws: (total) => does(ponte[banco][total], chosen[hand]),
        bancaDraws: (total, third) => does(banker.free[total]?.[third], chosen.banca),
      };
    }
    case 'dos-panos': {
      const { pontes, banker } = law.sheet;
      return {
        over: (_, b) => laysDown(b),
        laysDown,
        puntoDraws: (total) => !laysDown(total) && does(pontes[total], chosen[hand]),
        bancaDraws: (total) => does(banker[total], chosen.banca),
      };
    }
    default:
      return law satisfies never;
  }
}

const NOTHING: HandSoFar = { cards: [null, null], said: null };

function chancesFor(law: ReplayLaw, asked: ReplayAsked, hands: readonly Hand[]): readonly Chance[] | null {
  const { values } = law.sheet;
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
    // At punto y banca a word follows from cards that lie open, and tells nothing more.
    return { cards: cards.slice(0, 3), said: law.game === 'punto-banca' ? null : hand.said };
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
    // What nobody who is bound could have said was said by somebody set free.
    const ends =
      fromHere(standing, playOf(law, asked, hand, 'bound')) ?? fromHere(standing, playOf(law, asked, hand, 'free'));
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
