import type { Posting, Shapes } from '@sabot/engine';
import { complete } from './bind-fields.ts';
import type { BoundLine, ToldPosting } from './bound.ts';
import { NotationError } from './error.ts';
import { fieldOfKind, kebab } from './names.ts';
import type { Position } from './position.ts';

export interface WrittenEvent {
  readonly at: Position;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
}

function wholePosting({ at, from, to, amount, ground }: ToldPosting): Posting {
  if (ground === null) throw new NotationError(at, 'a history gives the ground of every posting: [ID]');
  return { from, to, amount, ground } as Posting;
}

/** The events of a line in full, each with the postings below it. */
export function completeEvents(line: BoundLine, shapes: Shapes): readonly WrittenEvent[] {
  const events: { at: Position; type: string; fields: Record<string, unknown>; postings: Posting[] }[] = [];
  for (const told of line.outcomes) {
    if (told.kind === 'event') events.push({ at: told.at, type: told.type, fields: { ...told.fields }, postings: [] });
    if (told.kind !== 'posting') continue;
    const event = events.at(-1);
    const field = event === undefined ? null : fieldOfKind(shapes[event.type] ?? {}, 'postings');
    if (event === undefined || field === null) throw new NotationError(told.at, 'no event above this moves money');
    event.postings.push(wholePosting(told));
    event.fields[field] = event.postings;
  }
  return events.map(({ at, type, fields }) => {
    const missing = (field: string) => new NotationError(at, `a history tells all: "${kebab(field)}" is missing`);
    return { at, event: { type, ...complete(shapes[type] ?? {}, fields, {}, missing) } };
  });
}
