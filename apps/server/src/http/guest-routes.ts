import { guest, guestRequest } from '@sabot/protocol';
import { FIRST_CHIPS } from '../people/guests.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import { isLineCode } from '../words.ts';
import { guestSheet } from './guest-sheet.ts';
import { TokenBucket } from './rate.ts';
import { refused } from './refused.ts';
import { giveSession, guestOf } from './session.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

/** Names given out at once, and a second after that, to all together. */
const ENTERING = { burst: 200, perSecond: 20 };
/** Whoever has less than this in the wallet may have new play chips. */
const OUT_OF_CHIPS = 100_00;
const tags = ['guests'];

/** Entering with a name, and asking who one is. */
export function guestRoutes(app: ZodApp, room: Room, clock: Clock): void {
  const entering = new TokenBucket(clock, ENTERING);

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
      if (!entering.take()) return refused(request, reply, 'too-fast');
      const entered = await room.guests.enter(request.body.name);
      if (entered.ok) return giveSession(reply.code(201), entered.name).send(await guestSheet(room, entered.name));
      return refused(request, reply, isLineCode(entered.code) ? entered.code : 'house-fault');
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
      const name = guestOf(request, room.guests);
      // A browser would write a refusal into the console of everybody who comes for the first time.
      if (name === null) return reply.type('application/json').send(null);
      return guestSheet(room, name);
    },
  );

  app.post(
    '/api/me/chips',
    {
      schema: { tags, summary: 'New play chips for those who have run out', response: { 200: guest, ...REFUSALS } },
    },
    async (request, reply) => {
      const name = guestOf(request, room.guests);
      if (name === null) return refused(request, reply, 'not-entered');
      if (!entering.take()) return refused(request, reply, 'too-fast');
      const given = await room.desk.grant(name, FIRST_CHIPS, clock.now(), OUT_OF_CHIPS);
      return given ? guestSheet(room, name) : refused(request, reply, 'chips-left');
    },
  );
}
