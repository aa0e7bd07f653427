import type { Account } from './money/posting.ts';
import { Numbered } from './numbered.ts';
import type { Pen } from './pen.ts';

/** A posting whose amount is that of a field before it; if none is named, the amount is left open. */
export interface PostingOutline {
  readonly from: Account;
  readonly to: Account;
  readonly amount?: string;
  readonly ground: string;
}

/** An event without what it leaves open. */
export interface Outline {
  readonly type: string;
  readonly postings?: readonly PostingOutline[];
  readonly [field: string]: unknown;
}

/**
 * What is the same in events that happen again and again. Such an event is written as its pattern and, in the order
 * of its shape, what the pattern leaves open.
 */
export abstract class Pattern<Event extends object = never> extends Numbered {
  abstract outline(): Outline;

  /** Writes what it leaves open of an event that was made on it. */
  abstract writeOpen(pen: Pen, event: Event): void;

  /** As it is spelled once for whoever reads; its name tells it from an event that is said whole. */
  toJSON(): { readonly pattern: Outline } {
    return { pattern: this.outline() };
  }
}
