import type { Field, Posting, Shape } from '@sabot/engine';
import { defaultsFor } from '../bind/act.ts';
import type { BoundLine, ToldPosting } from '../bind/bound.ts';
import { complete } from '../bind/fields.ts';
import { NotationError } from '../error.ts';
import { fieldOfKind, kebab } from '../names.ts';
import type { Position } from '../read/syntax.ts';
import type { Rules } from '../rules.ts';

interface WrittenPosting {
  readonly at: Position;
  readonly posting: Posting;
}
export interface WrittenEvent {
  readonly at: Position;
  readonly postings: readonly WrittenPosting[];
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
}

function wholePosting({ at, from, to, amount, ground }: ToldPosting): Posting {
  if (ground === null) throw new NotationError(at, (say) => say.historyGroundOfPosting);
  return { from, to, amount, ground } as Posting;
}

/** What an event must tell: a history from before a setting existed does not tell that setting, and need not. */
function demanded(shape: Shape, fields: Readonly<Record<string, unknown>>, rules: Rules): Shape {
  const settings = defaultsFor(rules, shape);
  const names = Object.keys(shape).filter((name) => Object.hasOwn(fields, name) || !Object.hasOwn(settings, name));
  return Object.fromEntries(names.map((name) => [name, shape[name] as Field]));
}

/** The events of a line in full, each with the postings below it. */
export function completeEvents(line: BoundLine, rules: Rules): readonly WrittenEvent[] {
  const shapes = rules.game.events;
  const events: { at: Position; type: string; fields: Record<string, unknown>; postings: WrittenPosting[] }[] = [];
  for (const told of line.outcomes) {
    if (told.kind === 'event') events.push({ at: told.at, type: told.type, fields: { ...told.fields }, postings: [] });
    if (told.kind !== 'posting') continue;
    const event = events.at(-1);
    const field = event === undefined ? null : fieldOfKind(shapes[event.type] ?? {}, 'postings');
    if (event === undefined || field === null)
      throw new NotationError(told.at, (say) => say.historyPostingWithoutEvent);
    event.postings.push({ at: told.at, posting: wholePosting(told) });
    event.fields[field] = event.postings.map(({ posting }) => posting);
  }
  return events.map(({ at, type, fields, postings }) => {
    const missing = (field: string) => new NotationError(at, (say) => say.historyField(kebab(field)));
    const whole = complete(demanded(shapes[type] ?? {}, fields, rules), fields, {}, missing);
    return { at, postings, event: { type, ...whole } };
  });
}
