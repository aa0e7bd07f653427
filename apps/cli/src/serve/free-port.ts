import { createServer } from 'node:net';

/** Why a port cannot be listened on, by its code; null: it is free. */
export function whyTaken(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code));
    trial.listen({ port, host, exclusive: true }, () => trial.close(() => resolve(null)));
  });
}
