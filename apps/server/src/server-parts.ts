import type { Entry } from '@sabot/regulations';
import type { Logger } from 'pino';
import type { Chance } from './bots/stakes.ts';
import type { Membership } from './cluster/cluster.ts';
import type { Run } from './cluster/owners.ts';
import type { HostingLimits } from './hosted/hosting.ts';
import type { DoorLimits } from './http/door-limits.ts';
import type { Clock } from './ports/clock.ts';
import type { Load } from './ports/load.ts';
import type { Shuffler } from './ports/shuffler.ts';
import type { Store } from './ports/store.ts';
import type { Played } from './room.ts';
import type { Pace } from './table/pace.ts';

export interface ServerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly shuffler: Shuffler;
  /** What is played; `tables` says how many of it there are, where that is not as many as of the others. */
  readonly rulesets: readonly (Entry & Pick<Played, 'tables' | 'openings' | 'isByHand'>)[];
  /** How many tables each ruleset has; one unless told otherwise. */
  readonly tablesEach?: number;
  readonly pace?: Pace;
  /** How busy the house is: one with its hands full lets others wait to see somebody's chips. */
  readonly load?: Load;
  readonly logger?: Logger;
  /** Bots keep every table company. */
  readonly bots?: boolean;
  /** What the bots choose by; the secure source unless told otherwise. */
  readonly chance?: Chance;
  /** In so many of a hundred coups something goes wrong among the bots; in none unless told otherwise. */
  readonly botErrors?: number;
  /** Whether tables show the exact odds of their next coup; they do unless told otherwise. */
  readonly liveOdds?: boolean;
  /** How much one address may ask of the house, and all together, where that is not the usual. */
  readonly limits?: Partial<DoorLimits>;
  /** The header in which a proxy says whom it speaks for; without one the other end of the line counts. */
  readonly addressHeader?: string;
  /** The addresses under which people open the page. Over https, cookies are for https alone. */
  readonly publicUrls?: readonly string[];
  /** The house speaks TLS itself; without it there is plain HTTP, or a proxy before it. */
  readonly tls?: Tls | null;
  /** Sign cookies with a new key from now on; those signed before count for so many days more. */
  readonly newCookieKey?: number;
  /** So many days the answer to a command is found by its id, once its talla is sealed; 30 unless told otherwise. */
  readonly answerDays?: number;
  /** How long a sender may take, and how soon a peer that does not answer is cut off. */
  readonly timeouts?: Partial<Timeouts>;
  /** How many tables people may open; null: none. Some unless told otherwise. */
  readonly hosting?: HostingLimits | null;
  /** The folder of the built page; without one there is none. */
  readonly page?: string;
  /** On a database tables are taken, for another house or node may be there; a file has one house alone. */
  readonly node?: NodeParts;
}

interface NodeParts {
  readonly self: Run;
  /** The other nodes, with whom the tables are shared; null: they are all ours. */
  readonly nodes: Membership | null;
  /** What all nodes know; needed where there are several. */
  readonly secret?: string;
}

/** A certificate with its chain and its key, as PEM. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
}

/** In milliseconds. */
export interface Timeouts {
  /** For all headers of a request, and for the whole of it. */
  readonly headers: number;
  readonly request: number;
  /** A socket is pinged this often, and cut off when the next ping is due and the last has no answer. */
  readonly ping: number;
}
export const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, ping: 15_000 };
