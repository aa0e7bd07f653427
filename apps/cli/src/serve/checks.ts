import { type Given, unfit } from './source.ts';

const numberIn = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;

export function portIn(given: Given): number {
  const port = numberIn(given.value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw unfit(given, 'port');
  return port;
}

export function paceIn(given: Given): number {
  const pace = numberIn(given.value);
  if (!(pace > 0 && pace <= 100)) throw unfit(given, 'pace');
  return pace;
}

export function secondsIn(given: Given): number {
  const seconds = numberIn(given.value);
  if (!(seconds > 0 && seconds <= 86_400)) throw unfit(given, 'seconds');
  return seconds;
}

export function countIn(given: Given): number {
  const count = numberIn(given.value);
  if (!Number.isInteger(count) || count < 0 || count > 100) throw unfit(given, 'count');
  return count;
}

export function textIn(given: Given): string {
  if (typeof given.value !== 'string' || given.value === '') throw unfit(given, 'text');
  return given.value;
}

export function databaseIn(given: Given): string {
  const address = textIn(given);
  if (!/^postgres(ql)?:\/\//.test(address)) throw unfit({ ...given, value: '…' }, 'database');
  return address;
}

const WORDS: Readonly<Record<string, boolean>> = { on: true, off: false, true: true, false: false };
export function switchIn(given: Given): boolean {
  const read = typeof given.value === 'boolean' ? given.value : WORDS[String(given.value)];
  if (read === undefined) throw unfit(given, 'switch');
  return read;
}
