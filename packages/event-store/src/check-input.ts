import type { Append, Lookup, VaultChange, Write } from './append.ts';
import type { NewEvent } from './envelope.ts';
import type { NewSnapshot } from './store.ts';
import { StoreError } from './store-error.ts';

export const LIMITS = {
  nameBytes: 200,
  /** Of one event's data, an act, an answer, a secret. */
  textBytes: 1024 * 1024,
  /** A snapshot holds a whole table. */
  stateBytes: 16 * 1024 * 1024,
  streamsPerAppend: 100,
  eventsPerAppend: 1000,
  /** What a 32-bit column of PostgreSQL holds. */
  number: 2 ** 31 - 1,
} as const;

const CONTROL = /\p{Cc}/u;

export function checkAppend(append: Append): void {
  checkName('command id', append.commandId);
  checkName('actor', append.actor);
  checkNumber('time', append.at, Number.MAX_SAFE_INTEGER);
  if (append.answer !== undefined) checkText('answer', append.answer, LIMITS.textBytes);
  if (append.writes.length > LIMITS.streamsPerAppend)
    refuse(`an append has at most ${LIMITS.streamsPerAppend} streams`);
  const names = new Set(append.writes.map(({ stream }) => stream));
  if (names.size !== append.writes.length) refuse('an append names each stream once');
  const events = append.writes.reduce((sum, write) => sum + write.events.length, 0);
  if (events > LIMITS.eventsPerAppend) refuse(`an append has at most ${LIMITS.eventsPerAppend} events`);
  append.writes.forEach(checkWrite);
  append.vault?.forEach(checkVaultChange);
}

export function checkLookup({ commandId, actor, stream }: Lookup): void {
  checkName('command id', commandId);
  checkName('actor', actor);
  checkName('stream', stream);
}

export function checkSnapshot({ stream, shape, version, state }: NewSnapshot): void {
  checkName('stream', stream);
  checkName('shape', shape);
  checkNumber('version', version, LIMITS.number);
  checkText('state', state, LIMITS.stateBytes);
}

export function checkVaultChange(change: VaultChange): void {
  checkName('key', change.key);
  if (change.kind !== 'remove') checkText('secret', change.value, LIMITS.textBytes);
  if (change.kind === 'replace') checkText('secret', change.from, LIMITS.textBytes);
}

export function checkName(what: string, name: string): void {
  if (name === '') refuse(`the ${what} is empty`);
  checkText(what, name, LIMITS.nameBytes);
  if (CONTROL.test(name)) refuse(`the ${what} has a control character`);
}

export function checkNumber(what: string, value: number, most: number): void {
  if (!Number.isSafeInteger(value) || value < 0 || value > most)
    refuse(`the ${what} is not a whole number up to ${most}`);
}

function checkWrite({ stream, expected, ruleset, edition, events }: Write): void {
  checkName('stream', stream);
  checkNumber('expected version', expected, LIMITS.number - LIMITS.eventsPerAppend);
  if (ruleset !== '') checkName('ruleset', ruleset);
  checkNumber('edition', edition, LIMITS.number);
  events.forEach(checkEvent);
  const hasActs = events.some(({ act }) => act !== undefined);
  if (hasActs && events[0]?.act === undefined) refuse(`an event of ${stream} stands before the first act`);
}

function checkEvent({ type, data, act }: NewEvent): void {
  checkName('type', type);
  checkJson('data', data, type);
  if (act !== undefined) checkJson('act', act, type);
}

function checkJson(what: string, text: string, type: string): void {
  checkText(what, text, LIMITS.textBytes);
  try {
    JSON.parse(text);
  } catch {
    refuse(`the ${what} of ${type} is not JSON`);
  }
}

/** Half a surrogate has no bytes, and PostgreSQL keeps no zero byte: what is stored must be what was hashed. */
function checkText(what: string, value: string, most: number): void {
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0'))
    refuse(`the ${what} is not plain text`);
  if (Buffer.byteLength(value) > most) refuse(`the ${what} is longer than ${most} bytes`);
}

function refuse(message: string): never {
  throw new StoreError('bad-input', `Not written: ${message}.`);
}
