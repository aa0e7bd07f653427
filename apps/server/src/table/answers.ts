import type { Refusal } from '@sabot/engine';

/** What came of a command, as its sender is told. */
export type Outcome =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** A client that lost its connection repeats what it said last. */
const MOST = 100;

/** The first answer to each command that was refused, for whoever repeats it soon. What was done the store remembers for ever. */
export class Refusals {
  readonly #known = new Map<string, Refusal>();

  of(commandId: string): Refusal | undefined {
    return this.#known.get(commandId);
  }

  keep(commandId: string, refusal: Refusal): void {
    this.#known.set(commandId, refusal);
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value as string);
  }
}
