import process from 'node:process';
import { outputLost, sabot } from './sabot.ts';

const argv = process.argv.slice(2);

// Whoever reads us may stop reading (`sabot rules … | head`); that is no error. A full disk is one.
process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.stderr.write(`${outputLost(argv, process, code)}\n`);
  process.exit(code === 'EPIPE' ? 0 : 2);
});

process.exitCode = await sabot(argv, process);

/** What a command left behind (a socket that is half gone, a database that stands still) does not keep the process. */
const LINGER_MS = 500;
await new Promise((resolve) => process.stdout.write('', resolve));
setTimeout(() => process.exit(), LINGER_MS).unref();
