export type { Mind } from './bots/mind.ts';
export { buildServer, type Server } from './build-server.ts';

export { mindFor } from './games.ts';
export { type KeptAct, keptActs } from './history/kept-acts.ts';
export { HOSTING_LIMITS, type HostingLimits } from './hosted/hosting.ts';
export { DOOR_LIMITS, type DoorLimits } from './http/door-limits.ts';
export { type Clock, systemClock } from './ports/clock.ts';
export { letNewThingsBeNew } from './ports/collector.ts';
export { type Load, systemLoad } from './ports/load.ts';
export { fairShuffler, type Shuffler } from './ports/shuffler.ts';
export { stderrLog } from './ports/stderr-log.ts';
export type { Store } from './ports/store.ts';
export type { ServerParts, Timeouts, Tls } from './server-parts.ts';
export { GIVEN_UP, type GivenUp } from './shut-down.ts';
export { CLOCKS, type Pace } from './table/pace.ts';
export { checkVault, type VaultFault, type VaultReport } from './table/shoe/check-vault.ts';
export { ShoeSecrets } from './table/shoe/shoe-secrets.ts';
