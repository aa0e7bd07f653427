import type { StaffRole } from '@sabot/engine';
import {
  alarmRequest,
  invitation,
  invitationRequest,
  joinRequest,
  rights,
  shiftEnd,
  shiftRequest,
  signInRequest,
  staffMember,
  staffParams,
  staffPeople,
} from '@sabot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import type { Alarms } from '../staff/alarms.ts';
import { memberSheet, rightsTable, type Titles } from '../staff/sheets.ts';
import type { Done, StaffBook } from '../staff/staff-book.ts';
import type { Member } from '../staff/staff-lines.ts';
import type { GuestSockets } from './guest-sockets.ts';
import type { TokenBuckets } from './rate.ts';
import { refused } from './refused.ts';
import type { StaffSessions } from './staff-session.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

export interface StaffParts {
  readonly room: Room;
  readonly clock: Clock;
  readonly book: StaffBook;
  readonly sessions: StaffSessions;
  /** The sockets of whoever works here, by name. */
  readonly sockets: GuestSockets;
  readonly titles: Titles;
  readonly alarms: Alarms;
  /** How often an address may try a password, a code or a passkey. */
  readonly tries: TokenBuckets;
}

/** Tries at a password, a code or a passkey, from one address: hashing one takes a tenth of a second and 32 MiB. */
export const TRIES = { burst: 10, perSecond: 0.2 };
const tags = ['staff'];
const nothing = { 204: z.null(), ...REFUSALS } as const;

const answer = <Reply extends FastifyReply>(request: FastifyRequest, reply: Reply, done: Done) =>
  done.ok ? reply.code(204).send(null) : refused(request, reply, done.code);

/** Who asks, if they work here and in this role; else they are told, and null says that nothing more is to be done. */
export function staffOf(
  { sessions }: Pick<StaffParts, 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
  role?: StaffRole,
): Member | null {
  const member = sessions.memberOf(request);
  if (member !== null && (role === undefined || member.roles.includes(role))) return member;
  refused(request, reply, member === null ? 'not-signed-in' : 'not-your-role');
  return null;
}

/** Accounts, sessions, invitations and shifts of those who work here. */
export function staffRoutes(app: ZodApp, parts: StaffParts): void {
  const { room, book, sessions, sockets, alarms, tries } = parts;

  app.post(
    '/api/staff/join',
    {
      schema: {
        tags,
        summary: 'Take up an invitation: a name, a password and a session',
        body: joinRequest,
        response: { 201: staffMember, ...REFUSALS },
      },
    },
    async (request, reply) => {
      if (!tries.take(request.sender)) return refused(request, reply, 'too-fast');
      const { code, name, password } = request.body;
      const done = await book.join(code, name, password);
      if (!done.ok) return refused(request, reply, done.code);
      const member = book.staff.members.get(name.normalize('NFKC').trim()) as Member;
      return sessions.give(reply.code(201), member.name).send(memberSheet(book, member));
    },
  );

  app.post(
    '/api/staff/sessions',
    {
      schema: {
        tags,
        summary: 'Sign in with name and password',
        body: signInRequest,
        response: { 201: staffMember, ...REFUSALS },
      },
    },
    async (request, reply) => {
      if (!tries.take(request.sender)) return refused(request, reply, 'too-fast');
      const name = await book.signIn(request.body.name, request.body.password);
      const member = name === null ? undefined : book.staff.members.get(name);
      if (member === undefined) return refused(request, reply, 'wrong-password');
      return sessions.give(reply.code(201), member.name).send(memberSheet(book, member));
    },
  );

  app.delete(
    '/api/staff/sessions',
    { schema: { tags, summary: 'End every session of one’s own, and their sockets', response: nothing } },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      if (member === null) return reply;
      if (!(await book.endSessions(member.name))) return refused(request, reply, 'not-written');
      sockets.end(member.name);
      return sessions.take(reply).code(204).send(null);
    },
  );

  app.get(
    '/api/staff/me',
    {
      schema: {
        tags,
        summary: 'Who one is among those who work here; null for everybody else',
        response: { 200: staffMember.nullable(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const member = sessions.memberOf(request);
      return reply.type('application/json').send(member === null ? null : memberSheet(book, member));
    },
  );

  app.get(
    '/api/staff/rights',
    { schema: { tags, summary: 'Who may ever do what: role by act', response: { 200: rights } } },
    async () => rightsTable(),
  );

  app.post(
    '/api/staff/invitations',
    {
      schema: {
        tags,
        summary: 'Invite somebody to work here: a code that counts once, for three days. For the director',
        body: invitationRequest,
        response: { 201: invitation, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply, 'director');
      if (member === null) return reply;
      const code = await book.invite(member.name, [...new Set(request.body.roles)]);
      return code === null ? refused(request, reply, 'not-written') : reply.code(201).send({ code });
    },
  );

  app.get(
    '/api/staff/people',
    {
      schema: {
        tags,
        summary: 'Who works here, who is on duty, who is invited. For the director',
        response: { 200: staffPeople, ...REFUSALS },
      },
    },
    async (request, reply) => {
      if (staffOf(parts, request, reply, 'director') === null) return reply;
      const { members, shifts, invitations } = book.staff;
      return {
        people: [...members.values()].map(({ name, roles, since }) => ({ name, roles: [...roles], since })),
        shifts: [...shifts],
        invitations: invitations.map(({ roles, by, until }) => ({ roles: [...roles], by, until })),
      };
    },
  );

  app.delete(
    '/api/staff/people/:name',
    {
      schema: {
        tags,
        summary: 'Somebody works here no longer: their sessions end at once. For the director',
        params: staffParams,
        response: nothing,
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply, 'director');
      if (member === null) return reply;
      const { name } = request.params;
      const done = await book.dismiss(name, member.name);
      if (done.ok) sockets.end(name);
      return answer(request, reply, done);
    },
  );

  app.post(
    '/api/staff/shifts',
    {
      schema: {
        tags,
        summary: 'Go on duty in a role, at one table or at all; whoever is relieved goes off',
        body: shiftRequest,
        response: nothing,
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      if (member === null) return reply;
      const { table } = request.body;
      if (table !== null && !room.tables.has(table)) return refused(request, reply, 'unknown-table');
      return answer(request, reply, await book.beginShift(member, request.body));
    },
  );

  app.delete(
    '/api/staff/shifts',
    { schema: { tags, summary: 'Go off duty in a role', querystring: shiftEnd, response: nothing } },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      if (member === null) return reply;
      return answer(request, reply, await book.endShift(member.name, request.query.role));
    },
  );

  app.post(
    '/api/staff/alarms/cleared',
    { schema: { tags, summary: 'Clear an alarm, under one’s name', body: alarmRequest, response: nothing } },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      if (member === null) return reply;
      if (!alarms.has(request.body.alarm)) return refused(request, reply, 'not-found');
      const isKept = await book.clearAlarm(request.body.alarm, member.name);
      return isKept ? reply.code(204).send(null) : refused(request, reply, 'not-written');
    },
  );
}
