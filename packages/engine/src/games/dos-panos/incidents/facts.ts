import type { Hand } from '../../../coup/drawn.ts';

/** What may go wrong at the table. */
export const INCIDENTS = [
  // anybody
  'early-draw',
  'card-face-up',
  'cards-stuck',
  'card-on-floor',
  'shoe-exhausted',
  'wrong-holder',
  // the banker
  'misdealt',
  'card-for-no',
  'no-card-for-carta',
  'hand-exposed',
  'cards-in-basket',
  'third-in-basket',
  'misannounced',
  // the players
  'no-below-five',
  'carta-with-six',
  'contradicted',
  'no-with-natural',
  'carta-with-natural',
  'advised',
  'cards-not-laid-down',
  'thrown-unshown',
  'thrown-by-croupier',
  'pooled-stakes',
  'stake-beside',
  'late-stake',
  'other',
] as const;
export type Incident = (typeof INCIDENTS)[number];

/** Whose error a ruling starts from. */
export const FAULTS = ['player', 'croupier', 'banker'] as const;
export type Fault = (typeof FAULTS)[number];

/** Everything a ruling on an irregularity may turn on. */
export interface IncidentFacts {
  readonly incident: Incident;
  readonly fault: Fault;
  /** The hand it concerns. */
  readonly hand: Hand;
  /** The card it concerns, by its number in the coup. */
  readonly card: number | null;
  /** The cards that came out with it. */
  readonly out: readonly number[];
  /** The cards that lie before that hand. */
  readonly cards: readonly number[];
  /** The third cards of that hand and of those that speak after it, in the order they left the shoe. */
  readonly thirds: readonly number[];
  /** What the first two cards of that hand come to. */
  readonly total: number;
  /** What the hand said first. */
  readonly said: 'draw' | 'stand' | null;
  /** Has the second paño asked for a card, where the first is concerned? */
  readonly otherAsked: boolean;
  /** Had the card been seen? */
  readonly seen: boolean;
  /** Has whoever wrongly had the cards spoken already? */
  readonly spoken: boolean;
  /** Have the puntos shown what they have? */
  readonly shown: boolean;
  /** Can it be put right in an evident way? */
  readonly evident: boolean;
  /** What those who saw the cards say they came to. */
  readonly testified: number | null;
  /** Has the holder made banco? */
  readonly banco: boolean;
  readonly banker: string;
  readonly holder: string | null;
  /** Whose the cards are by right. */
  readonly rightful: string | null;
  readonly player: string | null;
}

export const plainFacts = (incident: Incident, more: Partial<IncidentFacts> = {}): IncidentFacts => ({
  incident,
  fault: 'player',
  hand: 'pano-1',
  card: null,
  out: [],
  cards: [],
  thirds: [],
  total: 0,
  said: null,
  otherAsked: false,
  seen: false,
  spoken: false,
  shown: false,
  evident: false,
  testified: null,
  banco: false,
  banker: '',
  holder: null,
  rightful: null,
  player: null,
  ...more,
});
