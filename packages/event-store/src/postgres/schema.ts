import { StoreError } from '../store-error.ts';
import type { Query } from './line.ts';
import type { Lines } from './lines.ts';
import { numberOlder } from './number-older.ts';

const SCHEMA_VERSION = 6;

/** Any number, as long as every node takes the same: two that start at once make the tables once. */
const LOCK = 0x5341424f;

/** By it appends are read in the order of their commits. */
const BY_NUMBER = 'CREATE UNIQUE INDEX commands_by_number ON sabot.commands (commit_no);';

/**
 * Blocks that stand in the place of rows. `sealed` says which appends one holds, `runs` which versions of which streams; its bytes
 * are in `blocks`, or in a file of that name in one of the folders. `answers` finds the block of a command, `rests` what an append
 * in a block wrote to streams that were not asked for.
 */
const SEALED_TABLES = `
  CREATE TABLE sabot.sealed (
    block integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    first_commit bigint NOT NULL,
    last_commit bigint NOT NULL,
    commits bytea NOT NULL,
    last_at bigint NOT NULL,
    size integer NOT NULL,
    sum bytea NOT NULL,
    may_archive boolean NOT NULL,
    answers boolean NOT NULL,
    file text
  );
  CREATE INDEX sealed_by_commit ON sabot.sealed (last_commit, first_commit);
  CREATE TABLE sabot.blocks (
    block integer PRIMARY KEY,
    body bytea NOT NULL
  );
  ALTER TABLE sabot.blocks ALTER COLUMN body SET STORAGE EXTERNAL;
  CREATE TABLE sabot.runs (
    stream text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    last integer NOT NULL,
    prev bytea NOT NULL,
    hash bytea NOT NULL,
    block integer NOT NULL,
    PRIMARY KEY (stream, version)
  );
  CREATE INDEX runs_by_block ON sabot.runs (block);
  CREATE TABLE sabot.rests (
    commit_no bigint NOT NULL,
    stream text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    last integer NOT NULL,
    PRIMARY KEY (commit_no, stream)
  );
  CREATE TABLE sabot.answers (
    bucket bigint NOT NULL,
    block integer NOT NULL,
    keys bytea NOT NULL,
    PRIMARY KEY (bucket, block)
  );
  CREATE TABLE sabot.archives (
    no integer GENERATED ALWAYS AS IDENTITY,
    folder text PRIMARY KEY
  );
`;

/** Who has the house open: each node until a time of the database, which it puts off as long as it lives. */
const NODES_TABLE = `
  CREATE TABLE sabot.nodes (
    name text COLLATE "C" PRIMARY KEY,
    run text NOT NULL,
    address text NOT NULL,
    proof text NOT NULL,
    until timestamptz NOT NULL
  );
`;

/**
 * `seen` is when a node put its lease off last, `tells` whether it keeps notes; a node of an older schema says neither. A note is what a
 * node says of a name beside its streams: the last one counts, and one with a lower fence comes too late.
 */
const NOTES_TABLE = `
  ALTER TABLE sabot.nodes ADD COLUMN seen timestamptz NOT NULL DEFAULT clock_timestamp();
  ALTER TABLE sabot.nodes ADD COLUMN tells boolean NOT NULL DEFAULT false;
  CREATE TABLE sabot.notes (
    name text COLLATE "C" PRIMARY KEY,
    fence integer NOT NULL,
    run text NOT NULL,
    at timestamptz NOT NULL,
    text text NOT NULL
  ) WITH (fillfactor = 50);
`;

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
  ${BY_NUMBER}
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
  ${SEALED_TABLES}
  ${NODES_TABLE}
  ${NOTES_TABLE}
`;

/** A schema of version 1 knew neither acts nor numbers of appends: what it holds has the number 0. */
const FROM_VERSION_1 = `
  ALTER TABLE sabot.events ADD COLUMN commit_no bigint NOT NULL DEFAULT 0;
  ALTER TABLE sabot.events ADD COLUMN act text;
  ALTER TABLE sabot.commands ADD COLUMN commit_no bigint NOT NULL DEFAULT 0;
  CREATE TABLE sabot.commits (last bigint NOT NULL);
  INSERT INTO sabot.commits VALUES (0);
`;
const FROM_VERSION_3 = `
  DROP INDEX IF EXISTS sabot.commands_by_number;
  ${BY_NUMBER}
  ${SEALED_TABLES}
`;
const FROM_VERSION_5 = `
  ${NOTES_TABLE}
  UPDATE sabot.meta SET schema_version = ${SCHEMA_VERSION};
`;

const statementsIn = (text: string): readonly string[] =>
  text.split(';').filter((statement) => statement.trim() !== '');

const STATE = `
  SELECT to_regclass('sabot.meta') IS NOT NULL AS "isOurs",
    EXISTS (SELECT FROM pg_tables WHERE schemaname = 'sabot') AS "hasTables"`;

/** Whether the schema is there, and whose it is. */
export async function stateOf(query: Query): Promise<{ readonly isOurs: boolean; readonly hasTables: boolean }> {
  const [state] = await query<{ isOurs: boolean; hasTables: boolean }>(STATE);
  return { isOurs: state?.isOurs === true, hasTables: state?.hasTables === true };
}

/** Makes the tables, in the transaction of whoever calls. */
export async function makeTables(query: Query): Promise<void> {
  for (const statement of statementsIn(TABLES)) await query(statement);
}

/** Whoever brings an older schema up to date does so on a line that may take long; nobody else waits there. */
export async function makeSchema(
  lines: Pick<Lines, 'current'>,
  patient: Pick<Lines, 'current'>,
  name: string,
): Promise<void> {
  const line = await lines.current();
  const { isOurs } = await stateOf(line.query);
  if (isOurs && (await versionIn(line.query)) === SCHEMA_VERSION) return;
  await (await patient.current()).transaction((query) => bringUp(query, name));
}

const versionIn = async (query: Query): Promise<number> =>
  Number((await query('SELECT schema_version FROM sabot.meta'))[0]?.schema_version);

async function bringUp(query: Query, name: string): Promise<void> {
  await query('SELECT pg_advisory_xact_lock($1)', LOCK);
  const { isOurs, hasTables } = await stateOf(query);
  if (!isOurs) {
    if (hasTables) throw new StoreError('not-ours', `${name}: its schema "sabot" holds tables that are not Sabot's.`);
    return makeTables(query);
  }
  const version = await versionIn(query);
  if (version > SCHEMA_VERSION) {
    const message = `${name}: written by a newer Sabot (schema ${version}, this one knows ${SCHEMA_VERSION}).`;
    throw new StoreError('newer-schema', message);
  }
  if (version === SCHEMA_VERSION) return;
  if (version === 1) for (const statement of statementsIn(FROM_VERSION_1)) await query(statement);
  if (version < 4) {
    await numberOlder(query);
    for (const statement of statementsIn(FROM_VERSION_3)) await query(statement);
  }
  if (version < 5) for (const statement of statementsIn(NODES_TABLE)) await query(statement);
  for (const statement of statementsIn(FROM_VERSION_5)) await query(statement);
}
