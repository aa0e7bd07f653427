import type { FastifyRequest } from 'fastify';
import type { Asker } from '../hosted/table-doors.ts';
import type { StaffBook } from '../staff/staff-book.ts';
import type { Sessions } from './session.ts';
import type { StaffSessions } from './staff-session.ts';

/** Who asks about a table: which guest, and whether they work there now. */
export type AskerOf = (request: FastifyRequest, table: string) => Asker;

export const askerOf =
  (sessions: Sessions, staff: StaffSessions, book: StaffBook): AskerOf =>
  (request, table) => {
    const worker = staff.memberOf(request)?.name ?? null;
    return { name: sessions.guestOf(request), isStaff: worker !== null && book.worksAt(worker, table) };
  };
