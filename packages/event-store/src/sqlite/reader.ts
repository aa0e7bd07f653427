import type { DatabaseSync } from 'node:sqlite';
import { commitBytes, isRest } from '../commit-row.ts';
import type { Envelope, Head } from '../envelope.ts';
import { firstGap } from '../sealing/first-gap.ts';
import type { HeldSecrets, NewSnapshot } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { LogFile } from './log-file.ts';
import { hexOf } from './row.ts';

type KeptSnapshot = NewSnapshot & { readonly sum: string };

/** An append in the form that rows of the log have. */
export interface LoggedBody {
  readonly commit: number;
  readonly body: unknown;
}

export interface Reader {
  events(stream: string, from: number, limit: number): readonly Envelope[];
  head(stream: string): Head | null;
  heads(after: string, from: string, limit: number): readonly Head[];
  snapshot(stream: string, shape: string): KeptSnapshot | null;
  /** Up to which version a stream is sealed. */
  sealedTo(stream: string): number;
  secret(key: string): string | null;
  secretNames(after: string, limit: number): readonly string[];
  secrets(): HeldSecrets;
  /** Those with the next numbers, at most so many; none: there are no more. */
  appends(after: number, to: number, limit: number): readonly LoggedBody[];
  audit(): readonly string[];
}

export function readerOn(database: DatabaseSync): Reader {
  const log = new LogFile(database);
  const secret = database.prepare('SELECT value FROM vault WHERE key = ?');
  const secretNames = database.prepare('SELECT key FROM vault WHERE key > ? ORDER BY key LIMIT ?');
  const secrets = database.prepare('SELECT key, value FROM vault ORDER BY key');
  const written = database.prepare('SELECT written FROM ends');
  const logged = database.prepare('SELECT commit_no, body FROM log WHERE commit_no >= ? AND commit_no <= ?');
  const first = database.prepare(`
    SELECT min(first) AS first FROM (SELECT min(commit_no) AS first FROM log UNION SELECT min(first_commit) FROM sealed)`);
  const snapshot = database.prepare('SELECT * FROM snapshots WHERE stream = ? AND shape = ?');
  const numbers = database.prepare('SELECT commit_no FROM log');
  const strays = database.prepare(`
    SELECT stream, min(version) AS version
    FROM (SELECT stream, version FROM positions UNION ALL SELECT stream, version FROM runs)
    WHERE stream NOT IN (SELECT name FROM streams) GROUP BY stream ORDER BY stream LIMIT 10`);

  /** Everything one question needs is read at one moment: meanwhile somebody may seal what lay in the log. */
  const atOneMoment = <T>(read: () => T): T => {
    database.exec('BEGIN');
    try {
      return read();
    } finally {
      database.exec('COMMIT');
    }
  };
  const caughtUp = <T>(read: () => T): T =>
    atOneMoment(() => {
      log.catchUp();
      return read();
    });

  return {
    events: (stream, from, limit) => caughtUp(() => log.events(stream, from, limit)),
    head: (stream) => caughtUp(() => log.head(stream)),
    heads: (after, from, limit) => caughtUp(() => log.heads(after, from, limit)),
    snapshot: (stream, shape) =>
      caughtUp(() => {
        const row = snapshot.get(stream, shape);
        if (row === undefined) return null;
        const version = Number(row.version);
        if (log.hashAt(stream, version) !== hexOf(row.event_hash)) return null;
        return { stream, shape, version, state: String(row.state), sum: String(row.sum) };
      }),
    sealedTo: (stream) => log.sealed.sealedTo(stream),
    secret: (key) => (secret.get(key)?.value as string | undefined) ?? null,
    secretNames: (after, limit) => secretNames.all(after, limit).map(({ key }) => String(key)),
    secrets: () =>
      atOneMoment(() => {
        const held = secrets.all().map(({ key, value }) => [String(key), String(value)] as const);
        return { commit: Number(written.get()?.written), secrets: new Map(held) };
      }),
    appends: (after, to, limit) =>
      atOneMoment(() => {
        const start = Math.max(after + 1, Number(first.get()?.first ?? 1));
        const end = Math.min(to, Number(written.get()?.written), start + limit - 1);
        const whole = new Map<number, unknown>();
        for (const { commit_no, body } of logged.iterate(start, end)) {
          if (!isRest(body)) whole.set(Number(commit_no), body);
        }
        // The opened blocks in turn, so that each is opened once.
        const sealed = [...log.sealed.between(start, end)].sort(([, a], [, b]) => a - b);
        for (const [commit] of sealed) {
          const row = whole.has(commit) ? null : log.row(commit);
          if (row !== null) whole.set(commit, commitBytes(row));
        }
        return Array.from({ length: Math.max(0, end - start + 1) }, (_, i) => {
          const [commit, body] = [start + i, whole.get(start + i)];
          if (body === undefined) throw new StoreError('damaged', `Append ${commit} is missing; verify the store.`);
          return { commit, body };
        });
      }),
    audit() {
      const said = database.prepare('PRAGMA integrity_check(10)').all();
      const problems = said.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
      return atOneMoment(() => {
        const tail = log.catchUp();
        const logged = numbers.all().map(({ commit_no }) => Number(commit_no));
        const missing = firstGap([logged, log.sealed.commits()]);
        const stray = strays
          .all()
          .filter(({ stream }) => tail.head(String(stream)) === undefined)
          .map(({ stream, version }) => `${stream} has event ${version}, but no head`);
        return [
          ...problems,
          ...(missing === null ? [] : [`append ${missing} is missing`]),
          ...stray,
          ...log.sealed.faults(),
        ];
      });
    },
  };
}
