import type { Append, VaultChange, Write } from '../append.ts';
import type { Backend } from '../backend.ts';
import type { Head, NewEvent } from '../envelope.ts';
import type { Operation, Outcome } from '../plan.ts';
import type { ThreadLink } from '../thread-link.ts';

/** How the writing thread is asked to commit, and the same on its own side. */
export const committing =
  (writer: Pick<ThreadLink, 'call'>): Backend['commit'] =>
  async (batch) =>
    outcomesFrom(await writer.call<string>('commit', batchText(batch)), batch);
export const committed =
  (commit: (batch: readonly Operation[]) => readonly Outcome[]) =>
  (text: string): string =>
    outcomesText(commit(batchFrom(text)));

/**
 * Between threads a batch travels as one text, its fields apart by a zero byte, which no field has (`store-on.ts`):
 * copying objects field by field costs more than all that is done with them.
 */
const APART = '\0';

class FieldReader {
  readonly #fields: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#fields = text.split(APART);
  }

  text(): string {
    return this.#fields[this.#at++]!;
  }

  number(): number {
    return Number(this.text());
  }

  /** As many as the next field says. */
  list<T>(one: () => T): T[] {
    return Array.from({ length: this.number() }, one);
  }
}

/** What is not there is empty; what is there has a sign before it. */
const perhaps = (value: string | null | undefined): string => (value == null ? '' : `+${value}`);
const perhapsFrom = (field: string): string | null => (field === '' ? null : field.slice(1));

const putChange = (fields: (string | number)[], change: VaultChange): void => {
  const value = change.kind === 'remove' ? null : change.value;
  fields.push(change.key, perhaps(value), perhaps(change.kind === 'replace' ? change.from : null));
};
function changeFrom(fields: FieldReader): VaultChange {
  const key = fields.text();
  const value = perhapsFrom(fields.text());
  const from = perhapsFrom(fields.text());
  if (value === null) return { kind: 'remove', key };
  return from === null ? { kind: 'put', key, value } : { kind: 'replace', key, from, value };
}

function putAppend(
  fields: (string | number)[],
  { commandId, actor, at, answer, vault = [], holds = [], writes }: Append,
): void {
  fields.push(commandId, actor, at, perhaps(answer), vault.length);
  for (const change of vault) putChange(fields, change);
  fields.push(holds.length);
  for (const { stream, version } of holds) fields.push(stream, version);
  fields.push(writes.length);
  for (const { stream, expected, ruleset, edition, events } of writes) {
    fields.push(stream, expected, ruleset, edition, events.length);
    for (const { type, data, act } of events) fields.push(type, data, perhaps(act));
  }
}

function eventFrom(fields: FieldReader): NewEvent {
  const [type, data, act] = [fields.text(), fields.text(), perhapsFrom(fields.text())];
  return act === null ? { type, data } : { type, data, act };
}

function appendFrom(fields: FieldReader): Append {
  const [commandId, actor, at] = [fields.text(), fields.text(), fields.number()];
  const answer = perhapsFrom(fields.text());
  const vault = fields.list(() => changeFrom(fields));
  const holds = fields.list(() => ({ stream: fields.text(), version: fields.number() }));
  const writes = fields.list(
    (): Write => ({
      stream: fields.text(),
      expected: fields.number(),
      ruleset: fields.text(),
      edition: fields.number(),
      events: fields.list(() => eventFrom(fields)),
    }),
  );
  return { commandId, actor, at, ...(answer === null ? {} : { answer }), vault, holds, writes };
}

function batchText(batch: readonly Operation[]): string {
  const fields: (string | number)[] = [batch.length];
  for (const operation of batch) {
    fields.push(operation.kind);
    if (operation.kind === 'append') putAppend(fields, operation.append);
    else if (operation.kind === 'lookup') {
      const { commandId, actor, stream } = operation.lookup;
      fields.push(commandId, actor, stream);
    } else if (operation.kind === 'vault') putChange(fields, operation.change);
    else {
      const { stream, shape, version, state } = operation.snapshot;
      fields.push(stream, shape, version, state, operation.sum);
    }
  }
  return fields.join(APART);
}

function batchFrom(text: string): readonly Operation[] {
  const fields = new FieldReader(text);
  return fields.list((): Operation => {
    const kind = fields.text() as Operation['kind'];
    switch (kind) {
      case 'append':
        return { kind, append: appendFrom(fields) };
      case 'lookup':
        return { kind, lookup: { commandId: fields.text(), actor: fields.text(), stream: fields.text() } };
      case 'vault':
        return { kind, change: changeFrom(fields) };
      case 'snapshot': {
        const snapshot = {
          stream: fields.text(),
          shape: fields.text(),
          version: fields.number(),
          state: fields.text(),
        };
        return { kind, snapshot, sum: fields.text() };
      }
      default:
        return kind satisfies never;
    }
  });
}

/** What was written for the first time is told by its number and its heads alone: whoever asked knows the rest. */
function outcomesText(outcomes: readonly Outcome[]): string {
  const fields: (string | number)[] = [];
  for (const outcome of outcomes) {
    if (outcome.ok && !outcome.value.repeated) {
      const { commit, heads } = outcome.value;
      fields.push('', commit, heads.length);
      for (const { version, hash } of heads) fields.push(version, hash);
    } else fields.push(JSON.stringify(outcome));
  }
  return fields.join(APART);
}

function outcomesFrom(text: string, batch: readonly Operation[]): readonly Outcome[] {
  const fields = new FieldReader(text);
  return batch.map((operation): Outcome => {
    const known = fields.text();
    if (known !== '') return JSON.parse(known) as Outcome;
    const { commandId, writes, answer } =
      operation.kind === 'append' ? operation.append : { commandId: '', writes: [], answer: undefined };
    const commit = fields.number();
    let at = 0;
    const heads = fields.list((): Head => {
      const stream = writes[at++]!.stream;
      return { stream, version: fields.number(), hash: fields.text() };
    });
    return { ok: true, value: { commandId, repeated: false, commit, heads, answer: answer ?? null } };
  });
}
