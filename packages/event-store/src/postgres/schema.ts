import { StoreError } from '../store-error.ts';
import type { Line } from './line.ts';

export const SCHEMA_VERSION = 2;

/** Any number, as long as every node takes the same: two that start at once make the tables once. */
const LOCK = 0x5341424f;

/** Names sort by their bytes, as in SQLite. The primary key of events is what no two writers get past. */
const TABLES = `
  CREATE SCHEMA IF NOT EXISTS sabot;
  CREATE TABLE sabot.meta (schema_version integer NOT NULL);
  INSERT INTO sabot.meta VALUES (${SCHEMA_VERSION});
  CREATE TABLE sabot.streams (
    name text COLLATE "C" PRIMARY KEY,
    version integer NOT NULL,
    hash bytea NOT NULL
  );
  CREATE TABLE sabot.events (
    stream text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    command_id text NOT NULL,
    actor text NOT NULL,
    at bigint NOT NULL,
    ruleset text NOT NULL,
    edition integer NOT NULL,
    type text NOT NULL,
    data text NOT NULL,
    prev bytea NOT NULL,
    hash bytea NOT NULL,
    commit_no bigint NOT NULL,
    act text,
    PRIMARY KEY (stream, version)
  );
  CREATE TABLE sabot.commands (
    id text COLLATE "C" PRIMARY KEY,
    actor text NOT NULL,
    at bigint NOT NULL,
    heads text NOT NULL,
    answer text,
    commit_no bigint NOT NULL
  );
  CREATE TABLE sabot.commits (last bigint NOT NULL);
  INSERT INTO sabot.commits VALUES (0);
  CREATE TABLE sabot.snapshots (
    stream text COLLATE "C" PRIMARY KEY,
    shape text NOT NULL,
    version integer NOT NULL,
    event_hash bytea NOT NULL,
    state text NOT NULL,
    sum text NOT NULL
  );
  CREATE TABLE sabot.vault (
    key text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
  );
`;

/** A schema of version 1 knew neither acts nor numbers of appends: what it holds has the number 0. */
const FROM_VERSION_1 = `
  ALTER TABLE sabot.events ADD COLUMN commit_no bigint NOT NULL DEFAULT 0;
  ALTER TABLE sabot.events ADD COLUMN act text;
  ALTER TABLE sabot.commands ADD COLUMN commit_no bigint NOT NULL DEFAULT 0;
  CREATE TABLE sabot.commits (last bigint NOT NULL);
  INSERT INTO sabot.commits VALUES (0);
  UPDATE sabot.meta SET schema_version = ${SCHEMA_VERSION};
`;

const statementsIn = (text: string): readonly string[] =>
  text.split(';').filter((statement) => statement.trim() !== '');

export async function makeSchema(line: Line, name: string): Promise<void> {
  await line.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', LOCK);
    const [state] = await query(`
      SELECT to_regclass('sabot.meta') IS NOT NULL AS ours,
        EXISTS (SELECT FROM pg_tables WHERE schemaname = 'sabot') AS tables`);
    if (!state?.ours) {
      if (state?.tables)
        throw new StoreError('not-ours', `${name}: its schema "sabot" holds tables that are not Sabot's.`);
      for (const statement of statementsIn(TABLES)) await query(statement);
      return;
    }
    const [meta] = await query('SELECT schema_version FROM sabot.meta');
    const version = Number(meta?.schema_version);
    if (version === 1) for (const statement of statementsIn(FROM_VERSION_1)) await query(statement);
    if (version <= SCHEMA_VERSION) return;
    const message = `${name}: written by a newer Sabot (schema ${version}, this one knows ${SCHEMA_VERSION}).`;
    throw new StoreError('newer-schema', message);
  });
}
