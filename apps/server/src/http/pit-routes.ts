import { refOf } from '@sabot/engine';
import type { EventStore } from '@sabot/event-store';
import { type PreviewedAct, pit, previewed, previewRequest, staffTable } from '@sabot/protocol';
import { z } from 'zod';
import { preview } from '../staff/preview.ts';
import { reportedCase } from '../staff/reported-case.ts';
import { pitSheet, tableSheet } from '../staff/sheets.ts';
import { refused } from './refused.ts';
import { type StaffParts, staffOf } from './staff-routes.ts';
import { REFUSALS, type ZodApp } from './zod-app.ts';

const tags = ['staff'];
const params = z.object({ table: z.string().describe('The name of a table') });

/** The pit at a glance, what one may do at a table, and what an act would do before it is done. */
export function pitRoutes(app: ZodApp, parts: StaffParts & { readonly store: Pick<EventStore, 'read'> }): void {
  const { room, book, titles, alarms } = parts;

  app.get(
    '/api/staff/pit',
    {
      schema: {
        tags,
        summary: 'Every table at a glance, with what waits for a ruling',
        response: { 200: pit, ...REFUSALS },
      },
    },
    async (request, reply) => (staffOf(parts, request, reply) === null ? reply : pitSheet(room, book, alarms)),
  );

  app.get(
    '/api/staff/tables/:table',
    {
      schema: {
        tags,
        summary: 'What one may do at a table in the roles one is on duty in',
        params,
        response: { 200: staffTable, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      if (member === null) return reply;
      const table = room.tables.get(request.params.table);
      if (table === undefined) return refused(request, reply, 'unknown-table');
      const sheet = tableSheet(table, book, member, titles);
      return { ...sheet, reported: sheet.referred === null ? null : await reportedCase(parts.store, table) };
    },
  );

  app.post(
    '/api/staff/tables/:table/preview',
    {
      schema: {
        tags,
        summary:
          'What an act of the staff would do: worked out by the engine from what its sender may know, and not done',
        params,
        body: previewRequest,
        response: { 200: previewed, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const member = staffOf(parts, request, reply);
      if (member === null) return reply;
      const table = room.tables.get(request.params.table);
      if (table === undefined) return refused(request, reply, 'unknown-table');
      const { as: role, act, fields } = request.body;
      if (!book.mayAct(member.name, role, request.params.table)) return refused(request, reply, 'not-on-duty');
      const tried = preview({ name: member.name, role, act, fields }, table.forStaff);
      if (!tried.ok) {
        const { code, grounds, facts } = tried.refusal;
        return { ok: false as const, refusal: { code, grounds: grounds.map(refOf), facts: { ...facts } } };
      }
      // The answer is checked and written by its schema.
      return reply.send({ ok: true, ...structuredClone(tried.value) } as PreviewedAct);
    },
  );
}
