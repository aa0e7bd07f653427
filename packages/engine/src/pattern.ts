import type { Account } from './money/posting.ts';
import type { Numbered } from './numbered.ts';
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
export abstract class Pattern implements Numbered {
  knownTo: object | null = null;
  number = 0;

  abstract outline(): Outline;

  /** As it is spelled once for whoever reads; its name tells it from an event that is said whole. */
  toJSON(): { readonly pattern: Outline } {
    return { pattern: this.outline() };
  }
}

/** An event like any other that knows the pattern it was made on. */
export abstract class Patterned {
  abstract get pattern(): Pattern;
  /** Writes what the pattern leaves open. */
  abstract writeOpen(pen: Pen): void;
}

/** Says of a class that its events are such. They do not extend it: an object of a derived class takes twice as long to make. */
export function patterned(events: { readonly prototype: Patterned }): void {
  Object.setPrototypeOf(events.prototype, Patterned.prototype);
}
