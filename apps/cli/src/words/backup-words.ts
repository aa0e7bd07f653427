import type { BackedUp, BackupFault, RestoreReport } from '@sabot/event-store';

/** What `sabot backup` and `sabot restore` say. */
export interface BackupWords {
  readonly done: (file: string, report: BackedUp) => string;
  readonly nothingNew: (folder: string, last: number) => string;
  readonly restored: (place: string, report: RestoreReport) => string;
  /** So many appends of the backup came after the one that was restored to. */
  readonly leftOut: (count: number) => string;
  /** Tables whose shoe in play had gone on after it. */
  readonly seen: (tables: readonly string[]) => string;
  readonly goOn: (flag: string) => string;
}

type Faults = { readonly [Code in BackupFault['code']]: Extract<BackupFault, { readonly code: Code }> };
export type BackupFaultWords = { readonly [Code in keyof Faults]: (fault: Faults[Code]) => string };

/** The sentence for a fault, in one language. */
export function faultSentence(words: BackupFaultWords, fault: BackupFault): string {
  // Each word takes the fault of its own code; that they go together the compiler cannot see through the look-up.
  const say = words[fault.code] as (one: BackupFault) => string;
  return say(fault);
}
