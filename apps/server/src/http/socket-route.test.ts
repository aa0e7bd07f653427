import { PassThrough, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Line, writeTogether } from './socket-route.ts';

/** A line that notes how many pieces were handed to the system at a time. */
function line() {
  const sent: string[][] = [];
  const writable = new Writable({
    write: (chunk, _, done) => {
      sent.push([String(chunk)]);
      done();
    },
    writev: (chunks, done) => {
      sent.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  return { sent, line: writable as unknown as Line };
}

test('what is written to a line in one turn of the loop leaves together, in order', async () => {
  const [one, other] = [line(), line()];
  writeTogether(one.line, Buffer.from('answer'));
  await Promise.resolve();
  process.nextTick(() => writeTogether(one.line, Buffer.from('table')));
  writeTogether(other.line, Buffer.from('table'));
  expect(one.sent).toEqual([]);
  await setImmediate();
  expect([one.sent, other.sent]).toEqual([[['answer', 'table']], [['table']]]);
  writeTogether(one.line, Buffer.from('next'));
  await setImmediate();
  expect(one.sent.at(-1)).toEqual(['next']);
});

test('a line that is gone keeps nobody else from being sent anything', async () => {
  const gone = new PassThrough().on('error', () => undefined);
  const { sent, line: other } = line();
  writeTogether(gone as unknown as Line, Buffer.from('lost'));
  writeTogether(other, Buffer.from('kept'));
  gone.destroy();
  await setImmediate();
  expect(sent).toEqual([['kept']]);
});
