/** Why a backup cannot be written, continued or restored. */
export type BackupFault =
  /** The store holds nothing. */
  | { readonly code: 'nothing-kept' }
  /** There is no file of a backup in the folder. */
  | { readonly code: 'no-backup'; readonly folder: string }
  /** The file is cut short, was changed, or is none of ours. */
  | { readonly code: 'changed'; readonly file: string }
  /** Written by a newer version. */
  | { readonly code: 'newer-form'; readonly file: string; readonly form: string }
  /** The file does not go on where the one before it ends: one is missing, or of another backup. */
  | { readonly code: 'gap'; readonly file: string; readonly after: number }
  /** The store no longer has what was backed up, or it is another: it cannot be continued here. */
  | { readonly code: 'other-history'; readonly folder: string; readonly commit: number }
  /** Somebody else wrote the same part meanwhile. */
  | { readonly code: 'taken'; readonly file: string }
  /** Nothing there has this number. */
  | { readonly code: 'out-of-range'; readonly commit: number; readonly first: number; readonly last: number }
  | { readonly code: 'nothing-before'; readonly time: number; readonly first: number }
  /** Something is kept where it should be restored to. */
  | { readonly code: 'not-empty'; readonly place: string }
  /** A secret that was needed then is not there. */
  | { readonly code: 'secret-missing'; readonly key: string };

export class BackupError extends Error {
  readonly fault: BackupFault;

  constructor(fault: BackupFault) {
    super(`backup: ${fault.code}`);
    this.name = 'BackupError';
    this.fault = fault;
  }
}
