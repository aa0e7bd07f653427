import type { Envelope, Head } from '../envelope.ts';
import type { Query } from './line.ts';

interface OlderCommand {
  readonly id: string;
  readonly heads: string;
}
type Own = Pick<Envelope, 'stream' | 'version' | 'commandId'>;

const COMMANDS = 'SELECT id, heads FROM sabot.commands WHERE commit_no = 0 ORDER BY at, id';
const OWN = `
  SELECT stream, version, command_id AS "commandId" FROM sabot.events
  WHERE stream = $1 AND version > $2 AND version <= $3 AND commit_no = 0 ORDER BY version`;
const SET_COMMAND = 'UPDATE sabot.commands SET commit_no = $1::text::bigint WHERE id = $2';
const SET_EVENTS = `
  UPDATE sabot.events SET commit_no = $1::text::bigint WHERE stream = $2 AND version >= $3 AND version <= $4`;

/**
 * What was written before appends were counted gets the numbers up to 0, in an order in which every stream grows. Their times give it
 * as a rule; where they do not (two in a millisecond, a clock that was set), what a stream needs comes first. As a file that is
 * brought up to date has it (`sqlite/migrate.ts`). As `commit` of their events 0 stays hashed, and is told.
 */
export async function numberOlder(query: Query): Promise<void> {
  const commands = new Map((await query<OlderCommand>(COMMANDS)).map((one) => [one.id, one]));
  const reached = new Map<string, number>();
  const order = new Map<string, readonly Own[]>();
  const eventsOf = async (id: string): Promise<readonly Own[]> => {
    const found: Own[] = [];
    for (const { stream, version } of JSON.parse(commands.get(id)?.heads ?? '[]') as Head[])
      found.push(...(await query<Own>(OWN, stream, reached.get(stream) ?? 0, version)));
    return found;
  };
  for (const first of commands.keys()) {
    const waiting = order.has(first) ? [] : [first];
    for (let id = waiting.at(-1); id !== undefined; id = waiting.at(-1)) {
      const events = await eventsOf(id);
      const missing = events.find(({ commandId }) => commandId !== id)?.commandId;
      if (missing !== undefined && commands.has(missing) && !order.has(missing) && !waiting.includes(missing))
        waiting.push(missing);
      else {
        waiting.pop();
        const own = events.filter(({ commandId }) => commandId === id);
        for (const { stream, version } of own) reached.set(stream, version);
        order.set(id, own);
      }
    }
  }
  let commit = -commands.size;
  for (const [id, own] of order) {
    commit += 1;
    await query(SET_COMMAND, String(commit), id);
    for (const [stream, events] of Map.groupBy(own, (event) => event.stream))
      await query(SET_EVENTS, String(commit), stream, events[0]!.version, events.at(-1)!.version);
  }
}
