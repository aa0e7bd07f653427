import type { Posting } from './money/posting.ts';
import type { GameEvent } from './ruleset.ts';
import type { Field, Shape, Shapes } from './shape.ts';
import { type Piece, piece, TextPage } from './text-page.ts';

/**
 * Events as they are written down: JSON, a line for each command, on it the list of its events, every field by its
 * name and in the order of its shape. Any reader of JSON reads it; it is only written faster. Almost all of an event
 * has been written before: names, words, grounds, accounts. So each is filled in like a printed form, whose text
 * stands ready and whose blanks are the figures. Lists are told apart by identity: events do not change.
 */
type Loose = GameEvent & Readonly<Record<string, unknown>>;

/** A form: what the event must say for the form to fit, and the text before, between and after the blanks. */
interface Form {
  readonly said: readonly unknown[];
  readonly text: readonly Piece[];
}

/** Forms that begin alike are looked through; beyond so many, the lists in the events are new every time. */
const MOST_ALIKE = 64;
/** Forms beyond these are of guests and tables long gone. */
const MOST_FORMS = 20_000;

const BEGIN = piece('[');
const COMMA = piece(',');
const END_OF_LINE = piece(']\n');

/** Figures differ from event to event; what is free text or a list of cards does too. */
const isBlank = (field: Field): boolean => typeof field === 'string' && /^(number|amount|cards|text|data)/.test(field);

/** All the forms of one type of event. */
class FormsOf {
  readonly #type: string;
  readonly #fields: readonly { readonly name: string; readonly kind: 'blank' | 'said' | 'postings' }[];
  readonly #byFirst = new Map<unknown, Form[]>();
  #count = 0;
  // What the event being written says, and what goes into the blanks: lists that are used again for the next one.
  readonly #said: unknown[] = [];
  readonly #blanks: unknown[] = [];
  #saidLength = 0;
  #blanksLength = 0;

  constructor(type: string, shape: Shape) {
    this.#type = type;
    this.#fields = Object.entries(shape).map(([name, field]) => ({
      name,
      kind: field === 'postings' ? 'postings' : isBlank(field) ? 'blank' : 'said',
    }));
  }

  write(page: TextPage, event: Loose): void {
    this.#read(event);
    const { text } = this.#fitting(event);
    const blanks = this.#blanks;
    const length = this.#blanksLength;
    page.put(text[0] as Piece);
    for (let i = 0; i < length; i++) {
      const value = blanks[i];
      if (typeof value === 'number') page.putNumber(value);
      else page.putText(JSON.stringify(value));
      page.put(text[i + 1] as Piece);
    }
  }

  #read(event: Loose): void {
    const said = this.#said;
    const blanks = this.#blanks;
    let s = 0;
    let b = 0;
    for (const { name, kind } of this.#fields) {
      const value = event[name];
      if (kind === 'said') said[s++] = value;
      else if (kind === 'blank') blanks[b++] = value;
      else {
        for (const { from, to, amount, ground } of value as readonly Posting[]) {
          said[s++] = from;
          said[s++] = to;
          said[s++] = ground;
          blanks[b++] = amount;
        }
      }
    }
    this.#saidLength = s;
    this.#blanksLength = b;
  }

  #fitting(event: Loose): Form {
    const said = this.#said;
    let alike = this.#byFirst.get(said[0]);
    if (alike === undefined || this.#count > MOST_FORMS) {
      if (this.#count > MOST_FORMS) this.#forget();
      alike = [];
      this.#byFirst.set(said[0], alike);
    }
    const length = this.#saidLength;
    for (let i = 0; i < alike.length; i++) {
      const form = alike[i] as Form;
      if (!fits(form, said, length)) continue;
      // What is often needed comes to lie in front.
      if (i > 0) {
        alike[i] = alike[i - 1] as Form;
        alike[i - 1] = form;
      }
      return form;
    }
    if (alike.length === MOST_ALIKE) alike.length = 0;
    const form = { said: said.slice(0, length), text: this.#print(event) };
    alike.push(form);
    this.#count++;
    return form;
  }

  #forget(): void {
    this.#byFirst.clear();
    this.#count = 0;
  }

  #print(event: Loose): readonly Piece[] {
    const text: Piece[] = [];
    let line = `{"type":${JSON.stringify(this.#type)}`;
    const blank = (): void => {
      text.push(piece(line));
      line = '';
    };
    for (const { name, kind } of this.#fields) {
      line += `,${JSON.stringify(name)}:`;
      if (kind === 'said') line += JSON.stringify(event[name]);
      else if (kind === 'blank') blank();
      else {
        const postings = event[name] as readonly Posting[];
        line += '[';
        for (const [i, { from, to, ground }] of postings.entries()) {
          line += `${i > 0 ? ',' : ''}{"from":${JSON.stringify(from)},"to":${JSON.stringify(to)},"amount":`;
          blank();
          line += `,"ground":${JSON.stringify(ground)}}`;
        }
        line += ']';
      }
    }
    line += '}';
    blank();
    return text;
  }
}

function fits(form: Form, said: readonly unknown[], length: number): boolean {
  const needed = form.said;
  if (needed.length !== length) return false;
  // All that are looked through begin alike.
  for (let i = 1; i < length; i++) if (needed[i] !== said[i]) return false;
  return true;
}

/** Writes the events of a game, command by command, on a page of text. */
export class EventWriter {
  readonly page: TextPage = new TextPage();
  readonly #forms: ReadonlyMap<string, FormsOf>;

  constructor(shapes: Shapes) {
    this.#forms = new Map(Object.entries(shapes).map(([type, shape]) => [type, new FormsOf(type, shape)]));
  }

  /** One line: what came of one command. */
  write(events: readonly GameEvent[]): void {
    const { page } = this;
    page.put(BEGIN);
    for (let i = 0; i < events.length; i++) {
      const event = events[i] as Loose;
      const forms = this.#forms.get(event.type);
      if (forms === undefined) throw new TypeError(`no such event: ${event.type}`);
      if (i > 0) page.put(COMMA);
      forms.write(page, event);
    }
    page.put(END_OF_LINE);
  }
}

/** The events on lines that were so written, command by command. */
export const readEvents = (text: string): readonly (readonly GameEvent[])[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as readonly GameEvent[]);
