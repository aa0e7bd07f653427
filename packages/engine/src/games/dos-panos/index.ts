export { DOMAINS as DOS_PANOS_DOMAINS } from './domains.ts';
export {
  INCIDENTS as DOS_PANOS_INCIDENTS,
  type Incident as DosPanosIncident,
  type IncidentFacts as DosPanosIncidentFacts,
} from './incident-facts.ts';
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
export { PLAIN_TABLE as PLAIN_DOS_PANOS, type Settings as DosPanosSettings } from './settings.ts';
