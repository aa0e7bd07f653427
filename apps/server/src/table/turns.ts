/** A queue of one: whoever comes is served in turn, and a turn that fails stops nobody. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many wait or are being served. */
  get waiting(): number {
    return this.#waiting;
  }

  take<T>(run: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#last.then(run).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when all who wait now have been served. */
  async over(): Promise<void> {
    await this.#last;
  }
}
