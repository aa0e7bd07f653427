import type { DatabaseSync } from 'node:sqlite';
import { commandKey } from '../command-key.ts';
import { commitBytes, rowOf } from '../commit-row.ts';
import type { Envelope, Head } from '../envelope.ts';
import { StoreError } from '../store-error.ts';
import { hexOf, type Row } from './row.ts';
import { LOG_TABLES, SCHEMA_VERSION, SEALED_TABLES } from './schema.ts';

/** Schema 1 knew neither acts nor numbers of appends. */
const FROM_1 = `
  ALTER TABLE events ADD COLUMN commit_no INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE events ADD COLUMN act TEXT;
  ALTER TABLE commands ADD COLUMN commit_no INTEGER NOT NULL DEFAULT 0;
`;

/** An event as the older schemas had it, a row each. */
const envelopeOf = (row: Row): Envelope => ({
  stream: String(row.stream),
  version: Number(row.version),
  commit: Number(row.commit_no),
  commandId: String(row.command_id),
  actor: String(row.actor),
  at: Number(row.at),
  ruleset: String(row.ruleset),
  edition: Number(row.edition),
  act: row.act === null ? null : String(row.act),
  type: String(row.type),
  data: String(row.data),
  prev: hexOf(row.prev),
  hash: hexOf(row.hash),
});

interface OldCommand {
  readonly id: string;
  readonly row: Row;
  readonly events: readonly Envelope[];
}

/**
 * The commands from before appends were counted, in an order in which each stream grows. Their times give it as a rule; where
 * they do not (two in a millisecond, a clock that was set), what a stream needs comes first.
 */
function* inOrder(database: DatabaseSync): Iterable<OldCommand> {
  const command = database.prepare('SELECT * FROM old_commands WHERE id = ?');
  const eventsOf = database.prepare('SELECT * FROM events WHERE command_id = ? ORDER BY stream, version');
  const doneBy = database.prepare('SELECT command_id FROM events WHERE stream = ? AND version = ?');
  const reached = new Map<string, number>();
  const done = new Set<string>();
  const read = (id: string): OldCommand | null => {
    const row = done.has(id) ? undefined : command.get(id);
    return row === undefined ? null : { id, row, events: eventsOf.all(id).map(envelopeOf) };
  };
  /** What has to come before; nothing where the file is damaged, which is for the verification to say. */
  const before = ({ id, events }: OldCommand): OldCommand | null => {
    for (const { stream } of events) {
      const next = doneBy.get(stream, (reached.get(stream) ?? 0) + 1)?.command_id;
      const other = next === undefined || next === id ? null : read(String(next));
      if (other !== null) return other;
    }
    return null;
  };
  for (const { id } of database.prepare('SELECT id FROM old_commands ORDER BY commit_no, at, id').all()) {
    const own = read(String(id));
    const waiting = own === null ? [] : [own];
    for (let one = waiting.at(-1); one !== undefined; one = waiting.at(-1)) {
      const first = before(one);
      if (first !== null && !waiting.some((other) => other.id === first.id)) waiting.push(first);
      else {
        waiting.pop();
        done.add(one.id);
        for (const { stream, version } of one.events) reached.set(stream, version);
        yield one;
      }
    }
  }
}

/**
 * Brings an older file up to date, in the transaction of whoever calls. Where events and commands had tables of their own the log
 * is made from them: what was written before appends were counted gets the numbers up to 0. Nothing is sealed yet.
 */
export function migrate(database: DatabaseSync, schema: number, path: string): void {
  if (schema < 3) makeLog(database, schema, path);
  database.exec(`${SEALED_TABLES} PRAGMA user_version = ${SCHEMA_VERSION};`);
}

function makeLog(database: DatabaseSync, schema: number, path: string): void {
  if (schema === 1) database.exec(FROM_1);
  database.exec(`
    ALTER TABLE commands RENAME TO old_commands;
    CREATE INDEX of_command ON events (command_id);
    ${LOG_TABLES}`);
  const addRow = database.prepare('INSERT INTO log VALUES (?, ?)');
  const addPosition = database.prepare('INSERT INTO positions VALUES (?, ?, ?)');
  const addCommand = database.prepare('INSERT INTO commands VALUES (?, ?)');
  const count = (what: string): number =>
    Number(database.prepare(`SELECT count(*) AS count FROM ${what}`).get()?.count);
  let [commit, events] = [-count('old_commands WHERE commit_no = 0'), 0];
  for (const { id, row: old, events: own } of inOrder(database)) {
    const [actor, at, answer] = [String(old.actor), Number(old.at), old.answer === null ? null : String(old.answer)];
    const row = rowOf({ id, actor, at, answer, heads: JSON.parse(String(old.heads)) as Head[] }, own);
    commit = Number(old.commit_no) > 0 ? Number(old.commit_no) : commit + 1;
    addRow.run(commit, commitBytes(row));
    addCommand.run(commandKey(id), commit);
    for (const { stream, version, events: written } of row.writes) {
      if (written.length > 0) addPosition.run(stream, version + 1, commit);
      events += written.length;
    }
  }
  if (events !== count('events'))
    throw new StoreError('damaged', `${path}: an event belongs to no command; the file was left as it is.`);
  database.prepare('UPDATE ends SET written = ?, indexed = ?').run(commit, commit);
  database.exec(`
    DROP TABLE events;
    DROP TABLE old_commands;
    DROP TABLE IF EXISTS commits;`);
}
