import type { Ceremony } from '../ceremony/ceremony.ts';
import { deedOf, type Entry, hashOf, mayFollow, NO_ENTRY } from './entry.ts';

export const RECORD_REFUSALS = ['nothing-to-record', 'other-table', 'out-of-turn', 'commitment-used-before'] as const;
export type RecordRefusal = (typeof RECORD_REFUSALS)[number];
type Refused = { readonly ok: false; readonly refusal: RecordRefusal };
type Lined = { readonly ok: true; readonly entry: Entry } | Refused;
export type Recorded = { readonly ok: true; readonly entry: Entry; readonly record: readonly Entry[] } | Refused;

const refuse = (refusal: RecordRefusal): Refused => ({ ok: false, refusal });

/**
 * The line that follows the last one of a table's record, for whoever does not hold the whole. That no commitment is
 * used twice is then left to `checkRecord`.
 */
export function lineAfter(last: Entry | undefined, ceremony: Ceremony): Lined {
  const { version, table, commitment } = ceremony;
  const deed = deedOf(ceremony);
  if (deed === null) return refuse('nothing-to-record');
  if (last !== undefined && last.table !== table) return refuse('other-table');
  if (!mayFollow(last, deed.deed, commitment)) return refuse('out-of-turn');
  const [no, previous] = [(last?.no ?? 0) + 1, last?.hash ?? NO_ENTRY];
  const unsealed = { version, table, no, previous, commitment, ...deed };
  return { ok: true, entry: { ...unsealed, hash: hashOf(unsealed) } };
}

/** Puts on a table's record that a ceremony has begun, is closed, is revealed or was abandoned. Nothing is taken off. */
export function putOnRecord(record: readonly Entry[], ceremony: Ceremony): Recorded {
  const line = lineAfter(record.at(-1), ceremony);
  if (!line.ok) return line;
  const { entry } = line;
  if (entry.deed === 'begun' && record.some(({ commitment }) => commitment === entry.commitment)) {
    return refuse('commitment-used-before');
  }
  return { ok: true, entry, record: [...record, entry] };
}
