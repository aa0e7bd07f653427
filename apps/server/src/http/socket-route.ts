import type { Socket } from 'node:net';
import type { StaffRole } from '@sabot/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Frame } from '../broadcast/encoder.ts';
import type { NodeLinks } from '../cluster/links.ts';
import type { TableDoors } from '../hosted/table-doors.ts';
import type { Metrics } from '../metrics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import type { Floor } from '../staff/floor.ts';
import type { PitFeed } from '../staff/pit-feed.ts';
import type { StaffBook } from '../staff/staff-book.ts';
import type { StaffSaid } from '../staff/staff-command.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { TableTalk } from '../talk/table-talk.ts';
import { Connection, type ConnectionParts, type Reality } from './connection.ts';
import type { DoorKeeper } from './door-limits.ts';
import type { GuestSockets } from './guest-sockets.ts';
import { Heartbeat } from './heartbeat.ts';
import { TokenBucket, TokenBuckets } from './rate.ts';
import { refused } from './refused.ts';
import type { Sessions } from './session.ts';
import type { StaffSessions } from './staff-session.ts';

export interface SocketParts {
  readonly room: Room;
  readonly doors: TableDoors;
  readonly talk: TableTalk;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly keeper: DoorKeeper;
  readonly sessions: Sessions;
  readonly sockets: GuestSockets;
  readonly staff: {
    readonly book: StaffBook;
    readonly floor: Floor;
    readonly sessions: StaffSessions;
    readonly sockets: GuestSockets;
    readonly feed: PitFeed;
  };
  readonly pingMs: number;
  readonly reality: Reality;
  /** The way to other nodes; null: there are none. */
  readonly links: NodeLinks | null;
}

/** Messages of a guest on all their sockets, or of one who looks on. A guest who comes back finds what is left of them. */
const MESSAGES = { burst: 60, perSecond: 30 };
/** A client that does not read is let go before its messages fill the house. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;
/** With less than this unread nobody asks what else its sender leaves. */
const SOME_WAITING_BYTES = 256 * 1024;
const TRY_AGAIN_LATER = 1013;

/** The one door for sockets. */
export function socketRoute(app: FastifyInstance, parts: SocketParts): Heartbeat {
  const { room, doors, talk, clock, metrics, keeper, sessions, sockets, staff, reality, links } = parts;
  const heartbeat = new Heartbeat(parts.pingMs, () => {
    metrics.deadPeers += 1;
  });
  const messages = new TokenBuckets(clock, MESSAGES);
  app.get(
    '/ws',
    {
      websocket: true,
      onRequest: async (request, reply) => {
        const why = keeper.whyNoSocket(request.sender);
        if (why !== null) return refused(request, reply, why);
      },
    },
    (socket, request) => {
      const { socket: line } = request.raw;
      const { sender } = request;
      if (keeper.whyNoSocket(sender) !== null) return socket.close(TRY_AGAIN_LATER);
      const you = sessions.guestOf(request);
      const wire = {
        send(frame: Frame) {
          // A made-up request has no line of its own.
          if (line === undefined) socket.send(frame.text);
          else if (socket.readyState === socket.OPEN) writeTogether(line, frame.bytes);
        },
        close: (code: number) => socket.close(code),
        get waiting() {
          return socket.bufferedAmount;
        },
        get isTooSlow() {
          const { waiting } = wire;
          return waiting > MOST_WAITING_BYTES || (waiting > SOME_WAITING_BYTES && keeper.readsTooLittle(sender));
        },
      };
      const own = new TokenBucket(clock, MESSAGES);
      const mayReceive = (bytes: number): boolean =>
        (you === null ? own.take() : messages.take(you)) && keeper.mayAsk(sender) && keeper.maySend(sender, bytes);
      const worker = staff.sessions.memberOf(request)?.name ?? null;
      const door = {
        name: () => (worker === null ? null : (staff.sessions.memberOf(request)?.name ?? null)),
        mayAct: (name: string, role: StaffRole, table: string) => staff.book.mayAct(name, role, table),
        acted: (table: TableRunner, said: StaffSaid) => staff.floor.acted(table, said),
        worksAt: (name: string, table: string) => staff.book.worksAt(name, table),
        followPit: (send: (frame: Frame) => void) => staff.feed.follow(send),
      };
      const connection = new Connection(
        { room, doors, talk, clock, metrics, you, staff: door, reality, mayReceive, ...wayOn(links, request) },
        wire,
      );
      const ends = [keeper.opened(sender, wire), heartbeat.add(socket)];
      if (you !== null) ends.push(sockets.add(you, wire));
      if (worker !== null) ends.push(staff.sockets.add(worker, wire));
      metrics.sockets += 1;
      socket.on('message', (data, isBinary) => {
        if (isBinary) connection.notText();
        else connection.receive(data.toString()).catch(() => socket.close(1011));
      });
      // A frame that is too long raises here, and the socket is closed with 1009.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        metrics.sockets -= 1;
        for (const end of ends) end();
        connection.end();
      });
    },
  );
  return heartbeat;
}

/** Where a client is led for tables that are not here; one that another node has led here is led no further. */
function wayOn(links: NodeLinks | null, request: FastifyRequest): Pick<ConnectionParts, 'relay' | 'byNode'> {
  if (links === null) return {};
  if (links.senderBehind(request) !== null) return { byNode: { tells: links.tells(request) } };
  const { mirrors } = links;
  return { relay: { links, mirrors, cookie: request.headers.cookie, sender: request.sender } };
}

/** What this needs of a line to a client. */
export type Line = Pick<Socket, 'cork' | 'uncork' | 'write' | 'writableCorked'>;

/** Lines with something to send at the end of this turn of the loop. */
let corked: Line[] = [];

function uncorkAll(): void {
  const sending = corked;
  corked = [];
  for (const line of sending) line.uncork();
}

/**
 * What is sent in one turn of the loop, an answer and the table it led to, leaves in one piece. The frame goes straight to the
 * line: the library would make a head for each socket anew. Nothing is compressed here, so the library has no frame under way.
 */
export function writeTogether(line: Line, bytes: Buffer): void {
  if (line.writableCorked === 0) {
    line.cork();
    if (corked.push(line) === 1) setImmediate(uncorkAll);
  }
  line.write(bytes);
}
