/** “SABO”: tells our files from other people's. */
export const APPLICATION_ID = 0x5341424f;

export const SCHEMA_VERSION = 4;

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

/**
 * Blocks that stand in the place of rows of the log. `sealed` says which appends one holds, `runs` which versions of which
 * streams; its bytes are in `blocks`, or in a file of that name in one of the folders.
 */
export const SEALED_TABLES = `
  CREATE TABLE sealed (
    block INTEGER PRIMARY KEY,
    first_commit INTEGER NOT NULL,
    last_commit INTEGER NOT NULL,
    commits BLOB NOT NULL,
    last_at INTEGER NOT NULL,
    size INTEGER NOT NULL,
    sum BLOB NOT NULL,
    may_archive INTEGER NOT NULL,
    swept INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    file TEXT
  ) STRICT;
  CREATE INDEX sealed_by_commit ON sealed (last_commit, first_commit);
  CREATE TABLE blocks (
    block INTEGER PRIMARY KEY,
    body BLOB NOT NULL
  ) STRICT;
  CREATE TABLE runs (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    last INTEGER NOT NULL,
    prev BLOB NOT NULL,
    hash BLOB NOT NULL,
    block INTEGER NOT NULL,
    PRIMARY KEY (stream, version)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX runs_by_block ON runs (block);
  CREATE TABLE archives (
    folder TEXT PRIMARY KEY
  ) STRICT;
`;

export const SCHEMA = `
  CREATE TABLE streams (
    name TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  ${LOG_TABLES}
  ${SEALED_TABLES}
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
