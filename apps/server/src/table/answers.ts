import type { Refusal } from '@sabot/engine';

/** What came of a command, as its sender is told. */
export type Outcome =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** A client that lost its connection repeats what it said last; older answers the store remembers. */
const MOST = 100;

/** The first answer to each command id, for whoever repeats it soon. */
export class Answers {
  readonly #known = new Map<string, Outcome>();

  of(commandId: string): Outcome | undefined {
    return this.#known.get(commandId);
  }

  keep(commandId: string, outcome: Outcome): Outcome {
    this.#known.set(commandId, outcome);
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value as string);
    return outcome;
  }
}
