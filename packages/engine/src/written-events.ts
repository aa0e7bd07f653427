import type { BytePage } from './byte-page.ts';
import type { Made } from './numbered.ts';
import type { Pattern } from './pattern.ts';
import { Pen, type Writing, writingOf } from './pen.ts';
import type { GameEvent } from './ruleset.ts';
import type { Shape, Shapes } from './shape.ts';

type Loose = GameEvent & Readonly<Record<string, unknown>>;

interface Form {
  readonly type: string;
  /** Its place among the shapes, counted from one. */
  readonly place: number;
  readonly fields: readonly { readonly name: string; readonly writing: Writing }[];
  /** The form that was filled in after it last time, and is likely to be again. */
  next: Form | null;
}

const fieldsOf = (shape: Shape): Form['fields'] =>
  Object.entries(shape).map(([name, field]) => ({ name, writing: writingOf(field) }));

/**
 * Writes the events of a game in few bytes, command by command: for each event its type and its fields in the order of
 * the shape. Figures are written out, everything else is said by its number in a vocabulary that the page itself
 * teaches. Whoever writes at the table while events happen knows more of them: one that was made once is in the
 * vocabulary whole, and one that was made on a pattern but for what the pattern leaves open. `readEvents` gives back
 * the very same events.
 */
export class EventWriter<Event extends GameEvent = GameEvent> {
  readonly #pen: Pen;
  readonly #forms: ReadonlyMap<string, Form>;
  #last: Form | null = null;

  constructor(shapes: Shapes) {
    const forms = Object.entries(shapes).map(
      ([type, shape], i): Form => ({ type, place: i + 1, fields: fieldsOf(shape), next: null }),
    );
    this.#pen = new Pen(forms.length);
    this.#forms = new Map(forms.map((form) => [form.type, form]));
  }

  get page(): BytePage {
    return this.#pen.page;
  }

  /** What came of one command, of which nothing is known but that. */
  write(events: readonly Event[]): void {
    for (let i = 0; i < events.length; i++) this.event(events[i] as Event);
    this.end();
  }

  event(event: Event): void {
    this.#fill(this.#formOf(event.type), event);
  }

  whole(made: Made<Event>): void {
    this.#pen.whole(made);
  }

  patterned<E extends Event>(pattern: Pattern<E>, event: E): void {
    this.#pen.patterned(pattern, event);
  }

  /** The events of a command have been written. */
  end(): void {
    this.#pen.end();
  }

  #fill({ place, fields }: Form, event: GameEvent): void {
    const pen = this.#pen;
    pen.type(place);
    for (let i = 0; i < fields.length; i++) {
      const { name, writing } = fields[i] as Form['fields'][number];
      pen.field(writing, (event as Loose)[name]);
    }
  }

  #formOf(type: string): Form {
    const last = this.#last;
    const likely = last === null ? null : last.next;
    const form = likely !== null && likely.type === type ? likely : this.#forms.get(type);
    if (form === undefined) throw new TypeError(`no such event: ${type}`);
    if (last !== null) last.next = form;
    this.#last = form;
    return form;
  }
}
