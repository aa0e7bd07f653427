import { type HouseRules, health, houseRules, readiness } from '@sabot/protocol';
import { z } from 'zod';
import type { TableDoors } from '../hosted/table-doors.ts';
import type { Metrics } from '../metrics.ts';
import type { LoopDelay } from '../ports/loop-delay.ts';
import type { Reach } from '../ports/reach.ts';
import type { Readiness } from '../readiness.ts';
import type { Room } from '../room.ts';
import type { ZodApp } from './zod-app.ts';

const tags = ['house'];

export interface HouseParts {
  readonly room: Room;
  readonly doors: TableDoors;
  readonly metrics: Metrics;
  readonly loopDelay: LoopDelay;
  readonly readiness: Readiness;
  readonly rules: Omit<HouseRules, 'reach'>;
  readonly reach: () => Reach;
}

/** What holds in this house, and how the server is: for whoever runs it. */
export function houseRoutes(
  app: ZodApp,
  { room, doors, metrics, loopDelay, readiness: ready, rules, reach }: HouseParts,
): void {
  app.addHook('onResponse', async (_, reply) => metrics.responded(reply.statusCode));

  app.get(
    '/api/house',
    { schema: { tags, summary: 'What the house has settled for all its tables', response: { 200: houseRules } } },
    async () => {
      const { isThisMachineOnly, addresses } = reach();
      return { ...rules, reach: { isThisMachineOnly, addresses: [...addresses] } };
    },
  );

  for (const path of ['/livez', '/healthz']) {
    app.get(
      path,
      { schema: { tags, summary: 'Whether the house is alive; says nothing of its store', response: { 200: health } } },
      async () => ({ ok: true, tables: room.tables.size }),
    );
  }

  app.get(
    '/readyz',
    {
      schema: {
        tags,
        summary: 'Whether the house can keep what is done: 503 and why where it cannot, or is closing',
        response: { 200: readiness, 503: readiness },
      },
    },
    async (_, reply) => {
      const why = await ready.whyNot();
      return reply.code(why === null ? 200 : 503).send({ ok: why === null, why });
    },
  );

  app.get(
    '/metrics',
    { schema: { tags, summary: 'Figures for Prometheus', produces: ['text/plain'], response: { 200: z.string() } } },
    async (_, reply) => {
      const tables = [...room.tables.values()];
      const events = tables.reduce((sum, table) => sum + doors.toldVersion(table), 0);
      const viewers = tables.reduce((sum, { subscribers }) => sum + subscribers.size, 0);
      const paused = tables.filter((table) => doors.isToldPaused(table)).length;
      return reply
        .type('text/plain; version=0.0.4')
        .serializer((text: unknown) => text as string)
        .send(metrics.text({ tables: tables.length, events, viewers, paused, loopDelay: loopDelay.look() }));
    },
  );
}
