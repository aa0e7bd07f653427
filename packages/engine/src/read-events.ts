import { PageReader } from './byte-page.ts';
import { CARD_NAMES } from './cards/card.ts';
import type { Outline, PostingOutline } from './pattern.ts';
import { BEFORE_TYPES, END, FORGET, NO_FIGURE, type Writing, writingOf } from './pen.ts';
import type { GameEvent } from './ruleset.ts';
import type { Shape, Shapes } from './shape.ts';
import { HeardVocabulary, NEW } from './vocabulary.ts';

/** Reads what an `EventWriter` has written for the same shapes. */
class EventReader {
  readonly #page: PageReader;
  readonly #types: readonly (readonly [string, Shape])[];
  readonly #vocabulary = new HeardVocabulary();

  constructor(shapes: Shapes, bytes: Uint8Array) {
    this.#types = Object.entries(shapes);
    this.#page = new PageReader(bytes);
  }

  commands(): readonly (readonly GameEvent[])[] {
    const commands: (readonly GameEvent[])[] = [];
    let events: GameEvent[] = [];
    while (!this.#page.isAtEnd) {
      const number = this.#page.number();
      if (number === NEW) this.#vocabulary.learn(this.#page);
      else if (number === FORGET) this.#vocabulary.forget();
      else if (number === END) {
        commands.push(events);
        events = [];
      } else events.push(this.#event(number - BEFORE_TYPES));
    }
    if (events.length > 0) throw new RangeError('the page ends in the middle of a command');
    return commands;
  }

  #event(place: number): GameEvent {
    if (place > this.#types.length) return this.#whole(this.#vocabulary.known(place - this.#types.length));
    const [type, shape] = this.#types[place - 1] as readonly [string, Shape];
    const fields = Object.entries(shape).map(([name, field]) => [name, this.#field(writingOf(field))] as const);
    return { type, ...Object.fromEntries(fields) };
  }

  #whole(said: unknown): GameEvent {
    if (typeof said !== 'object' || said === null) throw new RangeError('something is said that is no event');
    const { pattern } = said as { readonly pattern?: Outline };
    return pattern === undefined ? (said as GameEvent) : this.#patterned(pattern);
  }

  /** A pattern, and what it leaves open. */
  #patterned({ type, ...outline }: Outline): GameEvent {
    const [, shape = {}] = this.#types.find(([one]) => one === type) ?? [];
    const event: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(shape)) {
      if (!Object.hasOwn(outline, name)) event[name] = this.#field(writingOf(field));
      else if (field === 'postings') event[name] = outline.postings?.map((posting) => this.#outlined(posting, event));
      else event[name] = outline[name];
    }
    return { type, ...event };
  }

  #outlined({ from, to, amount, ground }: PostingOutline, event: Readonly<Record<string, unknown>>): unknown {
    return { from, to, amount: amount === undefined ? this.#figure() : event[amount], ground };
  }

  #field(writing: Writing): unknown {
    switch (writing) {
      case 'said':
      case 'listed':
        return this.#said();
      case 'flag':
        return this.#page.number() === 1;
      case 'figure':
        return this.#figure();
      case 'card':
        return CARD_NAMES[this.#page.number()];
      case 'cards':
        return this.#times(this.#page.number(), () => CARD_NAMES[this.#page.number()]);
      case 'postings':
        return this.#times(this.#page.number(), () => this.#posting());
      case 'text':
        return JSON.parse(this.#page.text());
      default:
        return writing[this.#page.number()];
    }
  }

  #posting(): unknown {
    const [from, to, ground] = this.#said() as readonly string[];
    return { from, to, amount: this.#figure(), ground };
  }

  #said(): unknown {
    return this.#vocabulary.hear(this.#page);
  }

  #figure(): unknown {
    const number = this.#page.number();
    return number === NO_FIGURE ? JSON.parse(this.#page.text()) : number - 1;
  }

  #times<T>(count: number, read: () => T): readonly T[] {
    return Array.from({ length: count }, read);
  }
}

/** The events on a page, command by command. */
export const readEvents = (shapes: Shapes, bytes: Uint8Array): readonly (readonly GameEvent[])[] =>
  new EventReader(shapes, bytes).commands();
