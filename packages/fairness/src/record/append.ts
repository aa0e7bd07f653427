import type { Ceremony } from '../ceremony/ceremony.ts';
import { deedOf, type Entry, hashOf, mayFollow, NO_ENTRY } from './entry.ts';

export const RECORD_REFUSALS = ['nothing-to-record', 'other-table', 'out-of-turn', 'commitment-used-before'] as const;
export type RecordRefusal = (typeof RECORD_REFUSALS)[number];
export type Recorded =
  | { readonly ok: true; readonly entry: Entry; readonly record: readonly Entry[] }
  | { readonly ok: false; readonly refusal: RecordRefusal };

const refuse = (refusal: RecordRefusal): Recorded => ({ ok: false, refusal });

/** Puts on a table's record that a ceremony has begun, is closed, is revealed or was abandoned. Nothing is taken off. */
export function putOnRecord(record: readonly Entry[], ceremony: Ceremony): Recorded {
  const { version, table, commitment } = ceremony;
  const deed = deedOf(ceremony);
  if (deed === null) return refuse('nothing-to-record');
  const last = record.at(-1);
  if (last !== undefined && last.table !== table) return refuse('other-table');
  if (!mayFollow(last, deed.deed, commitment)) return refuse('out-of-turn');
  if (deed.deed === 'begun' && record.some((entry) => entry.commitment === commitment)) {
    return refuse('commitment-used-before');
  }
  const unsealed = { version, table, no: record.length + 1, previous: last?.hash ?? NO_ENTRY, commitment, ...deed };
  const entry: Entry = { ...unsealed, hash: hashOf(unsealed) };
  return { ok: true, entry, record: [...record, entry] };
}
