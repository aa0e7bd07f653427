import type { Clock } from '../ports/clock.ts';
import { type Rate, TokenBucket, TokenBuckets } from './rate.ts';

/** How much one address may ask of the house, and all together. An IPv6 address counts by its network of 64 bits. */
export const DOOR_LIMITS = {
  /** Sockets that are open at once. */
  sockets: 200,
  allSockets: 10_000,
  /** New names in a day, and all names that are known. */
  guests: 200,
  allGuests: 100_000,
  /** Requests and messages a second; five times as many at once. */
  requests: 200,
  allRequests: 5000,
  /** Bytes sent to the house a second; sixteen times as many at once. As many again may lie unread on its way back. */
  bytes: 512 * 1024,
  allBytes: 16 * 1024 * 1024,
} as const;
export type DoorLimits = Readonly<Record<keyof typeof DOOR_LIMITS, number>>;

/** Names given out at once, and a second after that, to all together; more where one address may have more. */
const NEWCOMERS: Rate = { burst: 200, perSecond: 20 };
const A_DAY_IN_SECONDS = 24 * 3600;
const atOnce = (perSecond: number, times: number): Rate => ({ burst: perSecond * times, perSecond });

/** A budget for each sender beside one for all. Where the sender's is used up, nothing is taken from the others. */
class Budget {
  readonly #each: TokenBuckets;
  readonly #all: TokenBucket;

  constructor(clock: Pick<Clock, 'monotonic'>, each: Rate, all: Rate) {
    this.#each = new TokenBuckets(clock, each);
    this.#all = new TokenBucket(clock, all);
  }

  take(sender: string, cost = 1): boolean {
    return this.#all.left >= cost && this.#each.take(sender, cost) && this.#all.take(cost);
  }
}

/** An open socket: how many bytes wait for its other side. */
export interface Unread {
  readonly waiting: number;
}

/** Counts what every address does. It outlives sockets: whoever comes back finds the budget as they left it. */
export class DoorKeeper {
  readonly limits: DoorLimits;
  readonly #sockets = new Map<string, Set<Unread>>();
  readonly #requests: Budget;
  readonly #bytes: Budget;
  readonly #newcomers: TokenBucket;
  readonly #guests: TokenBuckets;
  #open = 0;

  constructor(clock: Pick<Clock, 'monotonic'>, limits: Partial<DoorLimits> = {}) {
    this.limits = { ...DOOR_LIMITS, ...limits };
    const { requests, allRequests, bytes, allBytes, guests } = this.limits;
    this.#requests = new Budget(clock, atOnce(requests, 5), atOnce(allRequests, 5));
    this.#bytes = new Budget(clock, atOnce(bytes, 16), atOnce(allBytes, 16));
    this.#newcomers = new TokenBucket(clock, {
      burst: Math.max(guests, NEWCOMERS.burst),
      perSecond: Math.max(guests / 10, NEWCOMERS.perSecond),
    });
    this.#guests = new TokenBuckets(clock, { burst: guests, perSecond: guests / A_DAY_IN_SECONDS });
  }

  mayAsk(sender: string): boolean {
    return this.#requests.take(sender);
  }

  maySend(sender: string, bytes: number): boolean {
    return bytes === 0 || this.#bytes.take(sender, bytes);
  }

  /** Why a sender may not have one more name; null: they may, and it is counted. */
  whyNoGuest(sender: string): 'too-many-guests' | 'too-fast' | null {
    if (!this.#newcomers.take()) return 'too-fast';
    return this.#guests.take(sender) ? null : 'too-many-guests';
  }

  /** Why a sender may not open one more socket; null: they may. */
  whyNoSocket(sender: string): 'too-many-sockets' | 'house-full' | null {
    if ((this.#sockets.get(sender)?.size ?? 0) >= this.limits.sockets) return 'too-many-sockets';
    return this.#open >= this.limits.allSockets ? 'house-full' : null;
  }

  /** A socket has opened; what is returned counts it out again. */
  opened(sender: string, socket: Unread): () => void {
    const theirs = this.#sockets.get(sender) ?? new Set();
    this.#sockets.set(sender, theirs.add(socket));
    this.#open += 1;
    return () => {
      if (!theirs.delete(socket)) return;
      this.#open -= 1;
      if (theirs.size === 0) this.#sockets.delete(sender);
    };
  }

  /** Whether a sender reads what was sent: too much of it, on all their sockets together, would fill the house. */
  readsTooLittle(sender: string): boolean {
    let unread = 0;
    for (const { waiting } of this.#sockets.get(sender) ?? []) unread += waiting;
    return unread > this.limits.bytes * 16;
  }
}
