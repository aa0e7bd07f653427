import { fewestShoes, type Played, type SimulatedRules, together } from '@sabot/odds/math';
import type { Orders, PieceDone } from './piece-thread.ts';

export interface Work extends Orders {
  readonly rules: SimulatedRules;
  readonly wanted: number;
  readonly workers: number;
}
/** Whole pieces of work, from the first, without a gap. */
export interface Whole {
  readonly pieces: number;
  readonly played: Played;
}
export interface Worked {
  /** What can go on later. */
  readonly whole: Whole;
  /** What counts: the fewest shoes, in the order of their pieces, that have the coups wanted; all so far if stopped. */
  readonly played: Played;
  readonly isComplete: boolean;
}

/** Pieces come as they are done; they count in their order, so that it is all the same who did which, and when. */
export class PiecesInOrder {
  readonly #work: Work;
  readonly #early = new Map<number, PieceDone>();
  #whole: Whole;

  constructor(work: Work, start: Whole) {
    this.#work = work;
    this.#whole = start;
  }

  get whole(): Whole {
    return this.#whole;
  }

  /** How many pieces are done, those that came early too. */
  get done(): number {
    return this.#whole.pieces + this.#early.size;
  }

  get stopped(): Worked {
    return { whole: this.#whole, played: this.#whole.played, isComplete: false };
  }

  /** The whole work, once this piece makes it enough. */
  take(done: PieceDone): Worked | null {
    const { rules, seed, wanted } = this.#work;
    this.#early.set(done.piece, done);
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const whole = this.#whole;
      const missing = wanted - whole.played.coups;
      if (next.coups >= missing) {
        const last = fewestShoes(rules, seed, next.piece, missing);
        return { whole, played: together(whole.played, last), isComplete: true };
      }
      this.#early.delete(next.piece);
      this.#whole = { pieces: whole.pieces + 1, played: together(whole.played, next) };
    }
    return null;
  }

  #next(): PieceDone | undefined {
    return this.#early.get(this.#whole.pieces);
  }
}
