import type { BytePage } from './byte-page.ts';
import { eventNumbered } from './numbered.ts';
import { Patterned } from './pattern.ts';
import { Pen, type Writing, writingOf } from './pen.ts';
import type { GameEvent } from './ruleset.ts';
import type { Shape, Shapes } from './shape.ts';

type Loose = GameEvent & Readonly<Record<string, unknown>>;

/**
 * How the events that a game writes most are written, field by field. It is what their shapes say, only said in code;
 * the bytes are the same.
 */
export type QuickForms<Event extends GameEvent> = {
  readonly [T in Event['type']]?: (pen: Pen, event: Extract<Event, { readonly type: T }>) => void;
};

interface Form {
  readonly type: string;
  /** Its place among the shapes, counted from one. */
  readonly place: number;
  readonly fields: readonly { readonly name: string; readonly writing: Writing }[];
  readonly quick: ((pen: Pen, event: never) => void) | null;
  /** The form that was filled in after it last time, and is likely to be again. */
  next: Form | null;
}

const fieldsOf = (shape: Shape): Form['fields'] =>
  Object.entries(shape).map(([name, field]) => ({ name, writing: writingOf(field) }));

/**
 * Writes the events of a game in few bytes, command by command: for each command the number of its events; for each
 * event its type and its fields in the order of the shape. Figures are written out, everything else is said by its
 * number in a vocabulary that the page itself teaches. An event that was made once for a table is in the vocabulary
 * whole, and one that was made on a pattern but for what the pattern leaves open: where an event begins, such numbers
 * follow after those of the types. `readEvents` gives back the very same events.
 */
export class EventWriter<Event extends GameEvent = GameEvent> {
  readonly #pen: Pen;
  readonly #forms: ReadonlyMap<string, Form>;
  #last: Form | null = null;

  constructor(shapes: Shapes, quick: QuickForms<Event> = {}) {
    const quickly: Readonly<Record<string, Form['quick'] | undefined>> = quick;
    const forms = Object.entries(shapes).map(
      ([type, shape], i): Form => ({
        type,
        place: i + 1,
        fields: fieldsOf(shape),
        quick: quickly[type] ?? null,
        next: null,
      }),
    );
    this.#pen = new Pen(forms.length);
    this.#forms = new Map(forms.map((form) => [form.type, form]));
  }

  get page(): BytePage {
    return this.#pen.page;
  }

  /** What came of one command. */
  write(events: readonly Event[]): void {
    const pen = this.#pen;
    pen.begin(events.length);
    for (let i = 0; i < events.length; i++) {
      const event = events[i] as Event;
      if (event instanceof Patterned) {
        pen.patterned(event);
        continue;
      }
      const numbered = eventNumbered(event);
      if (numbered !== undefined) pen.whole(event, numbered);
      else this.#fill(this.#formOf(event.type), event);
    }
  }

  #fill({ place, fields, quick }: Form, event: GameEvent): void {
    const pen = this.#pen;
    pen.type(place);
    if (quick !== null) {
      quick(pen, event as never);
      return;
    }
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
