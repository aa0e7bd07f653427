interface Known {
  readonly of: unknown;
  readonly and: unknown;
  readonly value: unknown;
}

/** Parts of a table that mostly stay the same from one change to the next: the same object as long as what it is made of is. */
export class Memo {
  readonly #known = new Map<string, Known>();

  /** What is under this name, made anew only where one of the two it is made of is another than last time. */
  value<T>(name: string, of: unknown, and: unknown, make: () => T): T {
    const known = this.#known.get(name);
    if (known !== undefined && known.of === of && known.and === and) return known.value as T;
    const value = make();
    this.#known.set(name, { of, and, value });
    return value;
  }
}
