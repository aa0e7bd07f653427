import { type Result, refOf } from '@sabot/engine';
import {
  claimAnswerRequest,
  claimed,
  claimRequest,
  floorParams,
  stopRequest,
  reportSheet as told,
} from '@sabot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { TableDoors } from '../hosted/table-doors.ts';
import type { Floor } from '../staff/floor.ts';
import { reportSheet } from '../staff/sheets.ts';
import { refused } from './refused.ts';
import type { Sessions } from './session.ts';
import { type StaffParts, staffOf } from './staff-routes.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const tags = ['floor'];
const nothing = { 204: z.null(), ...REFUSALS } as const;

export interface FloorRouteParts extends StaffParts {
  readonly floor: Floor;
  readonly doors: TableDoors;
  readonly guests: Sessions;
}

/** What the law or the house says to a claim, with its rules. */
const answered = (done: Result<unknown>) =>
  done.ok
    ? { ok: true as const }
    : {
        ok: false as const,
        refusal: {
          code: done.refusal.code,
          grounds: done.refusal.grounds.map(refOf),
          facts: { ...done.refusal.facts },
        },
      };

/** Beside the game: a table is stopped and goes on, a player claims, and a claim is answered. */
export function floorRoutes(app: ZodApp, parts: FloorRouteParts): void {
  const { room, doors, book, floor, guests } = parts;
  /** What may be claimed follows from the table as it is: it is told to those who see it so. */
  const seesNow = (request: FastifyRequest, table: string): boolean =>
    doors.sightOf(table, { name: guests.guestOf(request), isStaff: false }) === 'now';

  /** Somebody on duty at this table, in this role; else they are told. */
  const onDuty = (request: FastifyRequest, reply: FastifyReply, role: 'croupier' | 'inspector' | 'director') => {
    const member = staffOf(parts, request, reply);
    if (member === null) return null;
    const { table: name } = request.params as { table: string };
    const table = room.tables.get(name);
    if (table !== undefined && book.mayAct(member.name, role, name)) return { member, table };
    refused(request, reply, table === undefined ? 'unknown-table' : 'not-on-duty');
    return null;
  };

  app.post(
    '/api/staff/tables/:table/stop',
    {
      schema: {
        tags,
        summary: 'Stop a table: its clocks stand still and nobody but the staff acts, until it goes on',
        params: floorParams.pick({ table: true }),
        body: stopRequest,
        response: nothing,
      },
    },
    async (request, reply) => {
      const here = onDuty(request, reply, request.body.as);
      if (here === null) return reply;
      const isKept = await floor.stopTable(here.table, here.member.name, request.body.as);
      return isKept ? reply.code(204).send(null) : refused(request, reply, 'not-written');
    },
  );

  app.post(
    '/api/staff/tables/:table/go-on',
    {
      schema: {
        tags,
        summary: 'Let a table go on that somebody has stopped',
        params: floorParams.pick({ table: true }),
        body: stopRequest,
        response: nothing,
      },
    },
    async (request, reply) => {
      const here = onDuty(request, reply, request.body.as);
      if (here === null) return reply;
      const isKept = await floor.letTableGoOn(here.table, here.member.name);
      return isKept ? reply.code(204).send(null) : refused(request, reply, 'not-written');
    },
  );

  app.post(
    '/api/staff/tables/:table/claims/:claim',
    {
      schema: {
        tags,
        summary: 'Dismiss a claim, with a reason that is told. One that is right is answered by reporting what it says',
        params: floorParams,
        body: claimAnswerRequest,
        response: { 200: claimed, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { as: role, reason } = request.body;
      const here = onDuty(request, reply, role);
      if (here === null) return reply;
      return answered(await floor.dismiss(here.table, request.params.claim, here.member.name, role, reason));
    },
  );

  app.get(
    '/api/tables/:table/claims',
    {
      schema: {
        tags,
        summary: 'What a player may claim at a table now, and the facts each takes; null where none is heard',
        params: floorParams.pick({ table: true }),
        response: { 200: told.nullable(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const table = room.tables.get(request.params.table);
      if (guests.guestOf(request) === null) return refused(request, reply, 'not-entered');
      if (table === undefined || !seesNow(request, table.scene.table)) return refused(request, reply, 'unknown-table');
      const heard = table.forStaff.ruleset.claims(table.forStaff.state);
      return reply.type('application/json').send(heard?.ok === true ? reportSheet(table) : null);
    },
  );

  app.post(
    '/api/tables/:table/claims',
    {
      schema: {
        tags,
        summary: 'Claim that something went wrong, where the text lets a player claim: the table waits for an answer',
        params: floorParams.pick({ table: true }),
        body: claimRequest,
        response: { 200: claimed, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const player = guests.guestOf(request);
      if (player === null) return refused(request, reply, 'not-entered');
      const table = room.tables.get(request.params.table);
      if (table === undefined || !seesNow(request, table.scene.table)) return refused(request, reply, 'unknown-table');
      return answered(await floor.claim(table, player, request.body));
    },
  );
}
