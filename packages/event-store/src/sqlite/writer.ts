import type { DatabaseSync } from 'node:sqlite';
import type { Head } from '../envelope.ts';
import { namedIn } from '../named.ts';
import { type Changes, type FirstAnswer, type Known, type Operation, type Outcome, plan } from '../plan.ts';
import { headOf } from './row.ts';

type CommandRow = Omit<FirstAnswer, 'heads'> & { readonly heads: string };

const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** Decides and writes whole batches, each in one transaction. `COMMIT` returns when the file is synced. */
export function writerOn(database: DatabaseSync): { commit(batch: readonly Operation[]): readonly Outcome[] } {
  const head = database.prepare('SELECT name, version, hash FROM streams WHERE name = ?');
  const command = database.prepare('SELECT actor, heads, answer, commit_no AS "commit" FROM commands WHERE id = ?');
  const commits = database.prepare('SELECT last FROM commits');
  const setCommits = database.prepare('UPDATE commits SET last = ? WHERE last <> ?');
  const secret = database.prepare('SELECT value FROM vault WHERE key = ?');
  const addEvent = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const setHead = database.prepare('INSERT OR REPLACE INTO streams VALUES (?, ?, ?)');
  const addCommand = database.prepare('INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?)');
  const putSecret = database.prepare('INSERT OR REPLACE INTO vault VALUES (?, ?)');
  const removeSecret = database.prepare('DELETE FROM vault WHERE key = ?');
  const saveSnapshot = database.prepare(`
    INSERT INTO snapshots SELECT stream, ?, version, hash, ?, ? FROM events WHERE stream = ? AND version = ?
    ON CONFLICT (stream) DO UPDATE SET shape = excluded.shape, version = excluded.version,
      event_hash = excluded.event_hash, state = excluded.state, sum = excluded.sum
    WHERE excluded.shape <> snapshots.shape OR excluded.version >= snapshots.version`);

  const know = (batch: readonly Operation[]): Known => {
    const named = namedIn(batch);
    return {
      commit: Number(commits.get()?.last),
      heads: found(named.streams, (name) => {
        const row = head.get(name);
        return row && headOf(row);
      }),
      commands: found(named.commands, (id) => {
        const row = command.get(id) as CommandRow | undefined;
        return row && ({ ...row, heads: JSON.parse(row.heads) as Head[] } satisfies FirstAnswer);
      }),
      secrets: found(named.secrets, (key) => secret.get(key)?.value as string | undefined),
    };
  };
  const write = ({ commit, events, heads, commands, secrets, snapshots }: Changes): void => {
    for (const e of events) {
      const rest = [bytes(e.prev), bytes(e.hash), e.commit, e.act] as const;
      addEvent.run(e.stream, e.version, e.commandId, e.actor, e.at, e.ruleset, e.edition, e.type, e.data, ...rest);
    }
    for (const { stream, version, hash } of heads) setHead.run(stream, version, bytes(hash));
    for (const { id, actor, at, heads, answer, commit } of commands)
      addCommand.run(id, actor, at, JSON.stringify(heads), answer, commit);
    setCommits.run(commit, commit);
    for (const [key, value] of secrets) value === null ? removeSecret.run(key) : putSecret.run(key, value);
    for (const { stream, shape, version, state, sum } of snapshots)
      saveSnapshot.run(shape, state, sum, stream, version);
  };

  return {
    commit(batch) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const { outcomes, changes } = plan(batch, know(batch));
        write(changes);
        database.exec('COMMIT');
        return outcomes;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

function found<T>(keys: readonly string[], find: (key: string) => T | undefined): Map<string, T> {
  const map = new Map<string, T>();
  for (const key of keys) {
    const value = find(key);
    if (value !== undefined) map.set(key, value);
  }
  return map;
}
