/** Tells the tables of a house one after the other, one in a turn of the loop: whoever waits for an answer goes before. */
export class Crier {
  readonly #waiting = new Set<() => void>();
  #hasTold = false;

  /** As soon as it is this one's turn. */
  tell(telling: () => void): void {
    this.#waiting.add(telling);
    if (!this.#hasTold) this.#next();
  }

  callOff(telling: () => void): void {
    this.#waiting.delete(telling);
  }

  #next(): void {
    const [telling] = this.#waiting;
    this.#hasTold = telling !== undefined;
    if (telling === undefined) return;
    setImmediate(() => this.#next());
    this.#waiting.delete(telling);
    telling();
  }
}
