import { player, type Ruleset } from '@sabot/engine';
import { forbiddenText, offeredText } from './offered.ts';
import { CUT } from './shoe-events.ts';

interface Known {
  readonly state: unknown;
  readonly wanted: string;
  readonly mayCut: boolean;
  readonly text: string;
}

/** What each viewer of a table may do, as it is told: where chips of others have moved, it is the same as before. */
export class KnownOffers {
  readonly #known = new Map<string, Known>();
  /** What was written last. People with chips enough may mostly do the same: then they share one text. */
  #latest = '';

  /** `wanted`: the acts for which the table waits for this viewer. Those the law forbids follow, with the reason. */
  of(viewer: string, ruleset: Ruleset, state: unknown, mayCut: boolean, wanted: readonly string[]): string {
    const known = this.#known.get(viewer);
    const key = wanted.join();
    // The state at which it was written stays: keeping every newer one as well would only make work for the collector.
    if (known !== undefined && known.wanted === key && isStill(known, viewer, ruleset, state, mayCut))
      return known.text;
    const text = written(viewer, ruleset, state, mayCut, wanted);
    if (text !== this.#latest) this.#latest = text;
    this.#known.set(viewer, { state, wanted: key, mayCut, text: this.#latest });
    return this.#latest;
  }

  /** Somebody who does not look any more. */
  forget(viewer: string): void {
    this.#known.delete(viewer);
  }
}

const isStill = (known: Known, viewer: string, { game }: Ruleset, state: unknown, mayCut: boolean): boolean =>
  known.mayCut === mayCut &&
  (known.state === state || game.offersStay?.(known.state as never, state as never, viewer) === true);

function written(viewer: string, ruleset: Ruleset, state: unknown, mayCut: boolean, wanted: readonly string[]): string {
  const lawful = ruleset.legal(state, player(viewer)).filter(({ act }) => act !== CUT || mayCut);
  const missing = wanted.filter((name) => name !== CUT && lawful.every(({ act }) => act !== name));
  const forbidden = missing.length === 0 ? [] : ruleset.forbidden(state, player(viewer), missing);
  const acts = `[${lawful.map(offeredText).join()}]`;
  return forbidden.length === 0 ? acts : `${acts},"forbidden":[${forbidden.map(forbiddenText).join()}]`;
}
