import { guest, guestRequest, sessionsQuery } from '@sabot/protocol';
import { z } from 'zod';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import { isLineCode } from '../words.ts';
import type { DoorKeeper } from './door-limits.ts';
import { guestSheet } from './guest-sheet.ts';
import type { GuestSockets } from './guest-sockets.ts';
import { TokenBucket } from './rate.ts';
import { refused } from './refused.ts';
import type { Sessions } from './session.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

/** Chips given out at once, and a second after that, to all together. */
const GRANTS = { burst: 200, perSecond: 20 };
const tags = ['guests'];

export interface GuestParts {
  readonly room: Room;
  readonly clock: Clock;
  readonly keeper: DoorKeeper;
  readonly sessions: Sessions;
  readonly sockets: GuestSockets;
}

/** Entering with a name, asking who one is, and ending one's sessions. */
export function guestRoutes(app: ZodApp, { room, clock, keeper, sessions, sockets }: GuestParts): void {
  const grants = new TokenBucket(clock, GRANTS);

  app.post(
    '/api/guests',
    {
      config: { misfit: 'unfit-name' },
      schema: {
        tags,
        summary: 'Enter with a name: play chips, and a session cookie',
        body: guestRequest,
        response: { 201: guest, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const why = keeper.whyNoGuest(request.sender);
      if (why !== null) return refused(request, reply, why);
      const entered = await room.guests.enter(request.body.name);
      if (!entered.ok) return refused(request, reply, isLineCode(entered.code) ? entered.code : 'house-fault');
      return sessions.give(reply.code(201), entered.name).send(await guestSheet(room, entered.name));
    },
  );

  app.get(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Who one is, and where one’s chips are; null for somebody who has not entered',
        response: { 200: guest.nullable(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const name = sessions.guestOf(request);
      // A browser would write a refusal into the console of everybody who comes for the first time.
      if (name === null) return reply.type('application/json').send(null);
      return sessions.renew(request, reply, name).send(await guestSheet(room, name));
    },
  );

  app.delete(
    '/api/me/sessions',
    {
      schema: {
        tags,
        summary: 'End every session of one’s own: cookies that were given count no more, and their sockets are closed',
        querystring: sessionsQuery,
        response: { 204: z.null(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const name = sessions.guestOf(request);
      if (name === null) return refused(request, reply, 'not-entered');
      if (!(await room.guests.endSessions(name))) return refused(request, reply, 'not-written');
      sockets.end(name);
      const told = request.query.here === '1' ? sessions.take(reply) : sessions.give(reply, name);
      return told.code(204).send(null);
    },
  );

  app.post(
    '/api/me/chips',
    {
      schema: { tags, summary: 'New play chips for those who have run out', response: { 200: guest, ...REFUSALS } },
    },
    async (request, reply) => {
      const name = sessions.guestOf(request);
      if (name === null) return refused(request, reply, 'not-entered');
      if (!grants.take()) return refused(request, reply, 'too-fast');
      const given = await room.desk.refill(name, clock.now());
      return given === 'given' ? guestSheet(room, name) : refused(request, reply, given);
    },
  );
}
