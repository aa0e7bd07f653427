export type { DosPanosCommand } from './commands.ts';
export { DOMAINS as DOS_PANOS_DOMAINS } from './domains.ts';
export type { DosPanosEvent } from './events.ts';
export { dosPanos } from './game.ts';
export {
  INCIDENTS as DOS_PANOS_INCIDENTS,
  type Incident as DosPanosIncident,
  type IncidentFacts as DosPanosIncidentFacts,
} from './incidents/facts.ts';
export type {
  CallFacts as DosPanosCallFacts,
  DosPanosLaw,
  DosPanosPoints,
  Pano,
  PanoRulesFacts,
  PriorityFacts as DosPanosPriorityFacts,
  RestoredFacts,
  WinnerFacts,
} from './questions.ts';
export { DOS_PANOS_REFUSALS } from './refusals.ts';
export { PLAIN_TABLE as PLAIN_DOS_PANOS, type Settings as DosPanosSettings } from './settings.ts';
export type {
  Bank as DosPanosBank,
  Coup as DosPanosCoup,
  DosPanosState,
  Passage as DosPanosPassage,
} from './state.ts';
export type { DosPanosView, WitnessedEvent as DosPanosWitnessed } from './view/view.ts';
