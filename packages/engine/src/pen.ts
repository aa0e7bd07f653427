import { BytePage } from './byte-page.ts';
import { indexOf } from './cards/card.ts';
import type { Posting } from './money/posting.ts';
import type { Made } from './numbered.ts';
import type { Pattern } from './pattern.ts';
import type { Field } from './shape.ts';
import { Vocabulary } from './vocabulary.ts';

/** How a field is written. A list of words means "one of these". */
export type Writing =
  | 'said'
  | 'listed'
  | 'figure'
  | 'flag'
  | 'card'
  | 'cards'
  | 'text'
  | 'postings'
  | readonly string[];

export function writingOf(field: Field): Writing {
  if (typeof field !== 'string') return field;
  if (/^(number|amount)/.test(field)) return 'figure';
  if (/^(text|data)/.test(field)) return 'text';
  if (field === 'grounds' || field === 'words') return 'listed';
  return ['flag', 'card', 'cards', 'postings'].includes(field)
    ? (field as 'flag' | 'card' | 'cards' | 'postings')
    : 'said';
}

/** Where an event might begin, after the nought of something new: the command is at its end. */
export const END = 1;
/** In the same place: the vocabulary begins anew. */
export const FORGET = 2;
/** The types of events follow after these, and then what is in the vocabulary. */
export const BEFORE_TYPES = 2;
/** Before something else where a figure is expected; figures themselves begin at one. */
export const NO_FIGURE = 0;

const isFigure = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Writes on a page of bytes: what has been said before by its number, figures as they are. */
export class Pen {
  readonly page: BytePage = new BytePage();
  readonly #vocabulary = new Vocabulary();
  readonly #before: number;

  /** For so many types of events: what is in the vocabulary is numbered after them where an event begins. */
  constructor(types: number) {
    this.#before = BEFORE_TYPES + types;
  }

  /** That was all of a command. */
  end(): void {
    this.page.putNumber(END);
    if (!this.#vocabulary.isFull) return;
    this.#vocabulary.forget();
    this.page.putNumber(FORGET);
  }

  say(value: unknown): void {
    this.#vocabulary.say(this.page, value);
  }

  list(list: readonly unknown[]): void {
    this.#vocabulary.sayList(this.page, list);
  }

  /** A type of event by its place among the shapes, counted from one. */
  type(place: number): void {
    this.page.putNumber(BEFORE_TYPES + place);
  }

  /** All of an event that was made once, by the number it keeps. */
  whole(made: Made<object>): void {
    const isKnown = made.knownTo === this.#vocabulary.self;
    const number = isKnown ? made.number : this.#vocabulary.number(this.page, made, made.event);
    this.page.putNumber(this.#before + number);
  }

  /** An event by its pattern, and what that leaves open. */
  patterned<Event extends object>(pattern: Pattern<Event>, event: Event): void {
    const isKnown = pattern.knownTo === this.#vocabulary.self;
    const number = isKnown ? pattern.number : this.#vocabulary.number(this.page, pattern, pattern);
    this.page.putNumber(this.#before + number);
    pattern.writeOpen(this, event);
  }

  /** A word by its place among those it may be. */
  oneOf(words: readonly string[], word: string): void {
    for (let i = 0; i < words.length; i++) {
      if (words[i] !== word) continue;
      this.page.putNumber(i);
      return;
    }
    throw new RangeError(`${word} is none of ${words.join(', ')}`);
  }

  flag(flag: boolean): void {
    this.page.putNumber(flag ? 1 : 0);
  }

  figure(value: unknown): void {
    // Most are small whole numbers, which is seen at once.
    if (((value as number) | 0) === value && value >= 0) this.page.putNumber(value + 1);
    else this.#rareFigure(value);
  }

  #rareFigure(value: unknown): void {
    if (isFigure(value)) {
      this.page.putNumber(value + 1);
    } else {
      this.page.putNumber(NO_FIGURE);
      this.text(value);
    }
  }

  /** Whatever it is, as JSON. */
  text(value: unknown): void {
    this.page.putText(JSON.stringify(value));
  }

  /** A card by its place among the names. */
  card(card: string): void {
    const at = indexOf(card);
    if (at < 0) throw new RangeError(`${card} is no card`);
    this.page.putNumber(at);
  }

  cards(cards: readonly string[]): void {
    this.page.putNumber(cards.length);
    for (let i = 0; i < cards.length; i++) this.card(cards[i] as string);
  }

  postings(postings: readonly Posting[]): void {
    this.page.putNumber(postings.length);
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i] as Posting;
      this.#vocabulary.sayRoute(this.page, posting);
      this.figure(posting.amount);
    }
  }

  /** A field as its shape says. */
  field(writing: Writing, value: unknown): void {
    switch (writing) {
      case 'said':
        this.say(value);
        return;
      case 'listed':
        this.list(value as readonly unknown[]);
        return;
      case 'figure':
        this.figure(value);
        return;
      case 'flag':
        this.flag(value as boolean);
        return;
      case 'card':
        this.card(value as string);
        return;
      case 'cards':
        this.cards(value as readonly string[]);
        return;
      case 'postings':
        this.postings(value as readonly Posting[]);
        return;
      case 'text':
        this.text(value);
        return;
      default:
        this.oneOf(writing, value as string);
    }
  }
}
