export const STORE_ERRORS = [
  'bad-input',
  'bad-location',
  'busy',
  'cannot-open',
  'closed',
  'damaged',
  'newer-schema',
  'not-ours',
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
