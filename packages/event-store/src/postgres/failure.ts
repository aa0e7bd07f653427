import { StoreError } from '../store-error.ts';

/** Somebody else was quicker, or two waited for each other: decide again on what is there now. */
const AGAIN = ['23505', '40001', '40P01'];
const DAMAGED = ['XX000', 'XX001', 'XX002'];
/** Others hold what we want, or it took too long. */
const BUSY = ['55P03', '57014', ...AGAIN];
const FULL = ['53100'];
const NO_ACCESS = ['28000', '28P01', '3D000', '42501'];

export const isRace = (error: unknown): boolean => AGAIN.includes(codeOf(error));

export function storeErrorOf(error: unknown, name: string): StoreError {
  if (error instanceof StoreError) return error;
  const message = firstLine(error);
  const code = codeOf(error);
  if (code === 'CONNECTION_ENDED') return new StoreError('closed', `${name}: the event store is closed.`);
  if (NO_ACCESS.includes(code))
    return new StoreError('cannot-open', `${name}: the database lets us not in (${message}).`);
  if (FULL.includes(code)) return new StoreError('cannot-open', `${name}: the disk is full (${message}).`);
  if (BUSY.includes(code)) return new StoreError('busy', `${name}: others hold it locked (${message}).`);
  if (DAMAGED.includes(code)) return new StoreError('damaged', `${name}: the database is damaged (${message}).`);
  if (isAway(error)) return new StoreError('unreachable', `${name}: the database cannot be reached (${message}).`);
  // Nothing of a failed transaction remains, so unlike a failed sync of our own this ends nothing.
  return new StoreError('cannot-open', `${name}: the database refused (${message}).`);
}

/** Codes of sockets, of the driver, of a server that is starting, stopping, full or no longer the primary. */
export const isAway = (error: unknown): boolean => {
  const code = codeOf(error);
  return (/^(E[A-Z]|CONNECT|08|57P|53)/.test(code) && !FULL.includes(code)) || code === '25P03' || code === '25006';
};

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

function firstLine(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).split('\n')[0]!;
}
