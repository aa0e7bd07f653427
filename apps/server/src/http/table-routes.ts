import type { PuntoBancaEvent } from '@sabot/engine';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../ports/store.ts';
import type { Room } from '../room.ts';
import { proofFrom } from '../table/proof.ts';
import { tableStream } from '../table/table-runner.ts';
import { told } from '../words.ts';

async function eventsOf(store: Store, table: string): Promise<readonly PuntoBancaEvent[]> {
  const events: PuntoBancaEvent[] = [];
  for await (const { data } of store.read(tableStream(table))) events.push(JSON.parse(data) as PuntoBancaEvent);
  return events;
}

/** The lobby, and what anyone may check of a table's shuffles. */
export function tableRoutes(app: FastifyInstance, room: Room, store: Store): void {
  app.get('/api/tables', async () => room.lobby());

  app.get<{ Params: { table: string } }>('/api/tables/:table/record', async ({ params }, reply) => {
    const table = room.tables.get(params.table);
    return table === undefined ? reply.code(404).send(told('unknown-table')) : table.record;
  });

  app.get<{ Params: { table: string; talla: string } }>(
    '/api/tables/:table/proofs/:talla',
    async ({ params }, reply) => {
      const table = room.tables.get(params.table);
      if (table === undefined) return reply.code(404).send(told('unknown-table'));
      const talla = Number(params.talla);
      const isKnown = table.record.some((entry) => entry.deed === 'begun' && entry.talla === talla);
      const proof = isKnown ? proofFrom(table.record, await eventsOf(store, params.table), talla) : null;
      return proof ?? reply.code(404).send(told('not-revealed'));
    },
  );
}
