import {
  passkeyOptions,
  passkeyOptionsRequest,
  passkeyParams,
  passkeyRequest,
  passkeySignIn,
  passkeys as sheets,
  staffMember,
} from '@sabot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type PasskeyPlace, passkeyPlace } from '../staff/passkey-place.ts';
import { Passkeys } from '../staff/passkeys.ts';
import { memberSheet } from '../staff/sheets.ts';
import { TokenBuckets } from './rate.ts';
import { refused } from './refused.ts';
import { type StaffParts, staffOf } from './staff-routes.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const tags = ['staff'];
/** From one address. Nobody guesses a key, and a whole shift comes from behind one router: the limit only keeps the house from reckoning. */
const SHOWN = { burst: 60, perSecond: 1 };

/** Signing in without a password, where the page is secure. */
export function passkeyRoutes(app: ZodApp, parts: StaffParts & { readonly origins: readonly string[] }): void {
  const { book, clock, sessions, origins, tries } = parts;
  const passkeys = new Passkeys(book, clock);
  const shown = new TokenBuckets(clock, SHOWN);

  /** Where the asking page is, if passkeys count there and its address has not tried too often; else it is told. */
  const placeOf = (request: FastifyRequest, reply: FastifyReply): PasskeyPlace | null => {
    const place = passkeyPlace(request.headers.origin, origins);
    const why = place === null ? 'no-passkeys-here' : shown.take(request.sender) ? null : 'too-fast';
    if (why !== null) refused(request, reply, why);
    return why === null ? place : null;
  };

  app.post(
    '/api/staff/passkeys/options',
    {
      schema: {
        tags,
        summary: 'What a browser needs to make a passkey; the password is asked for again',
        body: passkeyOptionsRequest,
        response: { 200: passkeyOptions, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      const place = member === null ? null : placeOf(request, reply);
      if (member === null || place === null) return reply;
      if (!tries.take(request.sender)) return refused(request, reply, 'too-fast');
      const isTheirs = (await book.signIn(member.name, request.body.password)) === member.name;
      if (!isTheirs) return refused(request, reply, 'wrong-password');
      return { ...(await passkeys.toMake(member, place)) };
    },
  );

  app.post(
    '/api/staff/passkeys',
    {
      schema: {
        tags,
        summary: 'Keep a passkey that a browser has made',
        body: passkeyRequest,
        response: { 201: sheets, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      if (member === null || placeOf(request, reply) === null) return reply;
      const done = await passkeys.made(member, request.body.label, request.body.credential);
      return done.ok ? reply.code(201).send(sheetsOf(member.name)) : refused(request, reply, done.code);
    },
  );

  const sheetsOf = (name: string) =>
    (book.staff.members.get(name)?.passkeys ?? []).map(({ id, label, rpID, since, used }) => ({
      id,
      label,
      host: rpID,
      since,
      used,
    }));

  app.get(
    '/api/staff/passkeys',
    { schema: { tags, summary: 'One’s own passkeys', response: { 200: sheets, ...REFUSALS } } },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      return member === null ? reply : sheetsOf(member.name);
    },
  );

  app.delete(
    '/api/staff/passkeys/:id',
    {
      schema: {
        tags,
        summary: 'A passkey of one’s own counts no more',
        params: passkeyParams,
        response: { 204: z.null(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      if (member === null) return reply;
      const done = await book.removePasskey(member.name, request.params.id);
      return done.ok ? reply.code(204).send(null) : refused(request, reply, done.code);
    },
  );

  app.post(
    '/api/staff/passkeys/challenge',
    {
      schema: {
        tags,
        summary: 'What a browser needs to show a passkey: a challenge that counts once, for two minutes',
        response: { 200: passkeyOptions, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const place = placeOf(request, reply);
      return place === null ? reply : { ...(await passkeys.toSignIn(place)) };
    },
  );

  app.post(
    '/api/staff/passkeys/sessions',
    {
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        body: passkeySignIn,
        response: { 201: staffMember, ...REFUSALS },
      },
    },
    async (request, reply) => {
      if (placeOf(request, reply) === null) return reply;
      const signed = await passkeys.signIn(request.body.credential);
      if (!signed.ok) return refused(request, reply, signed.code);
      const member = book.staff.members.get(signed.name);
      if (member === undefined) return refused(request, reply, 'passkey-not-accepted');
      return sessions.give(reply.code(201), member.name).send(memberSheet(book, member));
    },
  );
}
