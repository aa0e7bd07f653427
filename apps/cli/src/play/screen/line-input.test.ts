import { PassThrough, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Io } from '../../terminal/io.ts';
import { LineInput, OVERTAKEN } from './line-input.ts';

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** A terminal of which everything shown is kept. */
function terminal(): { readonly io: Io; readonly keys: PassThrough; readonly shown: () => string } {
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
  return { io, keys, shown: () => shown };
}

it('keys that are pressed while nobody asks are neither shown nor kept', async () => {
  const { io, keys, shown } = terminal();
  const input = new LineInput(io, true);
  const first = input.ask(() => 'stake ');
  keys.write('b 50\r');
  expect(await first).toBe('b 50');
  expect(shown()).toContain('b 50');
  keys.write('zzz');
  await moment();
  const second = input.ask(() => 'stake ');
  keys.write('p 20\r');
  expect(await second).toBe('p 20');
  expect(shown()).not.toContain('z');
  input.close();
});

it('a question can be drawn again and interrupted without losing what was typed', async () => {
  const { io, keys, shown } = terminal();
  const input = new LineInput(io, true);
  const asked = input.ask(() => 'stake 9 s ');
  keys.write('b 5');
  await moment();
  input.redraw('stake 8 s ');
  expect(shown()).toContain('stake 8 s b 5');
  input.interject('  The connection is lost');
  expect(shown()).toMatch(/The connection is lost\n.*stake 8 s b 5/s);
  keys.write('0\r');
  expect(await asked).toBe('b 50');
  input.close();
});

it('a question that is overtaken ends on its own line, and its keys answer nothing later', async () => {
  const { io, keys, shown } = terminal();
  const input = new LineInput(io, true);
  const asked = input.ask(() => 'stake ');
  keys.write('b 5');
  await moment();
  input.overtake();
  expect(await asked).toBe(OVERTAKEN);
  expect(shown().endsWith('b 5\n')).toBe(true);
  const next = input.ask(() => 'cut ');
  keys.write('100\r');
  expect(await next).toBe('100');
  input.close();
});

it('Ctrl-C leaves, twice leaves at once; at the end of a file nobody has left', async () => {
  const { io, keys } = terminal();
  const input = new LineInput(io, true);
  const asked = input.ask(() => 'stake ');
  keys.write('\u0003');
  expect(await asked).toBeNull();
  await input.left;
  expect(input.isOver).toBe(true);
  keys.write('\u0003');
  await input.insisted;
  input.close();
  const file = new PassThrough();
  const piped = new LineInput({ ...io, stdin: file }, true);
  file.end('b 50\n');
  await moment();
  expect(piped.isOver).toBe(false);
  const still = Symbol('still here');
  expect(await Promise.race([piped.left, Promise.resolve(still)])).toBe(still);
  expect(await piped.ask(() => 'stake ')).toBe('b 50');
  expect(piped.isOver).toBe(true);
  piped.close();
});
