import {
  evening,
  eveningCode,
  eveningQuery,
  eveningSheet,
  keepEvening,
  keptEvening,
  shareEvening,
  tableName,
} from '@sabot/protocol';
import { z } from 'zod';
import { Evenings, eveningUpTo, MOST_TALLAS, type Told } from '../evening/evening-sheet.ts';
import { KeptEvenings } from '../evening/kept-evenings.ts';
import type { TableArchive } from '../history/table-archive.ts';
import type { Asker, TableDoors } from '../hosted/table-doors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import type { Room } from '../room.ts';
import type { AskerOf } from './asker.ts';
import { TokenBucket, TokenBuckets } from './rate.ts';
import { refused } from './refused.ts';
import type { Sessions } from './session.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

export interface EveningParts {
  readonly room: Room;
  readonly doors: TableDoors;
  readonly asker: AskerOf;
  readonly archives: ReadonlyMap<string, TableArchive>;
  readonly store: Store;
  readonly clock: Clock;
  readonly sessions: Sessions;
}

const tags = ['evenings'];
const atTable = z.object({ table: tableName.describe('The name of a table') });
const byCode = z.object({ code: eveningCode.describe('The code of a link') });
/** Several tallas are read and folded at once: so many in a row, and a second after that, for all together. */
const READS = { burst: 40, perSecond: 4 };
/** Links that one guest keeps: so many in a row, and one in five minutes after that. */
const LINKS = { burst: 12, perSecond: 1 / 300 };

/** What an evening came to, and the links to it. */
export function eveningRoutes(app: ZodApp, parts: EveningParts): void {
  const { room, doors, archives, store, clock, sessions, asker } = parts;
  const evenings = new Evenings();
  const links = new KeptEvenings(store, clock);
  const reads = new TokenBucket(clock, READS);
  const keeps = new TokenBuckets(clock, LINKS);
  const isIn = ({ people }: Told, name: string | null): boolean => people.some((one) => one.name === name);

  async function tell(
    table: string,
    asker: Asker,
    from: number | undefined,
    to: number | undefined,
  ): Promise<Told | null> {
    const [runner, archive] = [room.tables.get(table), archives.get(table)];
    if (runner === undefined || archive === undefined) return null;
    const last = to ?? (await archive.catchUp()).talla;
    const first = from ?? (await eveningUpTo(archive, last));
    if (first > last || last - first >= MOST_TALLAS) return null;
    const sight = doors.sightOf(table, asker);
    // Who may not see the coup under way is told of those that are over.
    const upTo = sight === 'now' ? {} : { upTo: doors.lineOf(runner, sight).summary.coups };
    return evenings.tell({ table, ruleset: runner.scene.ruleset, archive, from: first, to: last, ...upTo });
  }

  app.get(
    '/api/tables/:table/evening',
    {
      schema: {
        tags,
        summary: 'Some shoes of a table: who won what, the banks, the boldest banco; without a range, the last evening',
        params: atTable,
        querystring: eveningQuery,
        response: { 200: eveningSheet, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const seen = doors.see(table, asker(request, table));
      if (typeof seen === 'string') return refused(request, reply, seen);
      if (!reads.take()) return refused(request, reply, 'too-fast');
      const told = await tell(table, asker(request, table), request.query.from, request.query.to);
      if (told === null) return refused(request, reply, 'unknown-talla');
      return { ...told, mine: isIn(told, sessions.guestOf(request)) };
    },
  );

  app.post(
    '/api/tables/:table/evenings',
    {
      schema: {
        tags,
        summary: 'Keep a link to some shoes one played in; only those who played can open it until it is shared',
        params: atTable,
        body: keepEvening,
        response: { 201: evening, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const { from, to } = request.body;
      const by = sessions.guestOf(request);
      if (by === null) return refused(request, reply, 'not-entered');
      const seen = doors.see(table, asker(request, table));
      if (typeof seen === 'string') return refused(request, reply, seen);
      if (!reads.take() || !keeps.take(by)) return refused(request, reply, 'too-fast');
      const told = await tell(table, asker(request, table), from, to);
      if (told === null) return refused(request, reply, 'unknown-talla');
      if (!isIn(told, by)) return refused(request, reply, 'not-your-evening');
      const code = await links.keep({ table, ruleset: told.ruleset, from, to, by });
      if (code === null) return refused(request, reply, 'not-written');
      return reply.code(201).send({ code, isShared: false, isOwn: true });
    },
  );

  app.get(
    '/api/evenings/:code',
    {
      config: { misfit: 'no-such-evening' },
      schema: {
        tags,
        summary: 'An evening by its link: for everybody where it is shared, else for those who played',
        params: byCode,
        response: { 200: keptEvening, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { code } = request.params;
      if (!reads.take()) return refused(request, reply, 'too-fast');
      const found = await links.find(code);
      const told = found === null ? null : await tell(found.table, asker(request, found.table), found.from, found.to);
      const name = sessions.guestOf(request);
      // Whether a private one is there at all is nobody else's business.
      if (found === null || told === null || !(found.isShared || isIn(told, name))) {
        return refused(request, reply, 'no-such-evening');
      }
      const kept = { code, isShared: found.isShared, isOwn: found.by === name };
      return { ...told, mine: isIn(told, name), kept };
    },
  );

  app.put(
    '/api/evenings/:code',
    {
      config: { misfit: 'no-such-evening' },
      schema: {
        tags,
        summary: 'Let everybody with one’s link look, or only those who played',
        params: byCode,
        body: shareEvening,
        response: { 200: evening, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { code } = request.params;
      const { isShared } = request.body;
      const by = sessions.guestOf(request);
      if (by === null) return refused(request, reply, 'not-entered');
      if (!keeps.take(by, 0.2)) return refused(request, reply, 'too-fast');
      const found = await links.find(code);
      if (found === null || found.by !== by) return refused(request, reply, 'no-such-evening');
      if (!(await links.share(code, isShared))) return refused(request, reply, 'not-written');
      return { code, isShared, isOwn: true };
    },
  );
}
