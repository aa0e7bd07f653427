import { type Act, type Game, type Refused, refuse, type Unchecked } from './decider.ts';
import type { Proceedings } from './proceedings.ts';
import type { GameEvent } from './ruleset.ts';
import { type Misfit, misfitOf } from './shape.ts';
import { breach } from './table/bounds.ts';

/** An act and what the fields of its command are checked against. */
interface Door<Law, State, Event extends GameEvent> {
  readonly name: string;
  readonly act: Act<Law, State, never, Event>;
  readonly fields: readonly { readonly name: string; readonly misfit: Misfit }[];
  /** The door that was last asked for after this one: a coup takes its course. */
  next: Door<Law, State, Event> | undefined;
}

/** The one way in: is there such an act, is it well formed, is it lawful now, is it within bounds? Then it happens. */
export class Doors<Law, State, Event extends GameEvent> {
  readonly #byName: ReadonlyMap<string, Door<Law, State, Event>>;
  #last: Door<Law, State, Event> | undefined;

  constructor({ acts, commands }: Game<Law, State, Event>) {
    const doors = acts.map((act): Door<Law, State, Event> => {
      const fields = Object.entries(commands[act.name] ?? {});
      const checked = fields.map(([name, field]) => ({ name, misfit: misfitOf(field) }));
      return { name: act.name, act, fields: checked, next: undefined };
    });
    this.#byName = new Map(doors.map((door) => [door.name, door]));
  }

  /** Null when the command has been carried out, else why not; then nothing has happened. */
  pass(p: Proceedings<Law, State, Event>, command: Unchecked): Refused | null {
    const { type } = command;
    const door = this.#find(type);
    if (door === undefined) return refuse('unknown-command', [], { given: String(type) });
    const { act } = door;
    if (act.isPlain === undefined || !act.isPlain(p, command as never)) {
      const refused = lookedAt(door, p, command);
      if (refused !== null) return refused;
    }
    act.happen(p, command as never);
    return null;
  }

  #find(name: string): Door<Law, State, Event> | undefined {
    const last = this.#last;
    // Often the same thing is done by one person after the other, or what is always done next.
    if (last?.name === name) return last;
    const next = last?.next;
    const found = next?.name === name ? next : this.#byName.get(name);
    if (found === undefined) return undefined;
    if (last !== undefined) last.next = found;
    this.#last = found;
    return found;
  }
}

/** Null when the act may be done as the command says, else why not. */
function lookedAt<Law, State, Event extends GameEvent>(
  { act, fields }: Door<Law, State, Event>,
  { law, state }: Proceedings<Law, State, Event>,
  command: Unchecked,
): Refused | null {
  for (let i = 0; i < fields.length; i++) {
    const { name, misfit } = fields[i] as Door<Law, State, Event>['fields'][number];
    const code = misfit(command[name]);
    if (code !== null) return refuse(code, [], { field: name, given: String(command[name]).slice(0, 60) });
  }
  const offered = act.offer(law, state, command.by);
  if (!offered.ok) return offered;
  const broken = breach(offered.value.answer, command);
  return broken === null ? null : refuse(broken.code, [broken.ground], broken.facts);
}
