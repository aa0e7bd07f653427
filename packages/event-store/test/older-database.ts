import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';

/** The tables as they were before acts were kept. */
const TABLES = `
  CREATE SCHEMA sabot;
  CREATE TABLE sabot.meta (schema_version integer NOT NULL);
  INSERT INTO sabot.meta VALUES (1);
  CREATE TABLE sabot.streams (name text COLLATE "C" PRIMARY KEY, version integer NOT NULL, hash bytea NOT NULL);
  CREATE TABLE sabot.events (
    stream text COLLATE "C" NOT NULL, version integer NOT NULL, command_id text NOT NULL, actor text NOT NULL,
    at bigint NOT NULL, ruleset text NOT NULL, edition integer NOT NULL, type text NOT NULL, data text NOT NULL,
    prev bytea NOT NULL, hash bytea NOT NULL, PRIMARY KEY (stream, version));
  CREATE TABLE sabot.commands (
    id text COLLATE "C" PRIMARY KEY, actor text NOT NULL, at bigint NOT NULL, heads text NOT NULL, answer text);
  CREATE TABLE sabot.snapshots (
    stream text COLLATE "C" PRIMARY KEY, shape text NOT NULL, version integer NOT NULL, event_hash bytea NOT NULL,
    state text NOT NULL, sum text NOT NULL);
  CREATE TABLE sabot.vault (key text COLLATE "C" PRIMARY KEY, value text NOT NULL);
`;

/** Fills a database with what an older file has. */
export async function writeOlderDatabase(url: string, file: string): Promise<void> {
  const older = new DatabaseSync(file, { readOnly: true });
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(TABLES);
  for (const table of ['streams', 'events', 'commands', 'vault']) {
    for (const row of older.prepare(`SELECT * FROM ${table}`).all()) {
      const values = Object.values(row).map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));
      const places = values.map((_, n) => `$${n + 1}`).join(', ');
      await sql.unsafe(`INSERT INTO sabot.${table} VALUES (${places})`, values as (string | number | Buffer)[]);
    }
  }
  await sql.end();
  older.close();
}
