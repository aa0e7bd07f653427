import { BadCall } from './bad-call.ts';

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A day or a moment, such as `2026-11-17T22:30`, local unless a zone stands behind it. In milliseconds since 1970. */
export function pointInTime(given: string, now: number): number {
  const parts = TIME.exec(given);
  if (parts === null) throw new BadCall((bad) => bad.badTime(given));
  const [year = 0, month = 0, day = 0] = parts.slice(1, 4).map(Number);
  // 30 February would pass for a day in March.
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  const time = new Date(parts[4] === undefined ? `${given}T00:00` : given.replace(' ', 'T')).getTime();
  if (!isDay || Number.isNaN(time)) throw new BadCall((bad) => bad.badTime(given));
  if (time > now) throw new BadCall((bad) => bad.futureTime(given));
  return time;
}
