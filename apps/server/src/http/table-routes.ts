import { lobbyTable, orderAhead, proofSheet, recordLine, recordQuery, shoeResults } from '@sabot/protocol';
import { z } from 'zod';
import { recordOfTallas } from '../history/record-of-talla.ts';
import type { TableArchive } from '../history/table-archive.ts';
import type { Store } from '../ports/store.ts';
import type { Room } from '../room.ts';
import { proofFrom } from '../table/shoe/proof.ts';
import { refused } from './refused.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const params = z.object({ table: z.string().describe('The name of a table') });
const tags = ['tables'];
const fairness = ['fairness'];

/** The lobby, the results of the shoe in play, and what anyone may check of a table's shuffles. */
export function tableRoutes(app: ZodApp, room: Room, archives: ReadonlyMap<string, TableArchive>, store: Store): void {
  app.get(
    '/api/tables',
    { schema: { tags, summary: 'The lobby: every table', response: { 200: z.array(lobbyTable) } } },
    async () => [...room.lobby()],
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
      const table = room.tables.get(request.params.table);
      return table === undefined ? refused(request, reply, 'unknown-table') : table.results;
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
      const table = room.tables.get(request.params.table);
      if (table === undefined) return refused(request, reply, 'unknown-table');
      const { ruleset, state } = table.scene;
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
      const table = room.tables.get(name);
      if (table === undefined) return refused(request, reply, 'unknown-table');
      const { tallas } = request.query;
      const { talla } = table.summary;
      const record = tallas === undefined ? table.record() : recordOfTallas(store, name, talla - tallas + 1, talla);
      return [...(await record)];
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
