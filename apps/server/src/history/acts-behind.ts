import { type Actor, type GameEvent, isCard, isForThePeople, type Ruleset, type Unchecked } from '@sabot/engine';

/** What the stream tells of an act: who sent it, and what came of it from here on. */
export interface Happening {
  readonly state: unknown;
  /** As the stream has it: `player:ana`, `director:house`, `croupier`. */
  readonly actor: string;
  readonly events: readonly GameEvent[];
}
export interface ActBehind {
  readonly command: Unchecked;
  /** How many of the events it brought about. */
  readonly count: number;
}
interface Candidate {
  readonly by: Actor;
  readonly act: string;
}

function actorIn(name: string): Actor {
  const at = name.indexOf(':');
  return (at < 0 ? { kind: name } : { kind: name.slice(0, at), id: name.slice(at + 1) }) as Actor;
}

/** Who can have done what here, the likeliest first: the house by itself, the sender, whoever else is awaited. */
function* candidates(ruleset: Ruleset, { state, actor }: Happening): Iterable<Candidate> {
  const awaited = ruleset.game.awaits(state);
  for (const wait of awaited) if (!isForThePeople(wait)) yield { by: wait.by[0], act: wait.acts[0] };
  const sender = actorIn(actor);
  for (const { act } of ruleset.legal(state, sender)) yield { by: sender, act };
  for (const { by, acts, lapse } of awaited) {
    yield { by: lapse.by, act: lapse.act };
    for (const one of by) for (const act of acts) yield { by: one, act };
  }
  // Before a table is open nothing is on offer yet, but it can be opened.
  if (sender.kind === 'director') yield { by: sender, act: 'OpenTable' };
}

/** Among so many events the arguments of the act are found. */
const NEAR = 12;

/** The arguments of an act have the names they have in its events; what is not told was left out. */
function* commandsFrom({ game }: Ruleset, { act, by }: Candidate, events: readonly GameEvent[]): Iterable<Unchecked> {
  const told = events.slice(0, NEAR) as unknown as readonly Readonly<Record<string, unknown>>[];
  const shape = Object.entries(game.commands[act] ?? {});
  const fields: Record<string, unknown> = {};
  const unnamed: string[] = [];
  const sums: string[] = [];
  for (const [name, field] of shape) {
    const teller = told.find((event) => Object.hasOwn(event, name));
    if (teller !== undefined) fields[name] = teller[name];
    else if (typeof field === 'string' && field.endsWith('?')) fields[name] = null;
    if (teller === undefined && field === 'card?') unnamed.push(name);
    if (teller === undefined && field === 'amount') sums.push(name);
  }
  yield { ...fields, type: act, by };
  // A sum that was named in one way is told in another, with what became of it.
  const amounts = sums.length === 0 ? [] : Object.values(told[0] ?? {}).filter((one) => typeof one === 'number');
  for (const amount of amounts) {
    yield { ...fields, ...Object.fromEntries(sums.map((name) => [name, amount])), type: act, by };
  }
  // A card that came out beside the others is told by the event of its coming only.
  const came = told.find(({ card }) => isCard(card));
  for (const name of came === undefined ? [] : unnamed) yield { ...fields, [name]: came?.card, type: act, by };
}

const same = (a: GameEvent, b: GameEvent | undefined): boolean =>
  a.type === b?.type && JSON.stringify(a) === JSON.stringify(b);

/**
 * The act that brought about what happened: streams keep events only, so lawful acts are tried until the law, asked
 * again, decides exactly this. Null: no act does; the law of that edition is no longer here.
 */
export function actBehind(ruleset: Ruleset, happening: Happening): ActBehind | null {
  const { state, events } = happening;
  for (const candidate of candidates(ruleset, happening)) {
    for (const command of commandsFrom(ruleset, candidate, events)) {
      const decided = ruleset.decide(state, command);
      if (!decided.ok || decided.value.length > events.length) continue;
      if (decided.value.every((event, i) => same(event, events[i]))) return { command, count: decided.value.length };
    }
  }
  return null;
}
