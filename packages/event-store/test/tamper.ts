import { DatabaseSync } from 'node:sqlite';
import { type CommitRow, commitBytes, commitFrom, type KeptWrite } from '../src/commit-row.ts';

/** Lays hands on a file. */
export function tamper(path: string, statement: string): void {
  const database = new DatabaseSync(path);
  database.exec(statement);
  database.close();
}

/** Rewrites the append that wrote an event; null takes it out of the log. Where `to` is given it gets another number. */
export function tamperAppend(
  path: string,
  stream: string,
  version: number,
  change: (row: CommitRow) => CommitRow | null,
  to?: number,
): void {
  const database = new DatabaseSync(path);
  for (const { commit_no, body } of database.prepare('SELECT * FROM log').all()) {
    const row = commitFrom(Number(commit_no), body);
    const isIt = row.writes.some((one) => one.stream === stream && isIn(one, version));
    if (!isIt) continue;
    const changed = change(row);
    database.prepare('DELETE FROM log WHERE commit_no = ?').run(Number(commit_no));
    if (changed !== null) {
      database.prepare('INSERT INTO log VALUES (?, ?)').run(to ?? Number(commit_no), commitBytes(changed));
    }
  }
  database.close();
}

/** Changes one event in place. */
export function tamperEvent(
  path: string,
  stream: string,
  version: number,
  change: Partial<KeptWrite['events'][number]>,
): void {
  const changed = (write: KeptWrite): KeptWrite => ({
    ...write,
    events: write.events.map((event, i) => (write.version + i + 1 === version ? { ...event, ...change } : event)),
  });
  tamperAppend(path, stream, version, (row) => ({
    ...row,
    writes: row.writes.map((write) => (write.stream === stream ? changed(write) : write)),
  }));
}

const isIn = ({ version, events }: KeptWrite, looked: number): boolean =>
  looked > version && looked <= version + events.length;
