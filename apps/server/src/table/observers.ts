/** Those who want to know when something happens. */
export class Observers<Args extends readonly unknown[] = []> {
  readonly #all = new Set<(...args: Args) => void>();

  /** What is returned takes them away again. */
  readonly add = (observer: (...args: Args) => void): (() => void) => {
    this.#all.add(observer);
    return () => void this.#all.delete(observer);
  };

  tell(...args: Args): void {
    for (const observer of this.#all) observer(...args);
  }
}
