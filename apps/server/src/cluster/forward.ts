import { setTimeout as pause } from 'node:timers/promises';
import type { LobbyTable } from '@sabot/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '../http/refused.ts';
import type { NodeLinks } from './links.ts';

const WITHIN_MS = 10_000;
const ONCE_WITHIN_MS = 3000;
const AGAIN_MS = 200;
const LOBBY_WITHIN_MS = 1500;
/** Of an answer that is handed on these are kept. */
const KEPT = ['content-type', 'content-disposition', 'cache-control', 'retry-after'];

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

export interface ForwardParts {
  readonly links: NodeLinks;
  /** The table that a request is about where its path does not say it, as with a link to one. */
  readonly tableIn: (request: FastifyRequest) => string | null;
}

/** Requests about a table that another node has are answered by that node: it is asked in the name of whoever asked us. */
export function forwardRequests(app: FastifyInstance, { links, tableIn }: ForwardParts): void {
  app.addHook('preHandler', async (request, reply) => {
    if (links.senderBehind(request) !== null) return;
    const table = (request.params as { readonly table?: string } | undefined)?.table ?? tableIn(request);
    if (table === null || !links.isElsewhere(table)) return;
    // A node that has just died has its tables as long as its lease is good: what changes nothing is asked again.
    const isAskedAgain = request.method === 'GET' || request.method === 'HEAD';
    for (const until = performance.now() + WITHIN_MS; ; await pause(AGAIN_MS)) {
      const node = await links.whereIs(table);
      if (node === null) return;
      const headers = links.headersTo(node, request.sender, request.headers.cookie);
      const within = isAskedAgain ? ONCE_WITHIN_MS : WITHIN_MS;
      const answer = await askThere(`${node.address}${request.url}`, headers, request, within);
      if (answer !== null) return handOn(answer, reply);
      if (!isAskedAgain || performance.now() > until) return refused(request, reply, 'store-failed');
    }
  });
}

/** Null: it does not answer. */
async function askThere(
  url: string,
  headers: Record<string, string>,
  request: FastifyRequest,
  within: number,
): Promise<Answered | null> {
  const { method, body } = request;
  const language = request.headers['accept-language'];
  if (language !== undefined) headers['accept-language'] = language;
  const hasBody = body !== undefined && body !== null && method !== 'GET' && method !== 'HEAD';
  if (hasBody) headers['content-type'] = 'application/json';
  try {
    const answer = await fetch(url, {
      method,
      headers,
      ...(hasBody && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(within),
    });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch {
    return null;
  }
}

function handOn({ status, headers, bytes }: Answered, reply: FastifyReply): FastifyReply {
  for (const name of KEPT) {
    const value = headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.code(status).send(bytes);
}

/** The tables of the other nodes, as this one may see them in the lobby. A node that does not answer has none just now. */
export async function lobbyElsewhere(links: NodeLinks, request: FastifyRequest): Promise<readonly LobbyTable[]> {
  if (links.senderBehind(request) !== null) return [];
  const asked = links.others.map(async (node) => {
    const headers = links.headersTo(node, request.sender, request.headers.cookie);
    const answer = await fetch(`${node.address}/api/tables`, { headers, signal: AbortSignal.timeout(LOBBY_WITHIN_MS) });
    return answer.ok ? ((await answer.json()) as readonly LobbyTable[]) : [];
  });
  const settled = await Promise.allSettled(asked);
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
