import type { Sql, TransactionSql } from 'postgres';
import type { Head } from '../envelope.ts';
import { namedIn } from '../named.ts';
import { type Changes, type Known, type Operation, type Outcome, plan } from '../plan.ts';
import { isRace } from './failure.ts';

const TRIES = 10;

/** Decides and writes a batch in one transaction; `COMMIT` returns when the server has synced its log. */
export async function commitBatch(sql: Sql, batch: readonly Operation[]): Promise<readonly Outcome[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await sql.begin(async (transaction) => {
        const { outcomes, changes } = plan(batch, await know(transaction, batch));
        await write(transaction, changes);
        return outcomes;
      })) as readonly Outcome[];
    } catch (error) {
      if (tries === TRIES || !isRace(error)) throw error;
    }
  }
}

/**
 * The rows of the streams are locked first, in one order for all, and made where they are missing: whoever comes later waits,
 * and then sees what we wrote.
 */
async function know(sql: TransactionSql, batch: readonly Operation[]): Promise<Known> {
  const { streams, commands, secrets } = namedIn(batch);
  const names = JSON.stringify(streams);
  if (streams.length > 0) {
    await sql`
      INSERT INTO sabot.streams SELECT name, 0, decode(repeat('0', 64), 'hex')
      FROM json_array_elements_text(${names}::text::json) AS name ORDER BY name COLLATE "C" ON CONFLICT DO NOTHING`;
  }
  const heads = streams.length
    ? await sql`
        SELECT name, version, encode(hash, 'hex') AS hash FROM sabot.streams
        WHERE name IN (SELECT json_array_elements_text(${names}::text::json)) ORDER BY name FOR UPDATE`
    : [];
  const [first, held] = await Promise.all([
    sql`SELECT id, actor, heads, answer FROM sabot.commands
      WHERE id IN (SELECT json_array_elements_text(${JSON.stringify(commands)}::text::json))`,
    secrets.length
      ? sql`SELECT key, value FROM sabot.vault
          WHERE key IN (SELECT json_array_elements_text(${JSON.stringify(secrets)}::text::json)) FOR UPDATE`
      : [],
  ]);
  return {
    heads: new Map(heads.map(({ name, version, hash }) => [name, { stream: name, version, hash }])),
    commands: new Map(
      first.map(({ id, actor, heads, answer }) => [id, { actor, heads: JSON.parse(heads) as Head[], answer }]),
    ),
    secrets: new Map(held.map(({ key, value }) => [key, value])),
  };
}

/** Each kind of row in one statement, handed over as JSON. */
async function write(sql: TransactionSql, { events, heads, commands, secrets, snapshots }: Changes): Promise<void> {
  const kept = [...secrets].flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));
  const written = commands.map((one) => ({ ...one, heads: JSON.stringify(one.heads) }));
  await Promise.all([
    events.length > 0 &&
      sql`INSERT INTO sabot.events
        SELECT stream, version, "commandId", actor, at, ruleset, edition, type, data, decode(prev, 'hex'), decode(hash, 'hex')
        FROM json_to_recordset(${JSON.stringify(events)}::text::json) AS row (stream text, version integer, "commandId" text,
          actor text, at bigint, ruleset text, edition integer, type text, data text, prev text, hash text)`,
    heads.length > 0 &&
      sql`UPDATE sabot.streams SET version = row.version, hash = decode(row.hash, 'hex')
        FROM json_to_recordset(${JSON.stringify(heads)}::text::json) AS row (stream text, version integer, hash text)
        WHERE name = row.stream`,
    commands.length > 0 &&
      sql`INSERT INTO sabot.commands SELECT id, actor, at, heads, answer
        FROM json_to_recordset(${JSON.stringify(written)}::text::json)
          AS row (id text, actor text, at bigint, heads text, answer text) ORDER BY id COLLATE "C"`,
    // What we knew is locked by us; what somebody put there meanwhile stops the insert, and we decide again.
    secrets.size > 0 &&
      sql`DELETE FROM sabot.vault
        WHERE key IN (SELECT json_array_elements_text(${JSON.stringify([...secrets.keys()])}::text::json))`,
    kept.length > 0 &&
      sql`INSERT INTO sabot.vault SELECT key, value
        FROM json_to_recordset(${JSON.stringify(kept)}::text::json) AS row (key text, value text) ORDER BY key COLLATE "C"`,
    ...snapshots.map(
      ({ stream, shape, version, state, sum }) =>
        sql`INSERT INTO sabot.snapshots SELECT stream, ${shape}, version, hash, ${state}, ${sum}
          FROM sabot.events WHERE stream = ${stream} AND version = ${version}
          ON CONFLICT (stream) DO UPDATE SET shape = excluded.shape, version = excluded.version,
            event_hash = excluded.event_hash, state = excluded.state, sum = excluded.sum
          WHERE excluded.shape <> snapshots.shape OR excluded.version >= snapshots.version`,
    ),
  ]);
}
