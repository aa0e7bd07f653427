import type { BytePage } from './byte-page.ts';
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

/** What a game says of its events to whoever writes them. */
export interface EventForms<Event extends GameEvent> {
  readonly shapes: Shapes;
  /** Types whose events are made once for a table, and are the same object whenever they happen: they are said whole. */
  readonly lasting: readonly Event['type'][];
  readonly quick: QuickForms<Event>;
}

interface Form {
  readonly type: string;
  readonly isLasting: boolean;
  readonly fields: readonly { readonly name: string; readonly writing: Writing }[];
  readonly quick: ((pen: Pen, event: never) => void) | null;
}

const fieldsOf = (shape: Shape): Form['fields'] =>
  Object.entries(shape).map(([name, field]) => ({ name, writing: writingOf(field) }));

/**
 * Writes the events of a game in few bytes, command by command: for each command the number of its events; for each
 * event its type and its fields in the order of the shape. Figures are written out, everything else is said by its
 * number in a vocabulary that the page itself teaches. `readEvents` gives back the very same events.
 */
export class EventWriter<Event extends GameEvent = GameEvent> {
  readonly #pen = new Pen();
  readonly #forms: ReadonlyMap<string, Form>;

  constructor({ shapes, lasting, quick }: EventForms<Event>) {
    const quickly: Readonly<Record<string, Form['quick'] | undefined>> = quick;
    const forms = Object.entries(shapes).map(
      ([type, shape]): Form => ({
        type,
        isLasting: lasting.includes(type),
        fields: fieldsOf(shape),
        quick: quickly[type] ?? null,
      }),
    );
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
      const form = this.#forms.get(event.type);
      if (form === undefined) throw new TypeError(`no such event: ${event.type}`);
      if (form.isLasting) {
        pen.say(event);
      } else {
        pen.say(form.type);
        if (form.quick !== null) form.quick(pen, event as never);
        else for (const { name, writing } of form.fields) pen.field(writing, (event as Loose)[name]);
      }
    }
  }
}
