import type { Envelope, Head } from './envelope.ts';
import { Fields, fieldBytes, perhaps } from './fields.ts';
import type { Changes } from './plan.ts';
import { StoreError } from './store-error.ts';

/** One append as it lies in the log: everything it wrote to all its streams, and the answer that was kept. */
export interface CommitRow {
  readonly commandId: string;
  readonly actor: string;
  readonly at: number;
  readonly answer: string | null;
  readonly writes: readonly KeptWrite[];
}

export interface KeptWrite {
  readonly stream: string;
  /** Where the stream stood before: version and hash of its last event. */
  readonly version: number;
  readonly prev: string;
  readonly ruleset: string;
  readonly edition: number;
  readonly events: readonly KeptEvent[];
}

export interface KeptEvent extends Pick<Envelope, 'type' | 'data' | 'act' | 'hash'> {}

/** A row and its number in the log: below 1 for what was written before appends were counted. */
export interface NumberedRow {
  readonly commit: number;
  readonly row: CommitRow;
}

const WHOLE = 'sabot-commit-1';
/** What is left in the log of an append whose other streams lie in a sealed block. */
const REST = 'sabot-rest-1';

export const commitBytes = (row: CommitRow): Buffer => rowBytes(WHOLE, row);
/** Its answer is in the block. */
export const restBytes = (row: CommitRow): Buffer => rowBytes(REST, { ...row, answer: null });

export const isRest = (bytes: unknown): boolean =>
  bytes instanceof Uint8Array &&
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, REST.length)).toString('latin1') === REST;

function rowBytes(form: string, { commandId, actor, at, answer, writes }: CommitRow): Buffer {
  const fields: (string | number)[] = [form, commandId, actor, at, perhaps(answer), writes.length];
  for (const { stream, version, prev, ruleset, edition, events } of writes) {
    fields.push(stream, version, prev, ruleset, edition, events.length);
    for (const { type, data, act, hash } of events) fields.push(type, data, perhaps(act), hash);
  }
  return fieldBytes(fields);
}

/** Stops with `damaged` where a row is not in its form; what its events say is for the hash chain to judge. */
export function commitFrom(commit: number, bytes: unknown): CommitRow {
  if (!(bytes instanceof Uint8Array)) throw damaged(commit, 'cannot be read');
  const fields = new Fields(bytes, (what) => damaged(commit, what));
  const form = fields.text();
  if (form !== WHOLE && form !== REST) throw damaged(commit, 'is of a form that is not known');
  const [commandId, actor, at, answer] = [fields.text(), fields.text(), fields.number(), fields.perhaps()];
  const writes = fields.list(
    (): KeptWrite => ({
      stream: fields.text(),
      version: fields.number(),
      prev: fields.text(),
      ruleset: fields.text(),
      edition: fields.number(),
      events: fields.list(() => ({
        type: fields.text(),
        data: fields.text(),
        act: fields.perhaps(),
        hash: fields.text(),
      })),
    }),
  );
  fields.end();
  return { commandId, actor, at, answer, writes };
}

/** Where the streams of an append stood after it, in the order of its writes. */
export const headsOf = ({ writes }: CommitRow): readonly Head[] =>
  writes.map(({ stream, version, prev, events }) => ({
    stream,
    version: version + events.length,
    hash: events.at(-1)?.hash ?? prev,
  }));

/** The events that an append wrote to a stream. What was written before appends were counted lies below number 1. */
export function eventsIn({ commit, row }: NumberedRow, stream: string): readonly Envelope[] {
  const write = row.writes.find((one) => one.stream === stream);
  if (write === undefined) return [];
  const { commandId, actor, at } = row;
  const { version, ruleset, edition, events } = write;
  const under = { stream, commit: Math.max(0, commit), commandId, actor, at, ruleset, edition };
  return events.map(({ type, data, act, hash }, i) => ({
    ...under,
    version: version + i + 1,
    act,
    type,
    data,
    prev: events[i - 1]?.hash ?? write.prev,
    hash,
  }));
}

/** The append of a command as a row, given the events it wrote. */
export function rowOf(
  { id, actor, at, answer, heads }: Omit<Changes['commands'][number], 'commit'>,
  events: readonly Envelope[],
): CommitRow {
  const writes = heads.map(({ stream, version, hash }): KeptWrite => {
    const own = events.filter((event) => event.stream === stream);
    const { ruleset, edition, prev } = own[0] ?? { ruleset: '', edition: 0, prev: hash };
    const kept = own.map(({ type, data, act, hash }) => ({ type, data, act, hash }));
    return { stream, version: version - own.length, prev, ruleset, edition, events: kept };
  });
  return { commandId: id, actor, at, answer, writes };
}

/** What a batch adds to the log. */
export function rowsOf({ commands, events }: Changes): readonly NumberedRow[] {
  const byCommit = Map.groupBy(events, ({ commit }) => commit);
  return commands.map((command) => ({
    commit: command.commit,
    row: rowOf(command, byCommit.get(command.commit) ?? []),
  }));
}

const damaged = (commit: number, what: string): StoreError =>
  new StoreError('damaged', `Append ${commit} of the log ${what}; verify the store.`);
