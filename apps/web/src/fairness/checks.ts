import {
  type Dealt,
  type Disproved,
  type Failed,
  type Judged,
  judge as judgeProof,
  type Lack,
  type Noted,
  type Proof,
  type Reason,
} from '@sabot/fairness';

/** What is checked, in this order. */
const CHECKS = [
  'shape',
  'secret',
  'contributions',
  'cut',
  'order',
  'cards',
  'lots',
  'record',
  'seen',
  'dealt',
] as const;
export type Check = (typeof CHECKS)[number];
/** `none`: there was nothing to check, or nothing to check it with. `unreached`: something before it failed. */
type CheckState = 'passed' | 'failed' | 'none' | 'unreached';

export interface Checked {
  readonly check: Check;
  readonly state: CheckState;
}

export interface Verdict {
  readonly verdict: 'proved' | 'not-proved' | 'disproved';
  /** Why it is not proved; empty otherwise. */
  readonly lacks: readonly Lack[];
  readonly checks: readonly Checked[];
  readonly failed: Pick<Failed, 'at' | 'reason'> | null;
  /** What was found where nothing failed. */
  readonly judged: Judged | null;
  readonly proof: Proof | null;
  /** The whole shoe, computed again; null where it could not be. */
  readonly order: readonly string[] | null;
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
const OF_THE_DEAL: readonly Reason[] = ['dealt-differs', 'cards-missing', 'cards-added'];

function checkOf({ at, reason, proof }: Disproved): Check {
  if (reason === 'not-as-noted') return 'seen';
  if (OF_THE_DEAL.includes(reason)) return 'dealt';
  // By itself the proof is right: it is the record that says otherwise.
  if (proof !== null) return 'record';
  if (UNREADABLE.includes(reason)) return 'shape';
  if (at.startsWith('seated')) return 'contributions';
  return CHECKS.find((check) => at.startsWith(check)) ?? 'shape';
}

function failing(disproved: Disproved): Verdict {
  const { at, reason, proof, order } = disproved;
  const failed = CHECKS.indexOf(checkOf(disproved));
  const checks = CHECKS.map((check, i): Checked => {
    return { check, state: i < failed ? 'passed' : i === failed ? 'failed' : 'unreached' };
  });
  return { verdict: 'disproved', lacks: [], checks, failed: { at, reason }, judged: null, proof, order };
}

/** What is at hand in this browser besides the proof. */
export interface AtHand {
  readonly record?: unknown;
  readonly noted?: Noted | null;
  readonly dealt?: Dealt | null;
}

/** Computes a proof again and compares it with the record, and every card with what this browser saw dealt. */
export function judge(given: unknown, { record = null, noted = null, dealt = null }: AtHand = {}): Verdict {
  const judged = judgeProof(given, { record, noted, dealt });
  if (judged.verdict === 'disproved') return failing(judged);
  const { verdict, lacks, proof, order } = judged;
  const isMissing = (...some: readonly Lack[]): boolean => some.some((lack) => lacks.includes(lack));
  const nothing: Readonly<Partial<Record<Check, boolean>>> = {
    contributions: proof.contributions.length === 0,
    cards: isMissing('cards-left-out'),
    lots: (proof.lots ?? []).length === 0,
    record: isMissing('no-record'),
    seen: noted === null,
    dealt: isMissing('not-compared', 'cards-unseen'),
  };
  const checks = CHECKS.map((check): Checked => ({ check, state: nothing[check] ? 'none' : 'passed' }));
  return { verdict, lacks, checks, failed: null, judged, proof, order };
}
