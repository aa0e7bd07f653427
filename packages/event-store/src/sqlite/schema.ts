/** “SABO”: tells our files from other people's. */
export const APPLICATION_ID = 0x5341424f;

export const SCHEMA_VERSION = 1;

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
    PRIMARY KEY (stream, version)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE commands (
    id TEXT PRIMARY KEY,
    actor TEXT NOT NULL,
    at INTEGER NOT NULL,
    heads TEXT NOT NULL,
    answer TEXT
  ) STRICT, WITHOUT ROWID;
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
