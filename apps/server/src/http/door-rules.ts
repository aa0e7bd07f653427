import { MOST_FRAME_BYTES } from '@sabot/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../ports/log.ts';
import { senderAt, senderOf } from './client-address.ts';
import type { DoorKeeper } from './door-limits.ts';
import { couldChange, isOwnPage } from './origin.ts';
import { refused } from './refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it, as limits count: an address, or a network of IPv6. */
    sender: string;
  }
}

export interface DoorRules {
  /** In small letters; null: nobody speaks for others. */
  readonly addressHeader: string | null;
  readonly origins: readonly string[];
  readonly log: Log;
  /** Whoever asked another node of ours that hands their request on; null: no node does. */
  readonly senderBehind?: (request: FastifyRequest) => string | null;
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
/** One sender may hold so many lines beyond its sockets: a browser opens up to six. */
const LINES_BESIDE_SOCKETS = 100;

/** The length of a body as it is announced; one that comes in pieces may be as long as any. */
function bytesOf({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return MOST_FRAME_BYTES;
  const length = Number(headers['content-length'] ?? 0);
  return Number.isFinite(length) ? Math.min(Math.max(length, 0), MOST_FRAME_BYTES) : MOST_FRAME_BYTES;
}

/** What holds for every request, before anything else looks at it. */
export function doorRules(app: FastifyInstance, keeper: DoorKeeper, rules: DoorRules): void {
  const { addressHeader, origins, log } = rules;
  let isWarned = false;
  app.decorateRequest('sender', '');
  app.addHook('onRequest', async (request, reply) => {
    request.sender = rules.senderBehind?.(request) ?? senderOf(request.raw, addressHeader);
    if (addressHeader === null && !isWarned && FORWARDED.some((name) => request.headers[name] !== undefined)) {
      isWarned = true;
      log.warn({}, 'a proxy forwards requests, but no address header is set: all it forwards counts as one address');
    }
    if (couldChange(request.method, request.url) && !isOwnPage(request.headers, origins)) {
      return refused(request, reply, 'foreign-origin');
    }
    if (!keeper.mayAsk(request.sender) || !keeper.maySend(request.sender, bytesOf(request))) {
      return refused(request, reply.header('retry-after', '1'), 'too-fast');
    }
  });
  limitLines(app, keeper, addressHeader);
}

/** Lines that are open and say nothing cost as well. Behind a proxy they are all the proxy's own. */
function limitLines({ server }: FastifyInstance, { limits }: DoorKeeper, addressHeader: string | null): void {
  server.maxConnections = limits.allSockets + LINES_BESIDE_SOCKETS;
  if (addressHeader !== null) return;
  const lines = new Map<string, number>();
  server.on('connection', (line) => {
    const sender = senderAt(line.remoteAddress ?? '') ?? '';
    const count = (lines.get(sender) ?? 0) + 1;
    lines.set(sender, count);
    line.once('close', () => {
      const left = (lines.get(sender) ?? 1) - 1;
      if (left === 0) lines.delete(sender);
      else lines.set(sender, left);
    });
    if (count > limits.sockets + LINES_BESIDE_SOCKETS) line.destroy();
  });
}
