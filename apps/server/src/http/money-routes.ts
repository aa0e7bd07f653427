import { limits, limitsState, statement, statementQuery } from '@sabot/protocol';
import type { RealityChecks } from '../people/reality-checks.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import { refused } from './refused.ts';
import type { Sessions } from './session.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const tags = ['money'];

/** A guest's postings, and the limits they set themselves. */
export function moneyRoutes(app: ZodApp, room: Room, clock: Clock, checks: RealityChecks, sessions: Sessions): void {
  app.get(
    '/api/me/statement',
    {
      schema: {
        tags,
        summary: 'What came into one’s wallet and left it, newest first',
        querystring: statementQuery,
        response: { 200: statement, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const name = sessions.guestOf(request);
      if (name === null) return refused(request, reply, 'not-entered');
      const { before, limit } = request.query;
      return room.desk.statement(name, before ?? null, limit);
    },
  );

  app.get(
    '/api/me/limits',
    { schema: { tags, summary: 'The limits one is held to', response: { 200: limitsState, ...REFUSALS } } },
    async (request, reply) => {
      const name = sessions.guestOf(request);
      return name === null ? refused(request, reply, 'not-entered') : room.desk.limits(name, clock.now());
    },
  );

  app.put(
    '/api/me/limits',
    {
      config: { misfit: 'unfit-limits' },
      schema: {
        tags,
        summary: 'Ask to be held to limits: what is stricter holds at once, what is looser after a day',
        body: limits,
        response: { 200: limitsState, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const name = sessions.guestOf(request);
      if (name === null) return refused(request, reply, 'not-entered');
      const isKept = await room.desk.setLimits(name, request.body, clock.now());
      if (!isKept) return refused(request, reply, 'not-written');
      await checks.changed(name);
      return room.desk.limits(name, clock.now());
    },
  );
}
