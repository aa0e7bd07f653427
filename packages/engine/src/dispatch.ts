import { type Act, type Game, type Happened, ok, type Result, type Unchecked } from './decider.ts';
import { isNonEmpty } from './law/ground.ts';
import { quoted } from './quoted.ts';
import { type Refused, refuse, refused } from './refusal.ts';
import type { GameEvent } from './ruleset.ts';
import { type Field, type Misfit, misfitOf, type Shape, whatIsWrong } from './schema.ts';
import { type Bounds, breach } from './table/bounds.ts';
import type { StakeList } from './table/stake-list.ts';

interface Folding<State, Event> {
  evolve(state: State, event: Event): State;
}

/** What one act brings about, event after event, each seen in the state that the ones before it left. */
export class Proceedings<Law, State, Event extends GameEvent> {
  readonly law: Law;
  readonly #game: Folding<State, Event>;
  #state: State;
  readonly #events: Event[] = [];
  readonly #states: State[] = [];

  constructor(law: Law, state: State, game: Folding<State, Event>) {
    this.law = law;
    this.#state = state;
    this.#game = game;
  }

  get state(): State {
    return this.#state;
  }

  /** Every act that happens records one at least. */
  get events(): readonly Event[] {
    return this.#events;
  }

  /** The state after each of them. */
  get states(): readonly State[] {
    return this.#states;
  }

  record(event: Event): this {
    this.#state = this.#game.evolve(this.#state, event);
    this.#events.push(event);
    this.#states.push(this.#state);
    return this;
  }
}

type Check = readonly [name: string, field: Field, misfit: Misfit];

/** The one way in: is there such an act, is it well formed, is it lawful now, is it within bounds? Then it happens. */
export function dispatcher<Law, State, Event extends GameEvent>(
  { acts, commands, proceedings }: Game<Law, State, Event>,
  lawFor: (state: State, command: Unchecked) => Law,
): (state: State, command: Unchecked) => Result<Happened<State, Event>> {
  const known = new Map(
    acts.map((act) => {
      const shape = commands[act.name] ?? {};
      const checks = Object.entries(shape).map(([name, field]): Check => [name, field, misfitOf(field)]);
      return [act.name, { act, checks, stakes: stakesField(shape) }] as const;
    }),
  );
  return (state, command) => {
    const found = known.get(command.type);
    if (found === undefined) return refuse('unknown-command', [], { given: quoted(command.type) });
    const p = proceedings(lawFor(state, command), state);
    const refused = malformed(found.checks, command) ?? unlawful(found.act, p, command, found.stakes);
    if (refused !== null) return refused;
    found.act.happen(p, command as never);
    const { events, states } = p;
    if (isNonEmpty(events) && isNonEmpty(states)) return ok({ events, states, state: p.state });
    throw new Error(`${command.type} happened, but nothing was recorded`);
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
