import type { Refusal } from '@sabot/engine';

/** What came of a command, as its sender is told. */
export type Outcome =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: Refusal };

const MOST = 2000;

/** The first answer to each command id, for whoever repeats it. The oldest are forgotten; the store remembers them. */
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
