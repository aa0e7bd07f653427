import type { Clock } from '../ports/clock.ts';
import { QUIET_MS } from '../table/quiet.ts';
import type { BroadcastQueue } from './broadcast-queue.ts';
import type { Scene } from './scene.ts';
import type { Subscribers } from './subscribers.ts';

export interface BroadcastParts {
  readonly subscribers: Subscribers;
  readonly clock: Clock;
  readonly pace: number;
  readonly queue: BroadcastQueue;
  readonly scene: () => Scene;
}

/** When the subscribers of a table are told: at once, or throttled, together with what comes meanwhile. */
export class Broadcast {
  readonly #parts: BroadcastParts;
  /** Cancels the throttled broadcast that is due. */
  #due: (() => void) | null = null;

  constructor(parts: BroadcastParts) {
    this.#parts = parts;
  }

  /** Everybody, now. */
  now(): void {
    const { subscribers, scene } = this.#parts;
    this.cancel();
    subscribers.sendAll(scene());
  }

  /** More than chips: everybody sees it now; under load whoever did it, and the rest in the turn of their table. */
  next(mover: string | null): void {
    const { subscribers, queue, scene } = this.#parts;
    if (queue.isBusy) {
      this.#forget();
      if (mover !== null) subscribers.sendTo(scene(), mover);
      queue.addUrgent(this.#catchUp);
    } else this.now();
  }

  /** Chips move often and mean little to others: whoever moved them sees it at once, the rest with what comes meanwhile. */
  soon(mover: string | null): void {
    const { subscribers, clock, pace, queue, scene } = this.#parts;
    if (mover !== null) subscribers.sendTo(scene(), mover);
    this.#due ??= clock.after(Math.round(QUIET_MS * pace), () => {
      this.#due = null;
      queue.add(this.#catchUp);
    });
  }

  /** Tells what is owed, and nothing more. */
  end(): void {
    if (this.cancel()) this.#catchUp();
  }

  /** True: more than chips was still to be told. */
  cancel(): boolean {
    this.#forget();
    return this.#parts.queue.cancel(this.#catchUp);
  }

  #forget(): void {
    this.#due?.();
    this.#due = null;
  }

  readonly #catchUp = (): void => {
    const { subscribers, scene } = this.#parts;
    subscribers.catchUp(scene());
  };
}
