import type { TableMessage } from '@sabot/protocol';
import { type NumberedStep, type Scene, tableMessage } from './table-message.ts';

/** Gets each message as an object and as the text that is sent. */
export type Listener = (message: TableMessage, text: string) => void;

/** How many past events are kept at hand for those who come back. */
const KEPT = 400;

/** Who looks at a table. Everybody of the same name gets the same bytes, worked out once. */
export class Audience {
  readonly #viewers = new Map<string | null, Set<Listener>>();
  #past: NumberedStep[] = [];

  add(viewer: string | null, listener: Listener): () => void {
    const listeners = this.#viewers.get(viewer) ?? new Set();
    this.#viewers.set(viewer, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#viewers.get(viewer) === listeners) this.#viewers.delete(viewer);
    };
  }

  get size(): number {
    return [...this.#viewers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  has(viewer: string): boolean {
    return this.#viewers.has(viewer);
  }

  tell(scene: Scene, steps: readonly NumberedStep[]): void {
    this.#past = [...this.#past, ...steps].slice(-KEPT);
    for (const [viewer, listeners] of [...this.#viewers]) {
      const message = tableMessage(scene, viewer, steps);
      const text = JSON.stringify(message);
      for (const listener of [...listeners]) listener(message, text);
    }
  }

  /** For one who comes, or comes back: the whole view, and the events since the version they have, if still at hand. */
  greet(scene: Scene, viewer: string | null, have: number | null): TableMessage {
    const missed = have === null ? [] : this.#past.filter(({ no }) => no > have);
    const complete = have !== null && have <= scene.version && missed.length === scene.version - have;
    return tableMessage(scene, viewer, complete ? missed : []);
  }
}
