import type { Append, Appended, Head } from '../src/index.ts';

/** The contract in a few lines, without hashes and without a database: what random runs are compared with. */
export class Model {
  readonly streams = new Map<string, string[]>();
  readonly secrets = new Map<string, string>();
  readonly #answers = new Map<string, { readonly actor: string; readonly said: string }>();

  append({
    commandId,
    actor,
    writes,
    holds = [],
    vault = [],
    answer = null,
  }: Omit<Append, 'answer'> & { answer?: string | null }): string {
    const first = this.#answers.get(commandId);
    if (first) return first.actor === actor ? `again ${first.said}` : 'foreign-command';
    const held = holds.map(({ stream, version }) => ({ stream, expected: version }));
    for (const { stream, expected } of [...held, ...writes]) {
      if ((this.streams.get(stream) ?? []).length !== expected) return `conflict ${stream}`;
    }
    const after = new Map(this.secrets);
    for (const change of vault) {
      if (change.kind === 'remove') after.delete(change.key);
      else if (change.kind === 'replace') {
        if (after.get(change.key) !== change.from) return `secret-exists ${change.key}`;
        after.set(change.key, change.value);
      } else if ((after.get(change.key) ?? change.value) !== change.value) return `secret-exists ${change.key}`;
      else after.set(change.key, change.value);
    }
    this.secrets.clear();
    for (const [key, value] of after) this.secrets.set(key, value);
    for (const { stream, events } of writes) {
      const before = this.streams.get(stream) ?? [];
      if (events.length > 0) this.streams.set(stream, [...before, ...events.map(({ data }) => data)]);
    }
    const heads = writes.map(({ stream }) => `${stream}@${(this.streams.get(stream) ?? []).length}`);
    const said = `${heads.join(' ')} ${answer}`;
    this.#answers.set(commandId, { actor, said });
    return said;
  }
}

/** A store's outcome in the words of the model. */
export function inWords(outcome: Appended): string {
  if (outcome.ok) {
    const { repeated, heads, answer } = outcome.value;
    return `${repeated ? 'again ' : ''}${heads.map(at).join(' ')} ${answer}`;
  }
  const { refusal } = outcome;
  switch (refusal.code) {
    case 'conflict':
      return `conflict ${refusal.stream}`;
    case 'secret-exists':
      return `secret-exists ${refusal.key}`;
    case 'foreign-command':
      return refusal.code;
    default:
      return refusal satisfies never;
  }
}

const at = ({ stream, version }: Head): string => `${stream}@${version}`;
