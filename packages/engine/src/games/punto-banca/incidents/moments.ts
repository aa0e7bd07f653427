import { INCIDENTS, type Incident } from '../questions.ts';

/** What may be found with the pack or between two coups: it concerns the cards themselves, or nobody foresaw it. */
export const OUTSIDE_A_COUP: readonly Incident[] = [
  'card-face-up',
  'cards-stuck',
  'card-in-basket',
  'card-on-floor',
  'wrong-draw',
  'other',
];
/** What can happen only while a coup is played. */
export const ONLY_IN_A_COUP: readonly Incident[] = INCIDENTS.filter((incident) => !OUTSIDE_A_COUP.includes(incident));

/** Incidents in which cards leave the shoe that were not due. */
export const BRINGS_CARDS_OUT: readonly Incident[] = ['wrong-draw', 'cards-stuck', 'card-in-basket'];
