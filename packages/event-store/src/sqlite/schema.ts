/** “SABO”: tells our files from other people's. */
export const APPLICATION_ID = 0x5341424f;

export const SCHEMA_VERSION = 3;

/**
 * The log, one row for each append, and its index: where each stream stands, which append wrote which versions, and which did
 * which command. `ends` says which append was the last, and up to which the index is complete.
 */
export const LOG_TABLES = `
  CREATE TABLE log (
    commit_no INTEGER PRIMARY KEY,
    body BLOB NOT NULL
  ) STRICT;
  CREATE TABLE positions (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    commit_no INTEGER NOT NULL,
    PRIMARY KEY (stream, version)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE commands (
    key BLOB PRIMARY KEY,
    commit_no INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE ends (written INTEGER NOT NULL, indexed INTEGER NOT NULL) STRICT;
  INSERT INTO ends VALUES (0, 0);
`;

export const SCHEMA = `
  CREATE TABLE streams (
    name TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  ${LOG_TABLES}
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
