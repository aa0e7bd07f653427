import { type Guest, guestRequest } from '@sabot/protocol';
import type { FastifyInstance } from 'fastify';
import { FIRST_CHIPS } from '../people/guests.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import { isLineCode, told } from '../words.ts';
import { rateLimit } from './rate.ts';
import { giveSession, guestOf } from './session.ts';

/** Names given out at once, and a second after that, to all together. */
const [BURST, PER_SECOND] = [200, 20];
/** Whoever has less than this in the wallet may have new play chips. */
const OUT_OF_CHIPS = 100_00;

/** Entering with a name, and asking who one is. */
export function guestRoutes(app: FastifyInstance, room: Room, clock: Clock): void {
  const mayEnter = rateLimit(clock, BURST, PER_SECOND);
  const guest = async (name: string): Promise<Guest> => ({ name, chips: await room.desk.balance(name), money: 'play' });

  app.post('/api/guests', async (request, reply) => {
    const asked = guestRequest.safeParse(request.body);
    if (!asked.success) return reply.code(400).send(told('unfit-name'));
    if (!mayEnter()) return reply.code(429).send(told('too-fast'));
    const entered = await room.guests.enter(asked.data.name);
    if (entered.ok) return giveSession(reply.code(201), entered.name).send(await guest(entered.name));
    const code = isLineCode(entered.code) ? entered.code : 'house-fault';
    return reply.code(code === 'name-taken' ? 409 : code === 'not-written' ? 503 : 400).send(told(code));
  });

  app.post('/api/me/chips', async (request, reply) => {
    const name = guestOf(request, room.guests);
    if (name === null) return reply.code(401).send(told('not-entered'));
    if (!mayEnter()) return reply.code(429).send(told('too-fast'));
    const given = await room.desk.grant(name, FIRST_CHIPS, clock.now(), OUT_OF_CHIPS);
    return given ? guest(name) : reply.code(409).send(told('chips-left'));
  });

  app.get('/api/me', async (request, reply) => {
    const name = guestOf(request, room.guests);
    return name === null ? reply.code(401).send(told('not-entered')) : guest(name);
  });
}
