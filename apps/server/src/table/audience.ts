import { NOTHING_MISSED, Past, type ToldEvent } from './past.ts';
import type { Scene } from './scene.ts';
import { Telling } from './told.ts';

/** Is handed each message as something that writes it: a listener who does not look costs nothing. */
export type Listener = (text: () => string) => void;

/** Who looks at a table, and up to which event each of them has been told. */
export class Audience {
  readonly #viewers = new Map<string | null, Map<Listener, number>>();
  readonly #past = new Past();

  add(viewer: string | null, listener: Listener, told: number): () => void {
    const listeners = this.#viewers.get(viewer) ?? new Map<Listener, number>();
    this.#viewers.set(viewer, listeners.set(listener, told));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#viewers.get(viewer) === listeners) this.#viewers.delete(viewer);
    };
  }

  get size(): number {
    let size = 0;
    for (const listeners of this.#viewers.values()) size += listeners.size;
    return size;
  }

  has(viewer: string): boolean {
    return this.#viewers.has(viewer);
  }

  /** Keeps what has happened until everybody is told. */
  note(events: readonly ToldEvent[]): void {
    for (const event of events) this.#past.note(event);
  }

  /** Tells everybody how the table stands, with what each has missed; one who is being greeted is left out. */
  tell(scene: Scene, but?: Listener): void {
    this.#tell(scene, this.#viewers.keys(), (listener) => listener !== but);
  }

  /** Tells those who do not know the latest yet. */
  catchUp(scene: Scene): void {
    this.#tell(scene, this.#viewers.keys(), (_, told) => told !== scene.version);
  }

  /** Tells one person before the others: they want to see what came of what they did. */
  tellFirst(scene: Scene, viewer: string): void {
    this.#tell(scene, [viewer], () => true);
  }

  /** For one who comes, or comes back: the whole view, and the events since the version they have, if still at hand. */
  greet(scene: Scene, viewer: string | null, have: number | null): string {
    return new Telling(scene, have === null ? NOTHING_MISSED : this.#past.since(have, scene.version)).textFor(viewer);
  }

  #tell(scene: Scene, viewers: Iterable<string | null>, isMeant: (listener: Listener, told: number) => boolean): void {
    const tellings = new Map<number, Telling>();
    for (const viewer of viewers) {
      const listeners = this.#viewers.get(viewer);
      if (listeners === undefined) continue;
      for (const [listener, told] of listeners) {
        if (!isMeant(listener, told)) continue;
        listeners.set(listener, scene.version);
        let telling = tellings.get(told);
        if (telling === undefined) {
          telling = new Telling(scene, this.#past.since(told, scene.version));
          tellings.set(told, telling);
        }
        const known = telling;
        listener(() => known.textFor(viewer));
      }
    }
  }
}
