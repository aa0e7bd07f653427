import { lookUp } from '@sabot/engine';
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

/** Addresses people open in a browser: a list, or one text with commas. */
export function publicUrlsIn(given: Given): readonly string[] {
  const all = Array.isArray(given.value) ? given.value : typeof given.value === 'string' ? given.value.split(',') : [];
  const urls = all.map((one) => (typeof one === 'string' ? one.trim() : ''));
  const isFit = (url: string): boolean => /^https?:\/\/[^/]/.test(url) && URL.canParse(url);
  if (urls.length === 0 || !urls.every(isFit)) throw unfit(given, 'publicUrl');
  return urls;
}

/** A node's name stands in streams and in messages to people. */
export function nodeNameIn(given: Given): string {
  const name = textIn(given);
  if (!/^[a-z0-9][a-z0-9.-]{0,62}$/i.test(name)) throw unfit(given, 'node');
  return name;
}

export function nodeUrlIn(given: Given): string {
  const url = textIn(given);
  if (!URL.canParse(url) || !/^https?:\/\/[^/]+\/?$/.test(url)) throw unfit(given, 'nodeUrl');
  return new URL(url).origin;
}

export function headerIn(given: Given): string {
  const header = textIn(given);
  if (!/^[A-Za-z0-9-]+$/.test(header)) throw unfit(given, 'header');
  return header.toLowerCase();
}

export function amountIn(given: Given): number {
  const amount = numberIn(given.value);
  if (!Number.isInteger(amount) || amount < 1 || amount > 1_000_000_000) throw unfit(given, 'amount');
  return amount;
}

export function daysIn(given: Given): number {
  const days = numberIn(given.value);
  if (!Number.isInteger(days) || days < 0 || days > 365) throw unfit(given, 'days');
  return days;
}

/** Not 0: whoever repeats a command after a cut connection must get its first answer. */
export function answerDaysIn(given: Given): number {
  const days = numberIn(given.value);
  if (!Number.isInteger(days) || days < 1 || days > 3650) throw unfit(given, 'answerDays');
  return days;
}

export function databaseIn(given: Given): string {
  const address = textIn(given);
  if (!/^postgres(ql)?:\/\//.test(address)) throw unfit({ ...given, value: '…' }, 'database');
  return address;
}

const WORDS: Readonly<Record<string, boolean>> = { on: true, off: false, true: true, false: false };
export function switchIn(given: Given): boolean {
  const read = typeof given.value === 'boolean' ? given.value : lookUp(WORDS, String(given.value));
  if (read === undefined) throw unfit(given, 'switch');
  return read;
}
