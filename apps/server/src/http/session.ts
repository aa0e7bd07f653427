import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guests } from '../people/guests.ts';
import type { Store } from '../ports/store.ts';

const COOKIE = 'sabot';
const KEY = 'cookie-key';
const A_YEAR = 365 * 24 * 3600;

/** The key that signs the cookies: made at the first start, kept in the vault. */
export async function cookieKey(store: Store): Promise<string> {
  const known = await store.vault.get(KEY);
  if (known !== null) return known;
  const fresh = randomBytes(32).toString('hex');
  await store.vault.put(KEY, fresh);
  return (await store.vault.get(KEY)) ?? fresh;
}

/** The guest behind a request; null: nobody has entered, or the cookie is not ours. */
export function guestOf(request: FastifyRequest, guests: Guests): string | null {
  const given = request.cookies[COOKIE];
  const read = given === undefined ? null : request.unsignCookie(given);
  return read?.valid === true && guests.has(read.value) ? read.value : null;
}

export const giveSession = (reply: FastifyReply, name: string): FastifyReply =>
  reply.setCookie(COOKIE, name, { signed: true, httpOnly: true, sameSite: 'strict', path: '/', maxAge: A_YEAR });
