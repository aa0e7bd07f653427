export type { CheminDeFerCommand } from './commands.ts';
export { DOMAINS as CHEMIN_DE_FER_DOMAINS } from './domains.ts';
export type { CheminDeFerEvent } from './events.ts';
export { cheminDeFer } from './game.ts';
export {
  INCIDENTS as CHEMIN_DE_FER_INCIDENTS,
  type Incident as CheminDeFerIncident,
  type IncidentFacts as CheminDeFerIncidentFacts,
} from './incidents/facts.ts';
export type {
  CallFacts as CheminDeFerCallFacts,
  CheminDeFerLaw,
  CheminDeFerPoints,
  Claimant,
  PriorityFacts,
  PuntoRulesFacts,
} from './questions.ts';
export { CHEMIN_DE_FER_REFUSALS } from './refusals.ts';
export { PLAIN_TABLE as PLAIN_CHEMIN_DE_FER, type Settings as CheminDeFerSettings } from './settings.ts';
export type { Bank, CheminDeFerState, Passage } from './state.ts';
export type { CheminDeFerView, WitnessedEvent as CheminDeFerWitnessed } from './view/view.ts';
