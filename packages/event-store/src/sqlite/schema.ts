/** “SABO”: tells our files from other people's. */
export const APPLICATION_ID = 0x5341424f;

export const SCHEMA_VERSION = 2;

/** The number of the last append, in one row. */
const COMMITS = `
  CREATE TABLE commits (last INTEGER NOT NULL) STRICT;
  INSERT INTO commits VALUES (0);
`;

/** A file of schema 1 knew neither acts nor numbers of appends: what it holds has the number 0. */
export const FROM_SCHEMA_1 = `
  ALTER TABLE events ADD COLUMN commit_no INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE events ADD COLUMN act TEXT;
  ALTER TABLE commands ADD COLUMN commit_no INTEGER NOT NULL DEFAULT 0;
  ${COMMITS}
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Events lie in the order of their streams, so that a stream is read in one go. */
export const SCHEMA = `
  CREATE TABLE streams (
    name TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE events (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    command_id TEXT NOT NULL,
    actor TEXT NOT NULL,
    at INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    edition INTEGER NOT NULL,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    prev BLOB NOT NULL,
    hash BLOB NOT NULL,
    commit_no INTEGER NOT NULL,
    act TEXT,
    PRIMARY KEY (stream, version)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE commands (
    id TEXT PRIMARY KEY,
    actor TEXT NOT NULL,
    at INTEGER NOT NULL,
    heads TEXT NOT NULL,
    answer TEXT,
    commit_no INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  ${COMMITS}
  CREATE TABLE snapshots (
    stream TEXT PRIMARY KEY,
    shape TEXT NOT NULL,
    version INTEGER NOT NULL,
    event_hash BLOB NOT NULL,
    state TEXT NOT NULL,
    sum TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE vault (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;
