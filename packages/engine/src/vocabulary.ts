import type { BytePage, PageReader } from './byte-page.ts';

/** Names beyond these are of guests and tables long gone. */
const MOST_KNOWN = 20_000;
/** Before something that is said for the first time; the numbers of what is known begin at one. */
const NEW = 0;

/**
 * What is said again and again has a number: words, names, accounts, lists of grounds. What is said for the first time
 * is written out and has the next number from then on, so a reader learns the numbers as he goes along.
 */
export class Vocabulary {
  /** Lists are known by identity: what the law says does not change, and is the same list whenever it is said. */
  readonly #numbers = new Map<unknown, number>();
  /** A list made anew is known by what is in it. */
  readonly #written = new Map<string, number>();

  get isFull(): boolean {
    return this.#numbers.size >= MOST_KNOWN;
  }

  forget(): void {
    this.#numbers.clear();
    this.#written.clear();
  }

  say(page: BytePage, value: unknown): void {
    page.putNumber(this.#numbers.get(value) ?? this.#learn(page, value));
  }

  #learn(page: BytePage, value: unknown): number {
    const text = JSON.stringify(value);
    let number = this.#written.get(text);
    if (number === undefined) {
      number = this.#written.size + 1;
      this.#written.set(text, number);
      page.putNumber(NEW);
      page.putText(text);
    }
    this.#numbers.set(value, number);
    return number;
  }
}

/** The same for whoever reads. */
export class HeardVocabulary {
  #known: unknown[] = [];

  forget(): void {
    this.#known = [];
  }

  hear(page: PageReader): unknown {
    for (;;) {
      const number = page.number();
      if (number > this.#known.length) throw new RangeError('something is named that was never said');
      if (number !== NEW) return this.#known[number - 1];
      this.#known.push(JSON.parse(page.text()));
    }
  }
}
