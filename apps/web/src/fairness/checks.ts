import { type Failed, type Proof, type Reason, type Verified, verify, verifyOnRecord } from '@sabot/fairness';
import type { SeenShuffle } from './seen-shuffle.ts';

/** What is checked, in this order. */
export const CHECKS = ['shape', 'secret', 'contributions', 'cut', 'order', 'cards', 'lots', 'record', 'seen'] as const;
export type Check = (typeof CHECKS)[number];
/** `none`: there was nothing to check, or nothing to check it with. `unreached`: something before it failed. */
export type CheckState = 'passed' | 'failed' | 'none' | 'unreached';

export interface Checked {
  readonly check: Check;
  readonly state: CheckState;
}

export interface Verdict {
  readonly isFair: boolean;
  readonly checks: readonly Checked[];
  readonly failed: Failed | null;
  /** The whole shoe, computed again; null where it could not be. */
  readonly verified: Verified | null;
  readonly proof: Proof | null;
}

/** A proof that cannot even be read fails here, whatever field it is. */
const UNREADABLE: readonly Reason[] = [
  'not-an-object',
  'not-a-list',
  'not-a-name',
  'not-a-flag',
  'not-32-bytes',
  'not-a-card',
  'out-of-range',
  'unknown-version',
];

function checkOf({ at, reason }: Failed): Check {
  if (UNREADABLE.includes(reason)) return 'shape';
  if (at.startsWith('seated')) return 'contributions';
  return CHECKS.find((check) => at.startsWith(check)) ?? 'shape';
}

function withFailure(failed: Failed, check: Check, verified: Verified | null, proof: Proof | null): Verdict {
  const at = CHECKS.indexOf(check);
  const checks = CHECKS.map((one, i): Checked => {
    return { check: one, state: i < at ? 'passed' : i === at ? 'failed' : 'unreached' };
  });
  return { isFair: false, checks, failed, verified, proof };
}

/** What the browser noted while the cards were still unknown fits the proof. */
function fitsWhatWasSeen({ commitment, contributions }: Proof, { house, entropy }: SeenShuffle): Failed | null {
  if (commitment !== house) return { ok: false, at: 'commitment', reason: 'differs-from-record' };
  if (entropy === null) return null;
  const isThere = contributions.some(({ revealed }) => revealed === entropy);
  return isThere ? null : { ok: false, at: 'contributions', reason: 'differs-from-record' };
}

/** Computes a proof again, with the table's record and what this browser saw, where they are at hand. */
export function judge(given: unknown, record: unknown = null, seen: SeenShuffle | null = null): Verdict {
  const verified = verify(given);
  if (!verified.ok) return withFailure(verified, checkOf(verified), null, null);
  const proof = given as Proof;
  if (record !== null) {
    const onRecord = verifyOnRecord(given, record);
    if (!onRecord.ok) return withFailure(onRecord, 'record', verified, proof);
  }
  const unseen = seen === null ? null : fitsWhatWasSeen(proof, seen);
  if (unseen !== null) return withFailure(unseen, 'seen', verified, proof);
  const nothing: Readonly<Partial<Record<Check, boolean>>> = {
    contributions: proof.contributions.length === 0,
    cards: verified.checked === 0,
    lots: (proof.lots ?? []).length === 0,
    record: record === null,
    seen: seen === null,
  };
  const checks = CHECKS.map((check): Checked => ({ check, state: nothing[check] ? 'none' : 'passed' }));
  return { isFair: true, checks, failed: null, verified, proof };
}
