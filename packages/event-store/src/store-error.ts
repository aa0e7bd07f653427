export const STORE_ERRORS = [
  'archive-missing',
  'bad-input',
  'bad-location',
  'behind',
  'busy',
  'cannot-open',
  'closed',
  'damaged',
  'held',
  'newer-schema',
  'not-ours',
  'sealed',
  'storage-failed',
  'unreachable',
] as const;

export type StoreErrorCode = (typeof STORE_ERRORS)[number];

/** One code, and one line that can be shown to whoever runs the house. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
  }
}

/** After these nothing more is written until the store is opened again. */
export const isFinal = (error: unknown): error is StoreError =>
  error instanceof StoreError && (error.code === 'storage-failed' || error.code === 'damaged');
