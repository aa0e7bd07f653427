import type { Act, Game, Unchecked } from './decider.ts';
import type { Proceedings } from './proceedings.ts';
import { type Refused, refuse, refused } from './refusal.ts';
import type { GameEvent } from './ruleset.ts';
import { type Misfit, misfitOf, quoted } from './shape.ts';
import { breach } from './table/bounds.ts';

/** Carries a command out; null when it has happened, else why not, and then nothing has. */
export type Dispatch<Law, State, Event extends GameEvent> = (
  p: Proceedings<Law, State, Event>,
  command: Unchecked,
) => Refused | null;

type Check = readonly [field: string, misfit: Misfit];

/** The one way in: is there such an act, is it well formed, is it lawful now, is it within bounds? Then it happens. */
export function dispatcher<Law, State, Event extends GameEvent>({
  acts,
  commands,
}: Game<Law, State, Event>): Dispatch<Law, State, Event> {
  const known = new Map(
    acts.map((act) => {
      const checks = Object.entries(commands[act.name] ?? {}).map(([name, field]): Check => [name, misfitOf(field)]);
      return [act.name, { act, checks }] as const;
    }),
  );
  return (p, command) => {
    const found = known.get(command.type);
    if (found === undefined) return refuse('unknown-command', [], { given: quoted(command.type) });
    const refused = malformed(found.checks, command) ?? unlawful(found.act, p, command);
    if (refused !== null) return refused;
    found.act.happen(p, command as never);
    return null;
  };
}

function malformed(checks: readonly Check[], command: Unchecked): Refused | null {
  for (const [field, misfit] of checks) {
    const given = command[field];
    const code = misfit(given);
    if (code !== null) return refused(code, [], { field, given: quoted(given) });
  }
  return null;
}

function unlawful<Law, State, Event extends GameEvent>(
  act: Act<Law, State, never, Event>,
  { law, state }: Proceedings<Law, State, Event>,
  command: Unchecked,
): Refused | null {
  const offered = act.offer(law, state, command.by);
  if (!offered.ok) return offered;
  const broken = breach(offered.value.answer, command);
  return broken === null ? null : refused(broken.code, [broken.ground], broken.facts);
}
