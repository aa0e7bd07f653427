import type { Cents } from '../../../money/cents.ts';
import { ZERO } from '../../../money/cents.ts';

/** What may go wrong at the table, by whom it is done. */
export const INCIDENTS = [
  // anybody
  'early-draw',
  'card-face-up',
  'cards-stuck',
  'card-on-floor',
  'shoe-exhausted',
  // the croupier
  'croupier-exposes',
  'croupier-misdeals',
  'carta-for-no',
  'misdelivered',
  // the banker
  'fifth-card',
  'banker-overdealt',
  'two-thirds-to-punto',
  'two-thirds-to-banca',
  'punto-card-in-basket',
  'punto-third-in-basket',
  'banker-exposes',
  'banker-card-in-basket',
  // the players
  'advised',
  'misstated',
  'cards-thrown',
  'unwatched-stake',
  'pooled-stakes',
  'cards-grabbed',
  'late-stake',
  'follows-the-mano',
  'other',
] as const;
export type Incident = (typeof INCIDENTS)[number];

/** A card that a hand might keep, and what the hand would come to with it. */
export interface Rival {
  readonly card: number;
  readonly total: number;
}

/** Everything a ruling on an irregularity may turn on. */
export interface IncidentFacts {
  readonly incident: Incident;
  /** Are stakes still being made? */
  readonly early: boolean;
  /** The card it concerns, by its number in the coup. */
  readonly card: number | null;
  /** The cards that came out with it. */
  readonly out: readonly number[];
  /** The cards that lie before the banker. */
  readonly bancaCards: readonly number[];
  /** The banker's cards that answer to those of punto which he exposed, there already or next to come. */
  readonly answering: readonly number[];
  /** Are both of punto's first cards now exposed, and both by whoever exposed this one? */
  readonly both: boolean;
  /** Was one of them exposed by the croupier and the other by the banker? */
  readonly divided: boolean;
  /** What banca's first two cards come to. */
  readonly bancaTotal: number;
  /** What punto's first two cards come to. */
  readonly puntoTotal: number;
  /** The two third cards of which one counts. */
  readonly rivals: readonly Rival[];
  /** Has whoever wrongly has the cards lifted them? */
  readonly seen: boolean;
  /** Whose the cards are by right. */
  readonly rightful: string | null;
  readonly banker: string;
  readonly holder: string | null;
  /** Has the holder of punto's cards made banco? */
  readonly banco: boolean;
  readonly player: string | null;
  /** What that player had staked at the closing call. */
  readonly staked: Cents;
}

export const plainFacts = (incident: Incident, more: Partial<IncidentFacts> = {}): IncidentFacts => ({
  incident,
  early: false,
  card: null,
  out: [],
  bancaCards: [],
  answering: [],
  both: false,
  divided: false,
  bancaTotal: 0,
  puntoTotal: 0,
  rivals: [],
  seen: false,
  rightful: null,
  banker: '',
  holder: null,
  banco: false,
  player: null,
  staked: ZERO,
  ...more,
});
