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
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ClosedTables } from '../evening/closed-tables.ts';
import { Evenings, eveningUpTo, MOST_TALLAS, type Told } from '../evening/evening-sheet.ts';
import { KeptEvenings } from '../evening/kept-evenings.ts';
import type { TableArchive } from '../history/table-archive.ts';
import type { TableDoors } from '../hosted/table-doors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import type { Room } from '../room.ts';
import type { LineCode } from '../words.ts';
import type { AskerOf } from './asker.ts';
import { TokenBucket, TokenBuckets } from './rate.ts';
import { refused } from './refused.ts';
import type { Sessions } from './session.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

export interface EveningParts {
  readonly room: Room;
  readonly doors: TableDoors;
  readonly closed: ClosedTables;
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
  const { room, doors, closed, archives, store, clock, sessions, asker } = parts;
  const evenings = new Evenings();
  const links = new KeptEvenings(store, clock);
  const reads = new TokenBucket(clock, READS);
  const keeps = new TokenBuckets(clock, LINKS);
  const isIn = ({ people }: Told, name: string | null): boolean => people.some((one) => one.name === name);

  async function tell(
    table: string,
    range: { readonly from?: number | undefined; readonly to?: number | undefined },
  ): Promise<Told | null> {
    const open = archives.get(table);
    const ruleset = room.tables.get(table)?.scene.ruleset;
    const records = open !== undefined && ruleset !== undefined ? { ruleset, archive: open } : await closed.of(table);
    if (records === null) return null;
    const { archive } = records;
    const to = range.to ?? (await archive.catchUp()).talla;
    const from = range.from ?? (await eveningUpTo(archive, to));
    if (from > to || to - from >= MOST_TALLAS) return null;
    return evenings.tell({ table, ...records, from, to });
  }

  /** Why somebody may not ask about a table; null: they may. Of one that is closed those may who played there. */
  const whyNot = (request: FastifyRequest, table: string): LineCode | null => {
    if (!room.tables.has(table)) return null;
    const seen = doors.see(table, asker(request, table));
    return typeof seen === 'string' ? seen : null;
  };

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
      const why = whyNot(request, table);
      if (why !== null) return refused(request, reply, why);
      if (!reads.take()) return refused(request, reply, 'too-fast');
      const told = await tell(table, request.query);
      const isOpen = room.tables.has(table);
      if (told === null) return refused(request, reply, isOpen ? 'unknown-talla' : 'unknown-table');
      const mine = isIn(told, sessions.guestOf(request));
      return isOpen || mine ? { ...told, mine } : refused(request, reply, 'unknown-table');
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
      const why = whyNot(request, table);
      if (why !== null) return refused(request, reply, why);
      if (!reads.take() || !keeps.take(by)) return refused(request, reply, 'too-fast');
      const told = await tell(table, { from, to });
      if (told === null) return refused(request, reply, room.tables.has(table) ? 'unknown-talla' : 'unknown-table');
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
      const told = found === null ? null : await tell(found.table, found);
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
