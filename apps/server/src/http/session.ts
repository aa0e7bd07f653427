import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guests } from '../people/guests.ts';

const A_YEAR = 365 * 24 * 3600;

/** How sessions are kept in a browser. */
export interface Sessions {
  /** The guest behind a request; null: nobody has entered, the session was ended, or the cookie is not ours. */
  guestOf(request: FastifyRequest): string | null;
  /** Gives a browser the session of a guest. */
  give<Reply extends FastifyReply>(reply: Reply, name: string): Reply;
  /** Gives it again where it was signed with a key that is going out of use. */
  renew<Reply extends FastifyReply>(request: FastifyRequest, reply: Reply, name: string): Reply;
  /** Has a browser forget it. */
  take<Reply extends FastifyReply>(reply: Reply): Reply;
}

/**
 * Over TLS the cookie is for TLS alone, and for this host alone: its name makes the browser see to it that neither plain HTTP nor a
 * neighbouring host can set it.
 */
export function sessionsOf(guests: Guests, isSecure: boolean): Sessions {
  const cookie = isSecure ? '__Host-sabot' : 'sabot';
  const kept = { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure } as const;
  const read = (request: FastifyRequest) => {
    const given = request.cookies[cookie];
    return given === undefined ? null : request.unsignCookie(given);
  };
  const give = <Reply extends FastifyReply>(reply: Reply, name: string): Reply => {
    reply.setCookie(cookie, guests.sessionOf(name), { ...kept, signed: true, maxAge: A_YEAR });
    return reply;
  };
  return {
    guestOf(request) {
      const session = read(request);
      return session?.valid === true ? guests.behind(session.value) : null;
    },
    give,
    renew: (request, reply, name) => (read(request)?.renew === true ? give(reply, name) : reply),
    take(reply) {
      reply.clearCookie(cookie, kept);
      return reply;
    },
  };
}
