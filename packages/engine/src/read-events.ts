import { PageReader } from './byte-page.ts';
import { FORGET, NO_FIGURE, type Writing, writingOf } from './pen.ts';
import type { GameEvent } from './ruleset.ts';
import type { Shapes } from './shape.ts';
import { HeardVocabulary } from './vocabulary.ts';

/** Reads what an `EventWriter` has written for the same shapes. */
class EventReader {
  readonly #page: PageReader;
  readonly #shapes: Shapes;
  readonly #vocabulary = new HeardVocabulary();

  constructor(shapes: Shapes, bytes: Uint8Array) {
    this.#shapes = shapes;
    this.#page = new PageReader(bytes);
  }

  commands(): readonly (readonly GameEvent[])[] {
    const commands: (readonly GameEvent[])[] = [];
    while (!this.#page.isAtEnd) {
      const count = this.#page.number();
      if (count === FORGET) this.#vocabulary.forget();
      else commands.push(this.#times(count - 1, () => this.#event()));
    }
    return commands;
  }

  #event(): GameEvent {
    const said = this.#said();
    // A lasting event is said whole.
    if (typeof said !== 'string') return said as GameEvent;
    const type = said;
    const shape = this.#shapes[type];
    if (shape === undefined) throw new TypeError(`no such event: ${type}`);
    const fields = Object.entries(shape).map(([name, field]) => [name, this.#field(writingOf(field))] as const);
    return { type, ...Object.fromEntries(fields) };
  }

  #field(writing: Writing): unknown {
    switch (writing) {
      case 'said':
        return this.#said();
      case 'figure':
        return this.#figure();
      case 'cards':
        return this.#times(this.#page.number(), () => this.#said());
      case 'postings':
        return this.#times(this.#page.number(), () => ({
          from: this.#said(),
          to: this.#said(),
          amount: this.#figure(),
          ground: this.#said(),
        }));
      case 'text':
        return JSON.parse(this.#page.text());
      default:
        return writing satisfies never;
    }
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
