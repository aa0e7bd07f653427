import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS, type StaffBook } from '../staff/staff-book.ts';
import type { Member } from '../staff/staff-lines.ts';

/** How whoever works here is known again: a cookie of its own beside that of a guest, for one long shift. */
export interface StaffSessions {
  memberOf(request: FastifyRequest): Member | null;
  give<Reply extends FastifyReply>(reply: Reply, name: string): Reply;
  take<Reply extends FastifyReply>(reply: Reply): Reply;
}

export function staffSessionsOf(book: StaffBook, isSecure: boolean): StaffSessions {
  const cookie = isSecure ? '__Host-sabot-staff' : 'sabot-staff';
  const kept = { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure } as const;
  return {
    memberOf(request) {
      const given = request.cookies[cookie];
      const session = given === undefined ? null : request.unsignCookie(given);
      return session?.valid === true ? book.behind(session.value) : null;
    },
    give(reply, name) {
      reply.setCookie(cookie, book.sessionOf(name), { ...kept, signed: true, maxAge: SESSION_MS / 1000 });
      return reply;
    },
    take(reply) {
      reply.clearCookie(cookie, kept);
      return reply;
    },
  };
}
