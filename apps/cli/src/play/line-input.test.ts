import { PassThrough, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Io } from '../io.ts';
import { LineInput } from './line-input.ts';

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

it('keys that are pressed while nobody asks are neither shown nor kept', async () => {
  let shown = '';
  const stdout = new Writable({
    write(chunk, _, done) {
      shown += chunk;
      done();
    },
  });
  const keys = new PassThrough();
  const stdin = Object.assign(keys, { isTTY: true, setRawMode: () => keys });
  const io: Io = { env: {}, stdin, stdout: Object.assign(stdout, { isTTY: true, columns: 80 }), stderr: stdout };
  const input = new LineInput(io, true);
  const first = input.ask('stake ');
  keys.write('b 50\r');
  expect(await first).toBe('b 50');
  expect(shown).toContain('b 50');
  keys.write('zzz');
  await moment();
  const second = input.ask('stake ');
  keys.write('p 20\r');
  expect(await second).toBe('p 20');
  expect(shown).not.toContain('z');
  input.close();
});
