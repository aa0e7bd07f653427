import { StoreError } from '../store-error.ts';

/** Somebody else was quicker, or two waited for each other: decide again on what is there now. */
const AGAIN = ['23505', '40001', '40P01'];
const DAMAGED = ['XX000', 'XX001', 'XX002'];
const NO_ACCESS = ['28000', '28P01', '3D000', '42501'];

export const isRace = (error: unknown): boolean => AGAIN.includes(codeOf(error));

export function storeErrorOf(error: unknown, name: string): StoreError {
  if (error instanceof StoreError) return error;
  const message = firstLine(error);
  const code = codeOf(error);
  if (code === 'CONNECTION_ENDED') return new StoreError('closed', `${name}: the event store is closed.`);
  if (NO_ACCESS.includes(code))
    return new StoreError('cannot-open', `${name}: the database lets us not in (${message}).`);
  if (code === '55P03' || AGAIN.includes(code))
    return new StoreError('busy', `${name}: others hold it locked (${message}).`);
  if (DAMAGED.includes(code)) return new StoreError('damaged', `${name}: the database is damaged (${message}).`);
  if (isAway(code)) return new StoreError('unreachable', `${name}: the database cannot be reached (${message}).`);
  // Nothing of a failed transaction remains, so unlike a failed sync of our own this ends nothing.
  return new StoreError('cannot-open', `${name}: the database refused (${message}).`);
}

/** Codes of sockets, of the driver, and of a server that is starting, stopping or full. */
const isAway = (code: string): boolean => /^(E[A-Z]|CONNECT|08|57P|53)/.test(code);

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

function firstLine(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).split('\n')[0]!;
}
