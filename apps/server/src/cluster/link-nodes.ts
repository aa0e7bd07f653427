import type { NodeLine, Notes } from '@sabot/event-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isBot } from '../bots/company.ts';
import { codeHash } from '../hosted/codes.ts';
import type { Hosting } from '../hosted/hosting.ts';
import type { Sessions } from '../http/session.ts';
import type { StaffSessions } from '../http/staff-session.ts';
import type { Room } from '../room.ts';
import type { StaffBook } from '../staff/staff-book.ts';
import type { Cluster } from './cluster.ts';
import { forwardRequests } from './forward.ts';
import { NodeLinks } from './links.ts';
import { Mirrors, type MirrorsParts } from './mirrors.ts';

export interface LinkedHouse {
  readonly room: Room;
  readonly hosting: Hosting;
  readonly cluster: Cluster;
  readonly secret: string;
  readonly run: string;
  readonly sessions: Sessions;
  readonly staff: StaffBook;
  readonly staffSessions: StaffSessions;
  readonly notes: Notes;
  readonly telling: Pick<MirrorsParts, 'store' | 'shuffler' | 'clock' | 'pace' | 'load' | 'log'>;
}

/** Any node serves any client: who entered at another is known here, and what another has is asked there. */
export function linkNodes(app: FastifyInstance, house: LinkedHouse): NodeLinks {
  const { room, hosting, cluster, secret, run, sessions, staff, staffSessions, notes, telling } = house;
  const isHere = (table: string): boolean => room.tables.has(table);
  const { places } = room;
  const ownerOf = (table: string): NodeLine | null => cluster.ownerOf(table);
  const mirrors = new Mirrors({ ...telling, notes, places, isHere, ownerOf, isBot });
  cluster.onLook(() => mirrors.look());
  app.addHook('onClose', async () => mirrors.stop());
  const links = new NodeLinks({
    cluster,
    secret,
    run,
    mirrors,
    isHere,
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
