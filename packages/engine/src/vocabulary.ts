import type { BytePage, PageReader } from './byte-page.ts';
import type { Posting } from './money/posting.ts';
import { listNumbered, type Numbered } from './numbered.ts';

/** Names beyond these are of guests and tables long gone. */
const MOST_KNOWN = 20_000;
/** Before something that is said for the first time; the numbers of what is known begin at one. */
export const NEW = 0;

/**
 * What is said again and again has a number: words, names, lists of grounds, the ways that money goes. What is said for
 * the first time is written out and has the next number from then on, so a reader learns the numbers as he goes along.
 */
export class Vocabulary {
  readonly #numbers = new Map<unknown, number>();
  readonly #spelled = new Map<string, number>();
  /** Who has numbered what keeps its number itself: somebody else after all has been forgotten. */
  #self = {};
  #isFull = false;

  /** To whom something is known that keeps its number itself. */
  get self(): object {
    return this.#self;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  forget(): void {
    this.#isFull = false;
    this.#numbers.clear();
    this.#spelled.clear();
    this.#self = {};
  }

  say(page: BytePage, value: unknown): void {
    page.putNumber(this.#numbers.get(value) ?? this.#learn(page, value));
  }

  /** The same list whenever it is said, or else found by what is in it. */
  sayList(page: BytePage, list: readonly unknown[]): void {
    const numbered = listNumbered(list);
    if (numbered === undefined) this.say(page, list);
    else page.putNumber(numbered.knownTo === this.#self ? numbered.number : this.number(page, numbered, list));
  }

  /** For something that keeps its number itself and is not known to this vocabulary. */
  number(page: BytePage, numbered: Numbered, thing: object): number {
    numbered.number = this.#spell(page, thing);
    numbered.knownTo = this.#self;
    return numbered.number;
  }

  /** All of a posting but its amount. */
  sayRoute(page: BytePage, posting: Posting): void {
    page.putNumber(this.#spell(page, [posting.from, posting.to, posting.ground]));
  }

  #learn(page: BytePage, value: unknown): number {
    const number = this.#spell(page, value);
    this.#numbers.set(value, number);
    if (this.#numbers.size >= MOST_KNOWN) this.#isFull = true;
    return number;
  }

  #spell(page: BytePage, value: unknown): number {
    const text = JSON.stringify(value);
    let number = this.#spelled.get(text);
    if (number === undefined) {
      number = this.#spelled.size + 1;
      this.#spelled.set(text, number);
      if (number >= MOST_KNOWN) this.#isFull = true;
      page.putNumber(NEW);
      page.putText(text);
    }
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
      if (number !== NEW) return this.known(number);
      this.learn(page);
    }
  }

  /** What follows after NEW. */
  learn(page: PageReader): void {
    this.#known.push(JSON.parse(page.text()));
  }

  known(number: number): unknown {
    if (number > this.#known.length) throw new RangeError('something is named that was never said');
    return this.#known[number - 1];
  }
}
