import { median } from '../median.mjs';
import { table, whole } from '../section.mjs';
import { plot } from './plot.mjs';

const spread = (values, digits) => {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return low === high ? low : `${low}–${high}`;
};
const kilobytes = (bytes) => (bytes === null ? '—' : (bytes / 1000).toFixed(2));

/** Of all rows of a house at the steady rate the middle one, and of the saturated one itself. */
export const inShort = ({ name, steady, pressed }) => ({
  name,
  p50: median(steady.map(({ p50 }) => p50)),
  p99: median(steady.map(({ p99 }) => p99)),
  p99s: steady.map(({ p99 }) => p99),
  each: median(steady.map(({ each }) => each[0])),
  disk: steady.some(({ disk }) => disk === null) ? null : median(steady.map(({ disk }) => disk)),
  sent: median(steady.map(({ bytes }) => bytes)),
  message: median(steady.map(({ message }) => message)),
  saturated: pressed?.rate ?? null,
});

/** All houses, one line each. */
export function sideBySide(houses, rate) {
  const lines = houses.map(inShort);
  return table(
    [
      '',
      `at ${whole(rate)}/s: p50 ms`,
      'p99 ms (all rows)',
      'µs a command',
      'saturated /s',
      'KB to disk a command',
      'MB/s sent',
      'median message, bytes',
    ],
    lines.map(({ name, p50, p99, p99s, each, disk, sent, message, saturated }) => [
      name,
      p50.toFixed(1),
      `${p99.toFixed(1)} (${spread(p99s, 1)})`,
      whole(each),
      saturated === null ? '—' : whole(saturated),
      kilobytes(disk),
      (sent / 1e6).toFixed(1),
      message === undefined || Number.isNaN(message) ? '—' : whole(message),
    ]),
  );
}

export function picture(houses) {
  const lines = houses.map(inShort);
  const column = (title, pick, write) => ({ title, values: lines.map(pick), write });
  return plot(
    lines.map(({ name }) => name),
    [
      column('saturated, commands/s', ({ saturated }) => saturated, whole),
      column(
        'p99 at the steady rate, ms',
        ({ p99 }) => p99,
        (value) => value.toFixed(1),
      ),
      column('processor a command, µs', ({ each }) => each, whole),
      column('to disk a command, KB', ({ disk }) => disk, kilobytes),
      column(
        'sent, MB/s',
        ({ sent }) => sent / 1e6,
        (value) => value.toFixed(1),
      ),
    ],
  );
}

/** Every row of our own house as it was measured. */
export const inFull = (rows) =>
  table(
    [
      '',
      'answers/s',
      'p50 ms',
      'p99 ms',
      'p99.9 ms',
      'refused',
      'messages/s',
      'MB/s',
      'KB to disk a command',
      'CPU of the house %',
      'its main thread',
      'the clients',
      'the house a command, µs',
      'event loop late, p99 ms',
      'taken by the host %',
    ],
    rows.map(({ name, rate, p50, p99, p999, refused, messages, bytes, disk, cpu, each, delay, stolen }) => [
      name,
      whole(rate),
      p50.toFixed(1),
      p99.toFixed(1),
      p999.toFixed(1),
      whole(Object.values(refused).reduce((sum, n) => sum + n, 0)),
      whole(messages),
      (bytes / 1e6).toFixed(1),
      kilobytes(disk),
      ...cpu.map((share) => share.toFixed(0)),
      whole(each[0]),
      delay.p99.toFixed(1),
      stolen.toFixed(1),
    ]),
  );
