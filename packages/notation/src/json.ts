import {
  type Actor,
  type Field,
  isPlayerName,
  lookUp,
  misfit,
  ok,
  quoted,
  type Result,
  refuse,
  refused,
  type Shapes,
  type Unchecked,
} from '@sabot/engine';

type Loose = Readonly<Record<string, unknown>>;

function actorIn(value: unknown): Actor | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, id } = value as Loose;
  if (kind === 'croupier' || kind === 'shoe') return { kind };
  if (kind === 'player') return isPlayerName(id) ? { kind, id } : null;
  if (kind === 'inspector' || kind === 'director') {
    return typeof id === 'string' && id.trim() !== '' ? { kind, id } : null;
  }
  return null;
}

/** A command from its JSON form `{ type, by, …fields }`, amounts in cents: checked against the shapes, nothing else kept. */
export function commandFromJson(value: unknown, commands: Shapes): Result<Unchecked> {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Loose;
  const type = typeof given.type === 'string' ? given.type : quoted(given.type);
  const shape = lookUp(commands, type);
  if (shape === undefined) return refuse('unknown-command', [], { given: quoted(type) });
  const by = actorIn(given.by);
  if (by === null) return refuse('unknown-actor');
  const command: Record<string, unknown> = {};
  for (const name of Object.keys(shape)) {
    const code = misfit(shape[name] as Field, lookUp(given, name));
    if (code !== null) return refused(code, [], { field: name });
    command[name] = given[name];
  }
  return ok({ type, by, ...command });
}

/** The JSON form of a command: its type, who acts, then its fields in the order of the shape. */
export function commandToJson(command: Unchecked, commands: Shapes): string {
  const { type, by } = command;
  const fields = Object.keys(lookUp(commands, type) ?? {}).map((name) => [name, command[name]]);
  return JSON.stringify({ type, by, ...Object.fromEntries(fields) });
}
