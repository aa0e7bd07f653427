import type { Clock } from './ports/clock.ts';
import { type Store, storeCode } from './ports/store.ts';

/** Why no one should be sent here now: the house is closing, or the code of the store. */
export type Unready = 'closing' | `store-${string}`;

/** The store is asked no more often than this: whoever asks often learns the same. */
const FRESH_MS = 1000;

/** Whether the house can do what it is for. Being alive is not enough: what cannot be kept is not done. */
export class Readiness {
  readonly #store: Store;
  readonly #clock: Pick<Clock, 'monotonic'>;
  #known: { readonly at: number; readonly why: Promise<Unready | null> } | null = null;
  #isClosing = false;

  constructor(store: Store, clock: Pick<Clock, 'monotonic'>) {
    this.#store = store;
    this.#clock = clock;
  }

  closing(): void {
    this.#isClosing = true;
  }

  async whyNot(): Promise<Unready | null> {
    if (this.#isClosing) return 'closing';
    const now = this.#clock.monotonic();
    if (this.#known === null || now - this.#known.at > FRESH_MS) this.#known = { at: now, why: this.#ask() };
    return this.#known.why;
  }

  async #ask(): Promise<Unready | null> {
    const fault = await this.#store.ping().catch((error: unknown) => error);
    return fault === null ? null : `store-${storeCode(fault) ?? 'failed'}`;
  }
}
