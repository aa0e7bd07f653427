import type { Operation } from './plan.ts';

export interface Named {
  /** Those that may be written to. */
  readonly streams: readonly string[];
  /** Those that must stand where they stand, and are not written to. */
  readonly held: readonly string[];
  /** Those that are only waited for. */
  readonly lookedAt: readonly string[];
  readonly commands: readonly string[];
  readonly secrets: readonly string[];
}

/** Everything a batch names, each once and in order: whoever locks it in this order waits in no circle. */
export function namedIn(batch: readonly Operation[]): Named {
  const streams = new Set<string>();
  const held = new Set<string>();
  const commands = new Set<string>();
  const secrets = new Set<string>();
  const lookedAt = new Set<string>();
  for (const operation of batch) {
    if (operation.kind === 'vault') secrets.add(operation.change.key);
    if (operation.kind === 'lookup') {
      commands.add(operation.lookup.commandId);
      lookedAt.add(operation.lookup.stream);
    }
    if (operation.kind !== 'append') continue;
    const { commandId, writes, holds = [], vault = [] } = operation.append;
    commands.add(commandId);
    for (const { stream } of writes) streams.add(stream);
    for (const { stream } of holds) held.add(stream);
    for (const { key } of vault) secrets.add(key);
  }
  return {
    streams: [...streams].sort(),
    held: [...held].filter((stream) => !streams.has(stream)).sort(),
    lookedAt: [...lookedAt].sort(),
    commands: [...commands].sort(),
    secrets: [...secrets].sort(),
  };
}
