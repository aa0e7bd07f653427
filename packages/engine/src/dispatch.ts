import type { Act, Game, Unchecked } from './decider.ts';
import type { Proceedings } from './proceedings.ts';
import { type Refused, refuse, refused } from './refusal.ts';
import type { GameEvent } from './ruleset.ts';
import { type Field, type Misfit, misfitOf, quoted, type Shape, whatIsWrong } from './shape.ts';
import { type Bounds, breach } from './table/bounds.ts';
import type { StakeList } from './table/stake-list.ts';

/** Carries a command out; null when it has happened, else why not, and then nothing has. */
export type Dispatch<Law, State, Event extends GameEvent> = (
  p: Proceedings<Law, State, Event>,
  command: Unchecked,
) => Refused | null;

type Check = readonly [name: string, field: Field, misfit: Misfit];

/** The one way in: is there such an act, is it well formed, is it lawful now, is it within bounds? Then it happens. */
export function dispatcher<Law, State, Event extends GameEvent>({
  acts,
  commands,
}: Game<Law, State, Event>): Dispatch<Law, State, Event> {
  const known = new Map(
    acts.map((act) => {
      const shape = commands[act.name] ?? {};
      const checks = Object.entries(shape).map(([name, field]): Check => [name, field, misfitOf(field)]);
      return [act.name, { act, checks, stakes: stakesField(shape) }] as const;
    }),
  );
  return (p, command) => {
    const found = known.get(command.type);
    if (found === undefined) return refuse('unknown-command', [], { given: quoted(command.type) });
    const refused = malformed(found.checks, command) ?? unlawful(found.act, p, command, found.stakes);
    if (refused !== null) return refused;
    found.act.happen(p, command as never);
    return null;
  };
}

function malformed(checks: readonly Check[], command: Unchecked): Refused | null {
  for (const [name, field, misfit] of checks) {
    const given = command[name];
    const code = misfit(given);
    if (code !== null) return refused(code, [], whatIsWrong(name, field, given));
  }
  return null;
}

function unlawful<Law, State, Event extends GameEvent>(
  act: Act<Law, State, never, Event>,
  { law, state }: Proceedings<Law, State, Event>,
  command: Unchecked,
  stakes: string | null,
): Refused | null {
  const offered = act.offer(law, state, command.by);
  if (!offered.ok) return offered;
  const bounds = offered.value.answer;
  const broken = breach(bounds, stakes === null ? command : byBet(bounds, command[stakes] as StakeList));
  return broken === null ? null : refused(broken.code, [broken.ground], broken.facts);
}

/** The field of an act that carries stakes, where it has one: it carries nothing else. */
const stakesField = (shape: Shape): string | null =>
  Object.entries<Field>(shape).find(([, field]) => field === 'stakes')?.[0] ?? null;

/** A stake for every bet that is offered, none where nothing was laid, and for whatever else was named. */
const byBet = ({ fields }: Bounds, stakes: StakeList): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...Object.keys(fields).map((bet) => [bet, 0] as const), ...stakes]);
