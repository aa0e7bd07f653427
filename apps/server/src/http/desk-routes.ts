import {
  authorisationParams,
  authorisationRequest,
  authorisations,
  floorParams,
  journal,
  journalRequest,
  withdrawRequest,
} from '@sabot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Authority, unfitTerm } from '../desk/authority.ts';
import type { ClosingTables } from '../desk/closing-tables.ts';
import type { DeskBook, DeskDone } from '../desk/desk-book.ts';
import { Journal } from '../desk/journal.ts';
import { houseId } from '../hosted/hosted-book.ts';
import type { Hosting } from '../hosted/hosting.ts';
import type { Store } from '../ports/store.ts';
import { refused } from './refused.ts';
import { type StaffParts, staffOf } from './staff-routes.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

export interface DeskRouteParts extends StaffParts {
  readonly desk: DeskBook;
  readonly authority: Authority;
  readonly closing: ClosingTables;
  readonly hosting: Hosting;
  readonly store: Store;
}

const tags = ['desk'];
const nothing = { 204: z.null(), ...REFUSALS } as const;
const answer = <Reply extends FastifyReply>(request: FastifyRequest, reply: Reply, done: DeskDone) =>
  done.ok ? reply.code(204).send(null) : refused(request, reply, done.code);

/** The director's desk: what is authorised, tables that close, and what everybody who works here has done. */
export function deskRoutes(app: ZodApp, parts: DeskRouteParts): void {
  const { room, desk, authority, closing, hosting } = parts;
  const past = new Journal(parts.store, () => room.tables.keys());

  app.get(
    '/api/staff/authorisations',
    {
      schema: {
        tags,
        summary: 'What the authority lets tables be opened on, from when till when',
        response: { 200: authorisations, ...REFUSALS },
      },
    },
    async (request, reply) => {
      if (staffOf(parts, request, reply) === null) return reply;
      return [...desk.desk.authorisations]
        .reverse()
        .map((one) => ({ ...one, isInForce: authority.inForce(one.ruleset)?.id === one.id }));
    },
  );

  app.post(
    '/api/staff/authorisations',
    {
      schema: {
        tags,
        summary: 'Keep an authorisation with its dates: tables are opened within it. For the director',
        body: authorisationRequest,
        response: nothing,
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply, 'director');
      if (member === null) return reply;
      const { commandId, ...given } = request.body;
      const ruleset = hosting.rulesetOf(given.ruleset);
      if (ruleset === null) return refused(request, reply, 'unknown-ruleset');
      if (given.until !== null && given.until <= given.from) return refused(request, reply, 'ends-before-it-begins');
      if (unfitTerm(ruleset, given.terms) !== null) return refused(request, reply, 'unfit-authorisation');
      return answer(request, reply, await desk.authorise(member.name, commandId, given));
    },
  );

  app.post(
    '/api/staff/authorisations/:id/withdraw',
    {
      schema: {
        tags,
        summary: 'Withdraw an authorisation from now on, with a reason. For the director',
        params: authorisationParams,
        body: withdrawRequest,
        response: nothing,
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply, 'director');
      if (member === null) return reply;
      const { commandId, reason } = request.body;
      return answer(request, reply, await desk.withdraw(member.name, commandId, request.params.id, reason));
    },
  );

  app.post(
    '/api/staff/tables/:table/close',
    {
      schema: {
        tags,
        summary: 'Close a table: between coups everybody goes with their chips, then it is closed. For the director',
        params: floorParams.pick({ table: true }),
        response: nothing,
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply, 'director');
      if (member === null) return reply;
      const { table: name } = request.params;
      const table = room.tables.get(name);
      if (table === undefined) return refused(request, reply, 'unknown-table');
      if (hosting.book.of(name) === null) return answer(request, reply, await closing.close(table, member.name));
      const done = await hosting.act(name, `director:${member.name}`, { commandId: houseId(), act: 'close' });
      return done.ok ? reply.code(204).send(null) : refused(request, reply, done.code);
    },
  );

  app.get(
    '/api/staff/journal',
    {
      schema: {
        tags,
        summary: 'What those who work here have done, by table and day. For inspector and director',
        querystring: journalRequest,
        response: { 200: journal, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      if (member === null) return reply;
      if (!member.roles.some((role) => role !== 'croupier')) return refused(request, reply, 'not-your-role');
      if (request.query.table !== undefined && !room.tables.has(request.query.table))
        return refused(request, reply, 'unknown-table');
      return past.told(request.query);
    },
  );
}
