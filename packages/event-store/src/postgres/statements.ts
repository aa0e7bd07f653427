/** What a batch needs; lists and rows are handed over as JSON, one parameter each. */

export const MAKE_STREAMS = `
  INSERT INTO sabot.streams SELECT name, 0, decode(repeat('0', 64), 'hex')
  FROM json_array_elements_text($1::text::json) AS name ORDER BY name COLLATE "C" ON CONFLICT DO NOTHING`;

export const LOCK_STREAMS = `
  SELECT name AS stream, version, encode(hash, 'hex') AS hash FROM sabot.streams
  WHERE name IN (SELECT json_array_elements_text($1::text::json)) ORDER BY name FOR UPDATE`;

/** Many may hold a stream at once; whoever writes to it waits for all of them. */
export const HOLD_STREAMS = `
  SELECT name AS stream, version, encode(hash, 'hex') AS hash FROM sabot.streams
  WHERE name IN (SELECT json_array_elements_text($1::text::json)) ORDER BY name FOR SHARE`;

/** Rows of commands, the blocks that may hold the others, and under no name the last number: all of one moment. */
export const FIND_COMMANDS = `
  SELECT id, actor, heads, answer, commit_no AS "commit", NULL::integer AS block FROM sabot.commands
  WHERE id IN (SELECT id FROM json_to_recordset($1::text::json) AS asked (id text))
  UNION ALL
  SELECT asked.id, '', '', NULL, 0, answers.block
  FROM json_to_recordset($1::text::json) AS asked (id text, bucket bigint, key text)
  JOIN sabot.answers ON answers.bucket = asked.bucket AND position(decode(asked.key, 'hex') IN answers.keys) > 0
  UNION ALL SELECT '', '', '', NULL, last, NULL FROM sabot.commits`;

export const LOCK_SECRETS = `
  SELECT key, value FROM sabot.vault
  WHERE key IN (SELECT json_array_elements_text($1::text::json)) ORDER BY key FOR UPDATE`;

/**
 * The number of the last append. Whoever has it holds it until the commit, and everybody takes it last: so the numbers follow the
 * order of the commits, and nobody waits in a circle.
 */
export const LOCK_COMMITS = 'SELECT last FROM sabot.commits FOR UPDATE';

export const SET_COMMITS = 'UPDATE sabot.commits SET last = $1::text::bigint';

/** Events, heads and commands. */
export const WRITE = `
  WITH new_events AS (
    INSERT INTO sabot.events
    SELECT stream, version, "commandId", actor, at, ruleset, edition, type, data, decode(prev, 'hex'), decode(hash, 'hex'),
      "commit", act
    FROM json_to_recordset($1::text::json) AS row (stream text, version integer, "commandId" text, actor text, at bigint,
      ruleset text, edition integer, type text, data text, prev text, hash text, "commit" bigint, act text)
  ), new_heads AS (
    UPDATE sabot.streams SET version = row.version, hash = decode(row.hash, 'hex')
    FROM json_to_recordset($2::text::json) AS row (stream text, version integer, hash text) WHERE name = row.stream
  )
  INSERT INTO sabot.commands SELECT id, actor, at, heads, answer, "commit"
  FROM json_to_recordset($3::text::json) AS row (id text, actor text, at bigint, heads text, answer text, "commit" bigint)
  ORDER BY id COLLATE "C"`;

export const REMOVE_SECRETS = `
  DELETE FROM sabot.vault WHERE key IN (SELECT json_array_elements_text($1::text::json))`;

/** What we knew is locked and removed by us; what somebody put there meanwhile stops the insert, and we decide again. */
export const ADD_SECRETS = `
  INSERT INTO sabot.vault SELECT key, value
  FROM json_to_recordset($1::text::json) AS row (key text, value text) ORDER BY key COLLATE "C"`;

export const SAVE_SNAPSHOT = `
  INSERT INTO sabot.snapshots VALUES ($1, $2, $3, decode($4, 'hex'), $5, $6)
  ON CONFLICT (stream) DO UPDATE SET shape = excluded.shape, version = excluded.version,
    event_hash = excluded.event_hash, state = excluded.state, sum = excluded.sum
  WHERE excluded.shape <> snapshots.shape OR excluded.version >= snapshots.version`;
