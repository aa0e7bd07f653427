import { fewestShoes, type Played, playPiece, type SimulatedRules, together } from '@sabot/odds/simulation';
import type { Batch, Orders } from './piece-thread.ts';

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

/** Pieces that were played together. */
export type PlayedBatch = Batch & Played;

/** Batches come as they are done; they count in their order, so that it is all the same who did which, and when. */
export class PiecesInOrder {
  readonly #work: Work;
  readonly #early = new Map<number, PlayedBatch>();
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
    return [...this.#early.values()].reduce((sum, { many }) => sum + many, this.#whole.pieces);
  }

  get stopped(): Worked {
    return { whole: this.#whole, played: this.#whole.played, isComplete: false };
  }

  /** The whole work, once this batch makes it enough. */
  take(done: PlayedBatch): Worked | null {
    this.#early.set(done.piece, done);
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      if (next.coups >= this.#missing) return this.#cut(next);
      this.#early.delete(next.piece);
      this.#add(next.many, next);
    }
    return null;
  }

  get #missing(): number {
    return this.#work.wanted - this.#whole.played.coups;
  }

  /** Batches are short towards the end, so there is little to be played again: most often a part of one piece. */
  #cut({ piece, many }: Batch): Worked {
    const { rules, seed } = this.#work;
    for (let one = piece; one < piece + many - 1; one++) {
      const played = playPiece(rules, seed, one);
      if (played.coups >= this.#missing) break;
      this.#add(1, played);
    }
    const whole = this.#whole;
    const last = fewestShoes(rules, seed, whole.pieces, this.#missing);
    return { whole, played: together(whole.played, last), isComplete: true };
  }

  #add(many: number, played: Played): void {
    const whole = this.#whole;
    this.#whole = { pieces: whole.pieces + many, played: together(whole.played, played) };
  }

  #next(): PlayedBatch | undefined {
    return this.#early.get(this.#whole.pieces);
  }
}
