import type { Incident, IncidentFacts } from '../questions.ts';

/** An incident of which nothing more is known. */
export const plainFacts = (incident: Incident): IncidentFacts => ({
  incident,
  coup: 'under-way',
  card: null,
  rank: null,
  seen: false,
  hand: null,
  dealer: null,
  inHand: null,
  player: null,
});
