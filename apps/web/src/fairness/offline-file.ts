import { type Dealt, isHex32, type Noted, readDealt } from '@sabot/fairness';
import { judge, type Verdict } from './checks.ts';

/** What a proof file or an offline page carries. */
export interface Carried {
  readonly proof: unknown;
  readonly record: unknown;
  /** What the browser that saved it had noted before the deal, and what it saw dealt. */
  readonly noted: unknown;
  readonly dealt: unknown;
}

/** Stands in the built page; what is carried goes between the tags. */
export const SLOT = '<script type="application/json" id="carried"></script>';

/** One page that checks this proof without any network. A `<` in the data must not end the script. */
export function offlinePage(built: string, carried: Carried): string | null {
  if (!built.includes(SLOT)) return null;
  const data = JSON.stringify(carried).replaceAll('<', '\\u003c');
  return built.replace(SLOT, () => SLOT.replace('></', () => `>${data}</`));
}

/** What a dropped file holds: a proof, or a proof with its record. Null: it is not JSON. */
export function readCarried(text: string): Carried | null {
  try {
    const value = JSON.parse(text) as Partial<Carried> | null;
    const isBoth = typeof value === 'object' && value !== null && 'proof' in value;
    if (!isBoth) return { proof: value, record: null, noted: null, dealt: null };
    const { proof, record = null, noted = null, dealt = null } = value;
    return { proof, record, noted, dealt };
  } catch {
    return null;
  }
}

/** The judgement of what a file carries. What it says it saw is read as carefully as the proof. */
export function judgeCarried({ proof, record, noted, dealt }: Carried): Verdict {
  return judge(proof, { record, noted: readNoted(noted), dealt: dealt === null ? null : readDealtOrNothing(dealt) });
}

function readNoted(value: unknown): Noted | null {
  const { house, entropy = null } = (value ?? {}) as Partial<Noted>;
  return isHex32(house) && (entropy === null || isHex32(entropy)) ? { house, entropy } : null;
}

function readDealtOrNothing(value: unknown): Dealt | null {
  try {
    return readDealt(value);
  } catch {
    return null;
  }
}
