import { Frame } from '../broadcast/encoder.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import type { TableRunner } from '../table/table-runner.ts';

/** However much happens, whoever works here is not told more often. */
const EVERY_MS = 400;

/** Tells those who work here that the pit looks otherwise; what it looks like they ask for themselves. */
export class PitFeed {
  readonly #clock: Clock;
  readonly #followers = new Set<(frame: Frame) => void>();
  readonly #frame = new Frame(JSON.stringify({ type: 'pit-changed' }));
  #due: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** What is returned ends it. */
  readonly watch = (table: TableRunner): (() => void) => {
    const ends = [table.onChange(this.touch), table.onPresence(this.touch), table.onAside(this.touch)];
    return () => {
      for (const end of ends) end();
    };
  };

  start(room: Room): () => void {
    const end = room.attend(this.watch);
    return () => {
      end();
      this.#due?.();
      this.#due = null;
    };
  }

  follow(send: (frame: Frame) => void): () => void {
    this.#followers.add(send);
    return () => void this.#followers.delete(send);
  }

  readonly touch = (): void => {
    if (this.#followers.size === 0 || this.#due !== null) return;
    this.#due = this.#clock.after(EVERY_MS, () => {
      this.#due = null;
      for (const send of this.#followers) send(this.#frame);
    });
  };
}
