/** Whoever needs the same name takes turns; others do not wait for them. */
export class TurnsByName {
  readonly #last = new Map<string, Promise<unknown>>();

  /** All names at once or none: so nobody waits in a circle. A turn that fails stops nobody. */
  take<T>(names: Iterable<string>, run: () => Promise<T>): Promise<T> {
    const all = [...new Set(names)];
    const turn = Promise.all(all.map((name) => this.#last.get(name))).then(run);
    const over: Promise<void> = turn.then(nothing, nothing).then(() => this.#leave(all, over));
    for (const name of all) this.#last.set(name, over);
    return turn;
  }

  #leave(names: readonly string[], turn: Promise<unknown>): void {
    for (const name of names) if (this.#last.get(name) === turn) this.#last.delete(name);
  }
}

const nothing = (): void => undefined;
