import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codeHash } from '../hosted/codes.ts';
import type { Hosting } from '../hosted/hosting.ts';
import type { Sessions } from '../http/session.ts';
import type { StaffSessions } from '../http/staff-session.ts';
import type { Room } from '../room.ts';
import type { StaffBook } from '../staff/staff-book.ts';
import type { Cluster } from './cluster.ts';
import { forwardRequests } from './forward.ts';
import { NodeLinks } from './links.ts';

export interface LinkedHouse {
  readonly room: Room;
  readonly hosting: Hosting;
  readonly cluster: Cluster;
  readonly secret: string;
  readonly run: string;
  readonly sessions: Sessions;
  readonly staff: StaffBook;
  readonly staffSessions: StaffSessions;
}

/** Any node serves any client: who entered at another is known here, and what another has is asked there. */
export function linkNodes(app: FastifyInstance, house: LinkedHouse): NodeLinks {
  const { room, hosting, cluster, secret, run, sessions, staff, staffSessions } = house;
  const links = new NodeLinks({
    cluster,
    secret,
    run,
    isHere: (table) => room.tables.has(table),
    isKnown: (table) => room.places.has(table) || hosting.book.of(table) !== null,
  });
  app.addHook('onRequest', async (request) => {
    if (request.headers.cookie === undefined) return;
    // Somebody may have entered at another node a moment ago: the books are read on before they are taken for a stranger.
    if (sessions.guestOf(request) === null) await room.guests.catchUp();
    if (staffSessions.memberOf(request) === null) await staff.catchUp();
  });
  const tableIn = ({ routeOptions, body }: FastifyRequest): string | null => {
    if (routeOptions.url !== '/api/join' && routeOptions.url !== '/api/invitations') return null;
    return hosting.book.byHash(codeHash((body as { readonly code: string }).code));
  };
  forwardRequests(app, { links, tableIn });
  return links;
}
