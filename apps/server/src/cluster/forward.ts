import type { LobbyTable } from '@sabot/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '../http/refused.ts';
import type { NodeLinks } from './links.ts';

const WITHIN_MS = 10_000;
const LOBBY_WITHIN_MS = 1500;
/** Of an answer that is handed on these are kept. */
const KEPT = ['content-type', 'content-disposition', 'cache-control', 'retry-after'];

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
    const node = await links.whereIs(table);
    if (node === null) return;
    const headers = links.headersTo(node, request.sender, request.headers.cookie);
    return handOn(`${node.address}${request.url}`, headers, request, reply);
  });
}

async function handOn(
  url: string,
  headers: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
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
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    for (const name of KEPT) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return reply.code(answer.status).send(bytes);
  } catch {
    return refused(request, reply, 'store-failed');
  }
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
