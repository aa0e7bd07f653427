import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../ports/log.ts';
import { storeCode } from '../ports/store.ts';
import { type LineCode, languageIn, told } from '../words.ts';
import type { Home } from './page-routes.ts';

const STATUS: Readonly<Partial<Record<LineCode, number>>> = {
  'not-entered': 401,
  'not-signed-in': 401,
  'wrong-password': 401,
  'not-your-role': 403,
  'not-on-duty': 403,
  'no-such-invitation': 404,
  'no-such-challenge': 409,
  'no-such-passkey': 404,
  'not-yourself': 409,
  'passkey-not-accepted': 401,
  'passkeys-full': 409,
  'no-passkeys-here': 409,
  'no-such-evening': 404,
  'not-your-evening': 403,
  'foreign-origin': 403,
  'not-the-host': 403,
  'not-asked': 409,
  'ask-to-come-in': 403,
  'no-spectators': 403,
  'removed-by-host': 403,
  'no-own-tables': 403,
  'own-tables-each': 409,
  'own-tables-all': 409,
  'no-such-authorisation': 404,
  'withdrawn-already': 409,
  'ends-before-it-begins': 409,
  'unfit-authorisation': 409,
  'table-full': 409,
  'table-closing': 409,
  'paused-already': 409,
  'not-paused': 409,
  'not-to-be-removed': 409,
  'nobody-of-that-name': 404,
  'no-such-link': 404,
  'unknown-table': 404,
  'unknown-ruleset': 404,
  'unknown-scenario': 404,
  'unknown-talla': 404,
  'unknown-coup': 404,
  'not-revealed': 404,
  'no-live-odds': 404,
  'not-found': 404,
  'name-taken': 409,
  'chips-left': 409,
  'chips-tomorrow': 409,
  'acts-not-kept': 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many-sockets': 429,
  'too-many-guests': 429,
  'house-fault': 500,
  'not-written': 503,
  'store-failed': 503,
  'house-full': 503,
};

/** Says no: a status and a code for programs, one line for people in their language. */
export function refused<Reply extends FastifyReply>(request: FastifyRequest, reply: Reply, code: LineCode): never {
  // Every route answers `4xx` and `5xx` with `refusedRequest`; the types of one route need not know.
  const status = STATUS[code] ?? 400;
  return reply.code(status).send(told(code, languageIn(request.headers['accept-language']))) as never;
}

/** What the error handler reads of a route: the code for a body or an address that does not fit. */
declare module 'fastify' {
  interface FastifyContextConfig {
    misfit?: LineCode;
  }
}

interface Fault {
  readonly statusCode?: number;
  readonly name: string;
  readonly validation?: unknown;
}

export const onFault =
  (log: Log) =>
  (fault: Fault, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = fault.statusCode ?? 500;
    const code = storeCode(fault);
    // What the store refuses as nonsense is a fault of ours; anything else is its own.
    if (code !== null && code !== 'bad-input') {
      log.error({ error: fault.name, code }, 'a request failed because of the store');
      return refused(request, reply.header('retry-after', '1'), 'store-failed');
    }
    if (status >= 500) {
      // The text of an unknown fault could hold anything; only its name is written down.
      log.error({ error: fault.name }, 'a request failed');
      return refused(request, reply, 'house-fault');
    }
    if (fault.validation !== undefined) {
      return refused(request, reply, request.routeOptions.config.misfit ?? 'bad-request');
    }
    return refused(request, reply, status === 413 ? 'too-large' : 'bad-request');
  };

/** Nothing is here: below /api that is said, elsewhere the page looks for itself. */
export const onNothing =
  (home: Home | null) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const isPage =
      request.method === 'GET' && !/^\/(api|ws|healthz|livez|readyz|metrics|assets)(\/|\?|$)/.test(request.url);
    return home !== null && isPage ? home(request, reply) : refused(request, reply, 'not-found');
  };
