import { MOST_ON_FELT, timeOnFelt } from '@sabot/story';
import type { Clock } from '../ports/clock.ts';
import { type Pace, showingOf } from './pace.ts';

/** Nobody sees less than this. */
const STEP_MS = 50;

/**
 * Until when the felt shows what has happened: the clocks of a table count from then on. Reckoned from what everybody
 * sees of the events, whatever a client says of itself, and never longer than the longest time a moment takes there.
 */
export class FeltTime {
  readonly #clock: Clock;
  readonly #pace: Pace;
  readonly #game: string;
  /** By the monotonic clock. */
  #until = 0;

  constructor(clock: Clock, pace: Pace, game: string) {
    this.#clock = clock;
    this.#pace = pace;
    this.#game = game;
  }

  /** What has just happened is shown after whatever is still being shown; `scale` is how much of its time the felt takes. */
  show(events: readonly { readonly type: string }[], scale = 1): void {
    const needed = timeOnFelt(this.#game, events);
    if (needed === 0) return;
    const left = this.left + showingOf(this.#pace, needed * scale);
    this.#until = this.#clock.monotonic() + Math.min(left, showingOf(this.#pace, MOST_ON_FELT * scale));
  }

  /** How long it still takes, in milliseconds, to the next full step. */
  get left(): number {
    return Math.max(0, Math.ceil((this.#until - this.#clock.monotonic()) / STEP_MS) * STEP_MS);
  }
}
