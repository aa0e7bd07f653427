import type { Effect, GroundRef, StaffRole } from '@sabot/engine';
import type { ReferredCase } from '@sabot/protocol';
import type { TableRunner } from '../table/table-runner.ts';
import type { StaffBook } from './staff-book.ts';

interface Case {
  readonly between: readonly (readonly Effect[])[];
  readonly grounds: readonly GroundRef[];
}
interface MayBeReferred {
  readonly referred?: Case | null;
  readonly coup?: { readonly referred?: Case | null } | null;
}

/** Whom the table waits for with a ruling, and by which clock; the wait says whom the text names. */
const RULING = 'GiveRuling';

/** The case that a table has referred to somebody; null where there is none. */
export function caseAt({ scene }: TableRunner, book: StaffBook): ReferredCase | null {
  const state = scene.state as MayBeReferred;
  const referred = state.referred ?? state.coup?.referred ?? null;
  const wait = scene.awaits.find(({ acts }) => acts.includes(RULING));
  if (referred === null || wait === undefined) return null;
  const to = wait.by.some(({ kind }) => kind === 'inspector') ? 'inspector' : 'director';
  return {
    to,
    choices: referred.between.map((effects) => [...effects]),
    grounds: [...referred.grounds],
    from: wait.from,
    until: wait.until,
    isAttended: isAttended(book, to, scene.table),
  };
}

/** Whether somebody is there whom the text names. Directors are asked wherever they are. */
export const isAttended = (book: StaffBook, to: StaffRole, table: string): boolean => book.onDuty(to, table).length > 0;
