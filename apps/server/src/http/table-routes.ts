import {
  type LobbyTable,
  lobbyTable,
  orderAhead,
  proofSheet,
  recordLine,
  recordQuery,
  shoeResults,
} from '@sabot/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordOfTallas } from '../history/record-of-talla.ts';
import type { TableArchive } from '../history/table-archive.ts';
import { lobbyFor, type SheetParts } from '../hosted/sheets.ts';
import type { TableDoors } from '../hosted/table-doors.ts';
import type { Store } from '../ports/store.ts';
import { proofFrom } from '../table/shoe/proof.ts';
import type { AskerOf } from './asker.ts';
import { refused } from './refused.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const params = z.object({ table: z.string().describe('The name of a table') });
const tags = ['tables'];
const fairness = ['fairness'];

export interface TableParts {
  readonly doors: TableDoors;
  readonly archives: ReadonlyMap<string, TableArchive>;
  readonly store: Store;
  readonly asker: AskerOf;
  readonly sheets: SheetParts;
  /** The lobby of other nodes. */
  readonly elsewhere?: ((request: FastifyRequest) => Promise<readonly LobbyTable[]>) | undefined;
}

/** The same on whatever node one asks. */
const inOrder = (lobby: readonly LobbyTable[]): LobbyTable[] =>
  [...new Map(lobby.map((line) => [line.table, line])).values()].sort((a, b) => (a.table < b.table ? -1 : 1));

/** The lobby, the results of the shoe in play, and what anyone may check of a table's shuffles. */
export function tableRoutes(app: ZodApp, parts: TableParts): void {
  const { doors, archives, store, asker, sheets, elsewhere } = parts;
  app.get(
    '/api/tables',
    { schema: { tags, summary: 'The lobby: every table', response: { 200: z.array(lobbyTable) } } },
    async (request) => {
      const { name } = asker(request, '');
      const here = lobbyFor(sheets, name, (table) => asker(request, table).isStaff);
      return elsewhere === undefined ? here : inOrder([...here, ...(await elsewhere(request))]);
    },
  );

  app.get(
    '/api/tables/:table/results',
    {
      schema: {
        tags,
        summary: 'How the coups of the shoe in play ended',
        params,
        response: { 200: shoeResults, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const seen = doors.see(table, asker(request, table));
      if (typeof seen === 'string') return refused(request, reply, seen);
      const { talla, results } = seen.results;
      return { talla, results: [...results] };
    },
  );

  app.get(
    '/api/tables/:table/order',
    {
      schema: {
        tags,
        summary: 'Who comes before whom, for the bank and for a banco, each with the rule that puts them there',
        params,
        response: { 200: orderAhead, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const seen = doors.see(table, asker(request, table));
      if (typeof seen === 'string') return refused(request, reply, seen);
      const { ruleset, state } = seen.scene;
      return ruleset.orderAhead(state).map(({ of, ranks }) => ({ of, ranks: [...ranks] }));
    },
  );

  app.get(
    '/api/tables/:table/record',
    {
      schema: {
        tags: fairness,
        summary: 'Every commitment ever published at a table, and what became of it; or those of its last tallas',
        params,
        querystring: recordQuery,
        response: { 200: z.array(recordLine), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table: name } = request.params;
      const seen = doors.see(name, asker(request, name));
      if (typeof seen === 'string') return refused(request, reply, seen);
      const { tallas } = request.query;
      const { talla } = seen.summary;
      const from = tallas === undefined ? 1 : talla - tallas + 1;
      const isWhole = tallas === undefined && seen.sight === 'now';
      return [...(await (isWhole ? seen.runner.record() : recordOfTallas(store, name, from, talla)))];
    },
  );

  app.get(
    '/api/tables/:table/proofs/:talla',
    {
      config: { misfit: 'unknown-talla' },
      schema: {
        tags: fairness,
        summary: 'All that is needed to check a shoe that was played to its end',
        params: params.extend({ talla: z.coerce.number().int().min(1) }),
        response: { 200: proofSheet, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { table: name, talla } = request.params;
      const seen = doors.see(name, asker(request, name));
      if (typeof seen === 'string') return refused(request, reply, seen);
      const archive = archives.get(name);
      if (archive === undefined) return refused(request, reply, 'unknown-table');
      // The record first: what it calls over has all its cards in the table's stream by then.
      const record = await recordOfTallas(store, name, talla, talla);
      const line = await archive.talla(talla);
      if (line === null) return refused(request, reply, 'unknown-talla');
      const events = [];
      for await (const { event } of archive.events(line, line.to)) events.push(event);
      const proof = proofFrom(record, events, talla);
      return proof === null ? refused(request, reply, 'not-revealed') : { ...proof };
    },
  );
}
