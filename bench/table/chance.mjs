/** A cheap generator, the same for every contender: one multiplication a number. */
export class Chance {
  #seed;

  constructor(seed) {
    this.#seed = seed >>> 0;
  }

  below(limit) {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) >>> 0;
    // The low bits of such a generator are poor: the high ones choose.
    return Math.floor((this.#seed / 0x1_0000_0000) * limit);
  }
}
