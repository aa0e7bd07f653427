import type { Receive, Subscription } from '../broadcast/broadcast.ts';
import { Frame } from '../broadcast/encoder.ts';
import type { TableRunner } from '../table/table-runner.ts';
import { told } from '../words.ts';
import type { LateAudience } from './late-audience.ts';
import type { Sight } from './sight.ts';

interface Follower {
  readonly subscription: Subscription;
  readonly receive: Receive;
  sight: Sight;
  stop: () => void;
}

export interface FollowersParts {
  readonly table: TableRunner;
  readonly late: LateAudience;
  readonly sightOf: (viewer: string | null) => Sight;
}

/** Who follows a table on a socket, each as they may see it: whoever sits down sees it as it is from then on. */
export class Followers {
  readonly #parts: FollowersParts;
  readonly #all = new Set<Follower>();

  constructor(parts: FollowersParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#all.size;
  }

  follow(subscription: Subscription, receive: Receive): () => void {
    const sight = this.#parts.sightOf(subscription.viewer);
    const follower: Follower = { subscription, receive, sight, stop: () => undefined };
    this.#all.add(follower);
    this.#begin(follower, subscription, 0);
    return () => {
      follower.stop();
      this.#all.delete(follower);
    };
  }

  /** Somebody may see more now than before, or less. */
  look(): void {
    const { table, sightOf } = this.#parts;
    for (const follower of [...this.#all]) {
      const { subscription, sight } = follower;
      const now = sightOf(subscription.viewer);
      if (now === sight) continue;
      const seen = sight === 'now' ? table.scene.version : this.#parts.late.scene.version;
      const { stop } = follower;
      // Whoever stops following is noticed, and this is asked again: it has been settled by then.
      follower.sight = now;
      follower.stop = () => undefined;
      stop();
      this.#begin(follower, { ...subscription, have: sight === 'hidden' ? null : seen }, seen);
    }
  }

  /** The table is there no longer. */
  end(): void {
    for (const { stop } of this.#all) stop();
    this.#all.clear();
  }

  #begin(follower: Follower, subscription: Subscription, seen: number): void {
    const { table, late } = this.#parts;
    const { sight, receive } = follower;
    if (sight === 'now') follower.stop = table.follow(subscription, receive);
    else if (sight === 'late') follower.stop = late.follow(subscription, receive, seen);
    else {
      const code = sight === 'nothing' ? 'no-spectators' : sight === 'by-asking' ? 'ask-to-come-in' : 'unknown-table';
      follower.stop = () => undefined;
      receive(new Frame(JSON.stringify({ type: 'error', ...told(code) })));
    }
  }
}
