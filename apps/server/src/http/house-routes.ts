import { type HouseRules, health, houseRules } from '@sabot/protocol';
import { z } from 'zod';
import type { Metrics } from '../metrics.ts';
import type { Room } from '../room.ts';
import type { ZodApp } from './zod-app.ts';

const tags = ['house'];

/** What holds in this house, and how the server is: for whoever runs it. */
export function houseRoutes(app: ZodApp, room: Room, metrics: Metrics, rules: HouseRules): void {
  app.get(
    '/api/house',
    { schema: { tags, summary: 'What the house has settled for all its tables', response: { 200: houseRules } } },
    async () => rules,
  );

  app.get(
    '/healthz',
    { schema: { tags, summary: 'Whether the house is open', response: { 200: health } } },
    async () => ({ ok: true, tables: room.tables.size }),
  );

  app.get(
    '/metrics',
    { schema: { tags, summary: 'Figures for Prometheus', produces: ['text/plain'], response: { 200: z.string() } } },
    async (_, reply) => {
      const tables = [...room.tables.values()];
      const events = tables.reduce((sum, { scene }) => sum + scene.version, 0);
      const viewers = tables.reduce((sum, { audience }) => sum + audience.size, 0);
      return reply
        .type('text/plain; version=0.0.4')
        .serializer((text: unknown) => text as string)
        .send(metrics.text(tables.length, events, viewers));
    },
  );
}
