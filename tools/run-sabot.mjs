// Runs the command sabot in this process, as if in a terminal that nobody types into.
import { Readable, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** @returns {Promise<string>} what it wrote */
async function runSabot(argv, { isTTY = false } = {}) {
  const { sabot } = await import('../apps/cli/src/sabot.ts');
  const written = { out: '', err: '' };
  const sink = (name) =>
    new Writable({
      write(chunk, _encoding, done) {
        written[name] += chunk;
        done();
      },
    });
  const stdout = Object.assign(sink('out'), { isTTY, columns: 80 });
  const exit = await sabot(argv, {
    env: { LANG: 'en_GB.UTF-8' },
    stdin: Readable.from([]),
    stdout,
    stderr: sink('err'),
  });
  if (exit !== 0) throw new Error(`sabot ${argv.join(' ')} ended with ${exit}: ${written.err}`);
  return written.out;
}

const isHeading = (line) => /^\s*(Coup|Jugada) 1\b/.test(stripVTControlCharacters(line));

/** One coup of `sabot play`: from its heading to the end of its settlement. */
export async function playedCoup(argv, options) {
  const lines = (await runSabot(argv, options)).trimEnd().split('\n');
  const start = lines.findIndex(isHeading);
  // The farewell stands apart, after the last blank line.
  const end = lines.findLastIndex((line) => line.trim() === '');
  return lines.slice(start, end);
}
