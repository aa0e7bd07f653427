import type { Refusal, Ruleset, Unchecked } from '@sabot/engine';
import type { HostedNotice } from '@sabot/protocol';
import type { BroadcastQueue } from '../broadcast/broadcast-queue.ts';
import type { TableCounts } from '../metrics.ts';
import type { CashDesk } from '../money/cash-desk.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Shuffler } from '../ports/shuffler.ts';
import type { Store } from '../ports/store.ts';
import type { WhyUnruled } from '../staff/unruled.ts';
import type { Pace } from './pace.ts';

/** What a table needs of the house. */
export interface RunnerParts {
  readonly table: string;
  readonly ruleset: Ruleset;
  readonly store: Store;
  readonly clock: Clock;
  readonly shuffler: Shuffler;
  readonly desk: CashDesk;
  readonly pace: Pace;
  readonly queue: BroadcastQueue;
  readonly log: Log;
  readonly counts?: TableCounts;
  readonly isBot: (player: string) => boolean;
  /** Its cards are dealt by hand: the croupier is a person, and no clock of the house runs. */
  readonly isByHand?: boolean;
  /** What everybody there is told of whoever has opened it; null: nobody in particular has. */
  readonly hosted?: () => HostedNotice | null;
  /** Why the authority does not let a table be opened so; null: it does, or the command opens none. */
  readonly unauthorised?: (ruleset: Ruleset, command: Unchecked) => Refusal | null;
  /** What is said in a ruling that nobody gave in time. */
  readonly unruled?: WhyUnruled;
  /** What was left of the clocks of its waits, by their names, where another node had it. */
  readonly clocksLeft?: ReadonlyMap<string, number>;
}
