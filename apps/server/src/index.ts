export { type Mind, mindFor } from './bots/mind.ts';
export { buildServer, type Server, type ServerParts } from './build-server.ts';
export { type Clock, systemClock } from './ports/clock.ts';
export { letNewThingsBeNew } from './ports/collector.ts';
export { type Load, systemLoad } from './ports/load.ts';
export { fairShuffler, type Shuffler } from './ports/shuffler.ts';
export { stderrLog } from './ports/stderr-log.ts';
export type { Store } from './ports/store.ts';
export { CLOCKS, type Pace } from './table/pace.ts';
