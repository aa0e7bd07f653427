import { coupHistory as coups, coupsQuery, historyQuery, coupReplay as replay } from '@sabot/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ClosedTable, ClosedTables } from '../evening/closed-tables.ts';
import { coupHistory } from '../history/coup-history.ts';
import { coupReplay } from '../history/coup-replay.ts';
import type { TableArchive } from '../history/table-archive.ts';
import { toldHistory } from '../history/told-history.ts';
import type { TableDoors } from '../hosted/table-doors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import { type LineCode, languageIn, told } from '../words.ts';
import type { AskerOf } from './asker.ts';
import { TokenBucket, TokenBuckets } from './rate.ts';
import { refused } from './refused.ts';
import type { Sessions } from './session.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const params = z.object({ table: z.string().describe('The name of a table') });
const tags = ['history'];
/** A whole talla is read, folded and printed at once: so many in a row, and a second after that, for all together. */
const EXPORTS = { burst: 30, perSecond: 3 };

/** What one address asks of tables that are closed. */
const LOOKS = { burst: 60, perSecond: 2 };

/** The records of a table, and who of those in them is a bot. */
interface Records extends ClosedTable {
  readonly bots: readonly string[];
}

export interface HistoryParts {
  readonly room: Room;
  readonly doors: TableDoors;
  readonly archives: ReadonlyMap<string, TableArchive>;
  readonly closed: ClosedTables;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly asker: AskerOf;
  /** Whether a table shows the odds of its next coup. */
  readonly liveOdds: boolean;
}

/** What happened at a table, as whoever asks may know it. */
export function historyRoutes(app: ZodApp, parts: HistoryParts): void {
  const { room, doors, archives, closed, clock, sessions, asker, liveOdds } = parts;
  const exports = new TokenBucket(clock, EXPORTS);
  const looks = new TokenBuckets(clock, LOOKS);

  /** The records of a table as whoever asks may know them: of one that is closed those who played there. */
  const recordsOf = async (request: FastifyRequest, table: string): Promise<Records | LineCode> => {
    if (!room.tables.has(table)) {
      // Each look reads the records of a table that nothing else holds in mind.
      if (!looks.take(request.sender)) return 'too-fast';
      const found = await closed.playedBy(table, sessions.guestOf(request));
      return found === null ? 'unknown-table' : { ...found, bots: [] };
    }
    const seen = doors.see(table, asker(request, table));
    if (typeof seen === 'string') return seen;
    const archive = archives.get(table);
    const { ruleset, bots } = seen.scene;
    return archive === undefined ? 'unknown-table' : { ruleset, bots, archive };
  };
  const replays = new TokenBucket(clock, EXPORTS);

  app.get(
    '/api/tables/:table/coups',
    {
      schema: {
        tags,
        summary: 'Coups that are over, newest first, with the cards one may know',
        params,
        querystring: coupsQuery,
        response: { 200: coups, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table: name } = request.params;
      const records = await recordsOf(request, name);
      if (typeof records === 'string') return refused(request, reply, records);
      const { archive, ruleset } = records;
      const viewer = sessions.guestOf(request);
      const { before = null, limit, mine } = request.query;
      if (mine === '1' && viewer === null) return refused(request, reply, 'not-entered');
      const since = viewer === null ? 0 : await room.desk.firstSeen(viewer);
      const asked = { viewer, before, limit, mine: mine === '1', since };
      return coupHistory(archive, ruleset, asked);
    },
  );

  app.get(
    '/api/tables/:table/coups/:coup',
    {
      config: { misfit: 'unknown-coup' },
      schema: {
        tags,
        summary:
          'A coup that is over, to be seen again step by step with the cards one may know, and who had seen which',
        params: params.extend({ coup: z.coerce.number().int().min(1) }),
        response: { 200: replay, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table: name, coup } = request.params;
      const records = await recordsOf(request, name);
      if (typeof records === 'string') return refused(request, reply, records);
      const { archive, ruleset } = records;
      if (!replays.take()) return refused(request, reply, 'too-fast');
      const { bots } = records;
      const asked = { coup, viewer: sessions.guestOf(request), withShoe: liveOdds };
      const told = await coupReplay(archive, ruleset, asked);
      if (told === null) return refused(request, reply, 'unknown-coup');
      return { table: name, ruleset: ruleset.id, game: ruleset.game.id, bots: [...bots], ...told };
    },
  );

  app.get(
    '/api/tables/:table/history.sabot',
    {
      schema: {
        tags,
        summary: 'A talla in Sabot notation: one that is over, or the coups so far of the one in play',
        params,
        querystring: historyQuery,
        produces: ['text/plain'],
        response: { 200: z.string(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table: name } = request.params;
      const records = await recordsOf(request, name);
      if (typeof records === 'string') return refused(request, reply, records);
      const { archive, ruleset } = records;
      if (!exports.take()) return refused(request, reply, 'too-fast');
      const now = await archive.catchUp();
      const talla = request.query.talla ?? now.talla;
      const line = await archive.talla(talla);
      if (line === null) return refused(request, reply, 'unknown-talla');
      const viewer = sessions.guestOf(request);
      const { line: remark } = told('acts-kept-since', languageIn(request.headers['accept-language']));
      const telling = { table: name, line, isOver: talla < now.talla, viewer, remark };
      const history = await toldHistory(archive, ruleset, telling);
      if (!history.ok) return refused(request, reply, history.code);
      return reply
        .header('content-disposition', `attachment; filename="${name}.${talla}.sabot"`)
        .type('text/plain; charset=utf-8')
        .serializer((text: unknown) => text as string)
        .send(history.text);
    },
  );
}
