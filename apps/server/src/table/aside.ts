import type { Refused } from '@sabot/engine';
import type { Notice, Stopped, Aside as Told } from '@sabot/protocol';
import type { Clock } from '../ports/clock.ts';
import { refuse } from '../refusals.ts';
import { comes, type Move } from './move.ts';

/** More is not said of one table at a time. */
const MOST_NOTICES = 8;

/** What is said at a table beside the game, and who has stopped it. It has no effect on the game but that it waits. */
export class Aside {
  readonly #clock: Clock;
  readonly #changed: () => void;
  #stopped: Stopped | null = null;
  #notices: readonly Notice[] = [];
  #closing: Told['closing'];
  /** Until when bots look up, by the monotonic clock. */
  #startledUntil = 0;

  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get isStopped(): boolean {
    return this.#stopped !== null;
  }
  get stopped(): Stopped | null {
    return this.#stopped;
  }
  get notices(): readonly Notice[] {
    return this.#notices;
  }
  /** Null where there is nothing to tell. */
  get told(): Told | null {
    const closing = this.#closing;
    if (this.#stopped === null && this.#notices.length === 0 && closing === undefined) return null;
    return { stopped: this.#stopped, notices: [...this.#notices], ...(closing && { closing }) };
  }
  /** What waits meanwhile: everything where the table is stopped, whoever comes where it closes. */
  refuses(move: Move): Refused | null {
    if (this.#stopped !== null) return refuse('table-stopped');
    return this.#closing !== undefined && comes(move) ? refuse('table-closing') : null;
  }

  /** Who closes the table; null: nobody does. */
  get closing(): NonNullable<Told['closing']> | null {
    return this.#closing ?? null;
  }

  close(closing: Told['closing'] | null): void {
    this.#closing = closing ?? undefined;
    this.#changed();
  }

  stop(stopped: Stopped): void {
    this.#stopped = stopped;
    this.#changed();
  }

  goOn(): void {
    if (this.#stopped === null) return;
    this.#stopped = null;
    this.#changed();
  }

  tell(notice: Notice): void {
    this.#notices = [...this.#notices.filter(({ id }) => id !== notice.id), notice].slice(-MOST_NOTICES);
    this.#changed();
  }

  /** Keeps only what still has a meaning. */
  keep(isKept: (notice: Notice) => boolean): void {
    const kept = this.#notices.filter(isKept);
    if (kept.length === this.#notices.length) return;
    this.#notices = kept;
    this.#changed();
  }

  /** Something happened that makes everybody look up: nobody acts by himself for so long. */
  startle(milliseconds: number): void {
    this.#startledUntil = this.#clock.monotonic() + milliseconds;
  }
  get startled(): number {
    return Math.max(0, this.#startledUntil - this.#clock.monotonic());
  }
}
