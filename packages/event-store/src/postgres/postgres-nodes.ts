import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { JoinOptions, NodeLine, Nodes } from '../nodes.ts';
import { StoreError } from '../store-error.ts';
import { addressOf } from './address.ts';
import { storeErrorOf } from './failure.ts';
import { Lines } from './lines.ts';
import { application, shareHouse } from './postgres-claim.ts';
import { notesOn } from './postgres-notes.ts';

/** A lease is good for so long, by the time of the database, and is put off so often. */
const LEASE_MS = 3000;
const BEAT_MS = 1000;
const AGAIN_MS = 200;

/** Of two with one name the one that is there stays, until its lease has run out. */
const LEASE = `
  INSERT INTO sabot.nodes (name, run, address, proof, until, seen, tells)
  VALUES ($1, $2, $3, $4, clock_timestamp() + interval '${LEASE_MS} milliseconds', clock_timestamp(), true)
  ON CONFLICT (name) DO UPDATE SET run = excluded.run, address = excluded.address, proof = excluded.proof, until = excluded.until,
    seen = excluded.seen, tells = true
  WHERE nodes.run = excluded.run OR nodes.until < clock_timestamp() RETURNING run`;
const HELD_UNTIL = 'SELECT until::text AS until FROM sabot.nodes WHERE name = $1';
const LIVE = 'SELECT name, run, address, tells FROM sabot.nodes WHERE until > clock_timestamp() ORDER BY name';
const STRANGER = 'SELECT name FROM sabot.nodes WHERE until > clock_timestamp() AND proof <> $1 AND name <> $2 LIMIT 1';
/** The row stays: by it others know how long its clocks ran. */
const LEAVE = `
  UPDATE sabot.nodes SET until = clock_timestamp() - interval '1 millisecond', seen = clock_timestamp()
  WHERE name = $1 AND run = $2 AND until > clock_timestamp()`;

/** Joins the nodes of a house, or says in one line why not: the name is in use, or the secret is another. */
export async function joinNodes(url: string, { name, secret }: JoinOptions): Promise<Nodes> {
  const database = addressOf(url);
  const self = { name, run: randomBytes(9).toString('base64url') };
  let address = '';
  const proof = createHmac('sha256', secret).update('sabot-node').digest('hex');
  const lines = new Lines(database, { connections: 1, application: application(self.run, null) }, (line) =>
    shareHouse(line, database.name),
  );
  const notes = notesOn(database, self.run);
  const lost = Promise.withResolvers<StoreError>();
  const taken = (): StoreError => new StoreError('held', `${database.name}: a node called ${name} is there already.`);
  let goodUntil = 0;
  let isOver = false;

  const lease = async (): Promise<boolean> => {
    const since = performance.now();
    const [row] = await (await lines.current()).query(LEASE, name, self.run, address, proof);
    if (row === undefined) return false;
    goodUntil = since + LEASE_MS;
    return true;
  };
  /** One that was killed holds its name until its lease has run out; one that lives is known by putting it off. */
  const join = async (): Promise<void> => {
    const line = await lines.current();
    const [stranger] = await line.query<{ name: string }>(STRANGER, proof, name);
    if (stranger !== undefined) {
      const message = `${database.name}: the secret of this node is not that of node ${stranger.name}.`;
      throw new StoreError('not-ours', message);
    }
    const [held] = await line.query<{ until: string }>(HELD_UNTIL, name);
    while (!(await lease())) {
      const [now] = await line.query<{ until: string }>(HELD_UNTIL, name);
      if (now !== undefined && now.until !== held?.until) throw taken();
      await pause(AGAIN_MS);
    }
  };
  const keep = async (): Promise<void> => {
    while (!isOver) {
      await pause(BEAT_MS, undefined, { ref: false });
      if (isOver) return;
      try {
        if (!(await lease()) && !isOver) return lost.resolve(taken());
      } catch {
        // The database does not answer: the lease runs out, and is taken again when it does.
      }
    }
  };
  try {
    await join();
  } catch (error) {
    await lines.end();
    throw storeErrorOf(error, database.name);
  }
  void keep();
  return {
    self,
    notes,
    async announce(where) {
      address = where;
      // Where the database does not answer just now, the next beat says it.
      await lease().catch(() => undefined);
    },
    async live() {
      try {
        return (await (await lines.current()).query<NodeLine>(LIVE)).map((row) => ({ ...row }));
      } catch (error) {
        throw storeErrorOf(error, database.name);
      }
    },
    get isSure() {
      return !isOver && performance.now() < goodUntil;
    },
    lost: lost.promise,
    async leave() {
      isOver = true;
      goodUntil = 0;
      const line = await lines.current().catch(() => null);
      await line?.query(LEAVE, name, self.run).catch(() => undefined);
      await Promise.all([lines.end(), notes.end()]);
    },
  };
}
