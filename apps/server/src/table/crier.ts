import { type Load, noLoad } from '../ports/load.ts';

/** From this load on the house has its hands full. */
const BUSY = 0.4;
/** Then so many milliseconds lie between two tables, or at most so many tables are told at once to make up for it. */
const SPACING_MS = 2;
const MOST_AT_ONCE = 4;

/**
 * Tells the tables of a house one after the other, one in a turn of the loop: whoever waits for an answer goes before. Where the
 * house has its hands full it also takes its time, and a table waits the longer the more of them there are.
 */
export class Crier {
  readonly #load: Load;
  readonly #pressing = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  #isPressed = false;
  #isAtWork = false;
  #told = 0;

  constructor(load: Load = noLoad) {
    this.#load = load;
  }

  /** As soon as it is this one's turn. */
  tell(telling: () => void): void {
    this.#waiting.add(telling);
    if (!this.#isAtWork) this.#next(1);
  }

  get isBusy(): boolean {
    return this.#load() >= BUSY;
  }

  /** For more than chips: one table in a turn of the loop, before all the others. */
  tellNext(telling: () => void): void {
    this.#waiting.delete(telling);
    this.#pressing.add(telling);
    if (!this.#isPressed) this.#tellPressing();
  }

  /** True: it was about more than chips. */
  callOff(telling: () => void): boolean {
    this.#waiting.delete(telling);
    return this.#pressing.delete(telling);
  }

  readonly #tellPressing = (): void => {
    const [telling] = this.#pressing;
    this.#isPressed = telling !== undefined;
    if (telling === undefined) return;
    this.#pressing.delete(telling);
    setImmediate(this.#tellPressing);
    telling();
  };

  #next(count: number): void {
    const tellings = [...this.#waiting].slice(0, count);
    this.#isAtWork = tellings.length > 0;
    if (!this.#isAtWork) return;
    for (const telling of tellings) this.#waiting.delete(telling);
    this.#told = performance.now();
    if (this.isBusy) setTimeout(() => this.#next(this.#due()), SPACING_MS);
    else setImmediate(() => this.#next(1));
    for (const telling of tellings) telling();
  }

  /** How many may be told now. */
  #due(): number {
    return Math.min(MOST_AT_ONCE, Math.max(1, Math.floor((performance.now() - this.#told) / SPACING_MS)));
  }
}
