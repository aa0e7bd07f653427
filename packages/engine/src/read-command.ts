import { ok, type Result, type Unchecked } from './decider.ts';
import { refuse, refused } from './refusal.ts';
import { type Field, misfit, quoted, type Shapes, whatIsWrong } from './shape.ts';
import type { Actor } from './table/actor.ts';
import { isNamedIn, lookUp } from './table/by-name.ts';

/**
 * A command from outside, held against its description before anybody else looks at it: every field that is declared,
 * fit for its kind, and nothing besides. What it gives back holds nothing that was not declared.
 */
export function readCommand(commands: Shapes, type: string, fields: object, by: Actor): Result<Unchecked> {
  const shape = lookUp(commands, type);
  if (shape === undefined) return refuse('unknown-command', [], { given: quoted(type) });
  const command: [string, unknown][] = [];
  for (const [name, field] of Object.entries<Field>(shape)) {
    const value = lookUp<object>(fields, name);
    const code = misfit(field, value);
    if (code !== null) return refused(code, [], whatIsWrong(name, field, value));
    command.push([name, value]);
  }
  const foreign = Object.keys(fields).find((name) => !isNamedIn(shape, name));
  if (foreign !== undefined)
    return refuse('malformed', [], { field: quoted(foreign), given: quoted(lookUp(fields, foreign)) });
  return ok({ ...Object.fromEntries(command), type, by });
}
