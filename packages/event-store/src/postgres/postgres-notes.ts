import { setTimeout as pause } from 'node:timers/promises';
import type { KeptNote, Note, Notes } from '../notes.ts';
import { StoreError } from '../store-error.ts';
import type { Address } from './address.ts';
import { storeErrorOf } from './failure.ts';
import { Lines } from './lines.ts';

const CHANNEL = 'sabot_notes';
const LISTEN = `LISTEN ${CHANNEL}`;
/** One notification for all that is put at once: each takes a lock that all who notify share, and wakes every node. */
const PUT = `
  WITH put AS (
    INSERT INTO sabot.notes AS n (name, fence, run, at, text)
    SELECT name, fence, $2, clock_timestamp(), text FROM json_to_recordset($1::text::json) AS said (name text, fence integer, text text)
    ON CONFLICT (name) DO UPDATE SET fence = excluded.fence, run = excluded.run, at = excluded.at, text = excluded.text
    WHERE n.fence <= excluded.fence RETURNING name
  )
  SELECT pg_notify('${CHANNEL}', string_agg(name, ' ')) FROM put HAVING count(*) > 0`;
const GET = `
  SELECT t.name, t.fence, t.run, t.text, (extract(epoch FROM clock_timestamp() - t.at) * 1000)::float8 AS age,
    (extract(epoch FROM n.seen - t.at) * 1000)::float8 AS outlived
  FROM sabot.notes t LEFT JOIN sabot.nodes n ON n.run = t.run
  WHERE t.name IN (SELECT json_array_elements_text($1::text::json))`;

/** A notification is shorter than 8,000 bytes. */
const MOST_NAMES_BYTES = 7000;
const AGAIN_MS = 200;

export interface PostgresNotes extends Notes {
  end(): Promise<void>;
}

/** Notes of one run, on a connection of their own that is dialled when somebody needs it. */
export function notesOn(database: Address, run: string): PostgresNotes {
  const followers = new Set<(names: readonly string[] | null) => void>();
  const tell = (names: readonly string[] | null): void => {
    for (const heard of followers) heard(names);
  };
  const lines = new Lines(
    database,
    { connections: 1, mayLose: true, application: 'sabot notes', heard: (said) => tell(said.split(' ')) },
    async (line) => {
      await line.query(LISTEN);
    },
  );
  let isOver = false;
  let isListening = false;

  const query = async <Row extends object>(text: string, ...values: string[]): Promise<readonly Row[]> => {
    try {
      return await (await lines.current()).query<Row>(text, ...values);
    } catch (error) {
      throw storeErrorOf(error, database.name);
    }
  };
  /** What was said while nobody listened is not said again. */
  const listen = async (): Promise<void> => {
    while (!isOver && followers.size > 0) {
      try {
        const line = await lines.current();
        tell(null);
        await line.lost;
      } catch {
        // It is dialled again; until then nothing is heard.
      }
      if (!isOver) await pause(AGAIN_MS, undefined, { ref: false });
    }
    isListening = false;
  };
  return {
    async put(notes) {
      for (const some of inPieces(notes)) await query(PUT, JSON.stringify(some), run);
    },
    get: (names) => query<KeptNote>(GET, JSON.stringify(names)),
    follow(heard) {
      followers.add(heard);
      if (!isListening) {
        isListening = true;
        void listen();
      }
      return () => void followers.delete(heard);
    },
    async end() {
      isOver = true;
      await lines.end();
    },
  };
}

/** In the order of their names, so that two nodes never wait for each other's rows. */
function inPieces(notes: readonly Note[]): readonly (readonly Note[])[] {
  const pieces: Note[][] = [];
  let bytes = MOST_NAMES_BYTES;
  for (const note of [...notes].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (/\s/.test(note.name)) throw new StoreError('bad-input', `A note's name has a space: ${note.name}`);
    const length = Buffer.byteLength(note.name) + 1;
    if (bytes + length > MOST_NAMES_BYTES) {
      pieces.push([]);
      bytes = 0;
    }
    pieces.at(-1)!.push(note);
    bytes += length;
  }
  return pieces;
}
