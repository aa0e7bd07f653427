import { BytePage } from './byte-page.ts';
import type { Posting } from './money/posting.ts';
import type { Field } from './shape.ts';
import { Vocabulary } from './vocabulary.ts';

/** How a field is written: figures and free texts differ from event to event, all else has mostly been said before. */
export type Writing = 'said' | 'figure' | 'cards' | 'text' | 'postings';

export function writingOf(field: Field): Writing {
  if (typeof field !== 'string') return 'said';
  if (/^(number|amount)/.test(field)) return 'figure';
  if (/^(text|data)/.test(field)) return 'text';
  return field === 'cards' || field === 'postings' ? field : 'said';
}

/** Instead of the number of a command's events: the vocabulary begins anew. */
export const FORGET = 0;
/** Before something else where a figure is expected; figures themselves begin at one. */
export const NO_FIGURE = 0;

const isFigure = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Writes on a page of bytes: what has been said before by its number, figures as they are. */
export class Pen {
  readonly page: BytePage = new BytePage();
  readonly #vocabulary = new Vocabulary();

  /** A command begins, with so many events. */
  begin(events: number): void {
    if (this.#vocabulary.isFull) {
      this.#vocabulary.forget();
      this.page.putNumber(FORGET);
    }
    this.page.putNumber(events + 1);
  }

  say(value: unknown): void {
    this.#vocabulary.say(this.page, value);
  }

  figure(value: unknown): void {
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

  cards(cards: readonly string[]): void {
    this.page.putNumber(cards.length);
    for (let i = 0; i < cards.length; i++) this.say(cards[i]);
  }

  postings(postings: readonly Posting[]): void {
    this.page.putNumber(postings.length);
    for (let i = 0; i < postings.length; i++) {
      const { from, to, amount, ground } = postings[i] as Posting;
      this.say(from);
      this.say(to);
      this.figure(amount);
      this.say(ground);
    }
  }

  /** A field as its shape says. */
  field(writing: Writing, value: unknown): void {
    switch (writing) {
      case 'said':
        this.say(value);
        return;
      case 'figure':
        this.figure(value);
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
        writing satisfies never;
    }
  }
}
