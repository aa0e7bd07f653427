import type { Clock } from '../ports/clock.ts';
import { lengthOf, type Pace } from './pace.ts';
import type { Wait } from './wait.ts';

/**
 * A wait, from when its clock counts, and when its lapse comes; null where no clock runs for it. A clock that waits for somebody
 * has the moment from which they can answer, and no end.
 */
export type TimedWait = Wait & { readonly from: number | null; readonly until: number | null };
/** The same where nothing is done at its end: on a node that only tells it. */
export type ToldWait = Omit<TimedWait, 'move'>;

interface Running {
  /** What it runs once the felt has shown what led to it. */
  readonly length: number;
  /** When it ends, by the monotonic clock. */
  readonly ends: number;
  /** The same for people, by the wall clock. */
  until: number;
  readonly stop: () => void;
}

/** The wall clock drifts a little; this much apart somebody has set it. */
const WALL_WAS_SET_MS = 1000;

/** The clocks of a table: one runs for each wait, and at its end the lapse is due. */
export class LapseClock {
  readonly #clock: Clock;
  readonly #pace: Pace;
  readonly #game: string;
  readonly #running = new Map<string, Running>();
  readonly #resting = new Set<string>();
  /** Waits without an end, and from when somebody can answer. */
  readonly #held = new Map<string, number>();
  /** What was left of clocks that ran elsewhere. */
  #carried: ReadonlyMap<string, number>;
  #timed: { readonly of: readonly Wait[]; readonly timed: readonly TimedWait[] } = { of: [], timed: [] };

  constructor(clock: Clock, pace: Pace, game: string, carried: ReadonlyMap<string, number> = new Map()) {
    this.#clock = clock;
    this.#pace = pace;
    this.#game = game;
    this.#carried = carried;
  }

  /** The same list as last time where nothing about it has changed. */
  timed(waits: readonly Wait[]): readonly TimedWait[] {
    const { of, timed } = this.#timed;
    if (of === waits && timed.every((wait) => wait.until === this.#until(wait))) return timed;
    this.#timed = { of: waits, timed: waits.map((wait) => this.#timedAs(wait)) };
    return this.#timed.timed;
  }

  #timedAs(wait: Wait): TimedWait {
    const until = this.#until(wait);
    const held = this.#held.get(wait.name);
    if (held !== undefined) return { ...wait, from: held, until };
    const { length = 0 } = this.#running.get(wait.name) ?? {};
    return { ...wait, from: until === null ? null : until - length, until };
  }

  #until({ name }: Wait): number | null {
    const running = this.#running.get(name);
    if (running === undefined) return null;
    const until = this.#clock.now() + running.ends - this.#clock.monotonic();
    if (Math.abs(until - running.until) >= WALL_WAS_SET_MS) running.until = Math.round(until);
    return running.until;
  }

  /**
   * Starts a clock for whoever is awaited now, once the felt has shown for `showing` milliseconds what led to it. One that
   * runs for the same wait goes on; the others stop, and none runs for a wait that is held. True: something changed.
   */
  watch(
    waits: readonly Wait[],
    lapsed: (wait: Wait) => void,
    showing = 0,
    isHeld: (wait: Wait) => boolean = () => false,
  ): boolean {
    let changed = this.#hold(waits, showing, isHeld);
    for (const name of this.#running.keys()) {
      if (waits.some((wait) => wait.name === name) && !this.#held.has(name)) continue;
      changed = true;
      this.#end(name);
    }
    for (const wait of waits) {
      if (this.#held.has(wait.name)) continue;
      const length = lengthOf(this.#pace, wait.clock, this.#game);
      if (length === null || this.#running.has(wait.name) || this.#resting.has(wait.name)) continue;
      const whole = this.#carried.get(wait.name) ?? (wait.isUnseen ? 0 : showing) + length;
      const ends = this.#clock.monotonic() + whole;
      const over = (): void => {
        this.#running.delete(wait.name);
        lapsed(wait);
      };
      const stop = this.#clock.after(Math.min(length, whole), over, Math.max(0, whole - length));
      this.#running.set(wait.name, { length, ends, until: this.#clock.now() + whole, stop });
      changed = true;
    }
    this.#carried = new Map();
    return changed;
  }

  #hold(waits: readonly Wait[], showing: number, isHeld: (wait: Wait) => boolean): boolean {
    const held = waits.filter(isHeld).map(({ name }) => name);
    let changed = false;
    for (const name of this.#held.keys()) {
      if (held.includes(name)) continue;
      changed = true;
      this.#held.delete(name);
    }
    for (const name of held) {
      if (this.#held.has(name)) continue;
      changed = true;
      this.#held.set(name, this.#clock.now() + showing);
    }
    if (changed) this.#timed = { of: [], timed: [] };
    return changed;
  }

  /** The lapse of this wait led to nothing: its clock stands still until something else happens. */
  rest(name: string): void {
    this.#resting.add(name);
  }

  wake(): void {
    // Clearing makes a new set inside, also of an empty one.
    if (this.#resting.size > 0) this.#resting.clear();
  }

  stop(): void {
    for (const name of this.#running.keys()) this.#end(name);
    this.#held.clear();
  }

  #end(name: string): void {
    this.#running.get(name)?.stop();
    this.#running.delete(name);
  }
}
