import process from 'node:process';
import { sabot } from './sabot.ts';

// Whoever reads us may stop reading (`sabot rules … | head`); that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await sabot(process.argv.slice(2), process);
