import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { MOST_FRAME_BYTES } from '@sabot/protocol';
import type { PuntoBancaEntry } from '@sabot/regulations';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { isBot } from './bots/company.ts';
import { type Company, seatCompany } from './bots/seat-company.ts';
import { guestRoutes } from './http/guest-routes.ts';
import { lawRoutes } from './http/law-routes.ts';
import { cookieKey } from './http/session.ts';
import { socketRoute } from './http/socket-route.ts';
import { tableRoutes } from './http/table-routes.ts';
import { Metrics } from './metrics.ts';
import type { Clock } from './ports/clock.ts';
import { silent } from './ports/log.ts';
import type { Shuffler } from './ports/shuffler.ts';
import type { Store } from './ports/store.ts';
import { Room } from './room.ts';
import { watchForAway } from './table/away.ts';
import { type Pace, PLAIN_PACE } from './table/pace.ts';
import { told } from './words.ts';

export interface ServerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly shuffler: Shuffler;
  readonly rulesets: readonly PuntoBancaEntry[];
  readonly pace?: Pace;
  readonly logger?: Logger;
  /** Bots keep every table company. */
  readonly bots?: boolean;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly room: Room;
  /** Finishes what is under way, lets everybody go, and closes the store. */
  stop(): Promise<void>;
}

/** The whole server from its ports: store, clock and chance are given to it. */
export async function buildServer(parts: ServerParts): Promise<Server> {
  const { store, clock, shuffler, rulesets, pace = PLAIN_PACE, logger, bots = false } = parts;
  const room = await Room.open({ store, clock, shuffler, rulesets, pace, log: logger ?? silent });
  const metrics = new Metrics();
  // Requests are not logged: addresses and cookies are nobody's business.
  const app = fastify({ bodyLimit: MOST_FRAME_BYTES, logger: false, forceCloseConnections: true });
  await app.register(cookie, { secret: await cookieKey(store) });
  await app.register(websocket, { options: { maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false } });
  app.setErrorHandler((error: { statusCode?: number; name: string }, _, reply) => {
    const isTheirs = (error.statusCode ?? 500) < 500;
    if (!isTheirs) logger?.error({ error: error.name }, 'a request failed');
    return reply.code(isTheirs ? (error.statusCode ?? 400) : 500).send(told(isTheirs ? 'bad-request' : 'house-fault'));
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(told('not-found')));
  guestRoutes(app, room, clock);
  tableRoutes(app, room, store);
  lawRoutes(app, rulesets);
  socketRoute(app, room, clock, metrics);
  app.get('/healthz', async () => ({ ok: true, tables: room.tables.size }));
  app.get('/metrics', async (_, reply) => {
    const scenes = [...room.tables.values()];
    const events = scenes.reduce((sum, { scene }) => sum + scene.version, 0);
    const viewers = scenes.reduce((sum, { audience }) => sum + audience.size, 0);
    return reply.type('text/plain; version=0.0.4').send(metrics.text(scenes.length, events, viewers));
  });
  const company: Company | null = bots ? seatCompany(room, { clock, pace: pace.pace }) : null;
  const away = [...room.tables.values()].map((table) => watchForAway(table, { clock, pace: pace.pace, isBot }));
  const stop = async (): Promise<void> => {
    for (const end of away) end();
    company?.leave();
    await room.stop();
    await app.close();
    await store.close();
  };
  return { app, room, stop };
}
