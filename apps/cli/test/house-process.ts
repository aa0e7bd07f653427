import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const SABOT = fileURLToPath(new URL('../bin/sabot.mjs', import.meta.url));

export interface HouseProcess {
  readonly address: string;
  /** What it has said so far. */
  readonly said: readonly string[];
  /** Ends it with a signal; the exit code, null where it was killed. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** A house in a process of its own, started as a person would start it. */
export async function startHouse(data: string, ...more: readonly string[]): Promise<HouseProcess> {
  const args = [SABOT, 'serve', '--data', data, '--lang', 'en', ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  const said: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      said.push(line);
      const found = /at (https?:\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    lines.on('close', () => reject(new Error(`the house did not open: ${said.join(' ')}`)));
  });
  return {
    address,
    said,
    async end(signal) {
      child.kill(signal);
      return (await gone)[0];
    },
  };
}

/** A house for as long as something lasts, closed as a service manager closes it; it must go in peace. */
export async function withHouse<T>(
  data: string,
  more: readonly string[],
  use: (house: HouseProcess) => Promise<T>,
): Promise<T> {
  const house = await startHouse(data, ...more);
  const [used] = await Promise.allSettled([use(house)]);
  const code = await house.end('SIGTERM');
  if (used.status === 'rejected') throw used.reason;
  if (code !== 0) throw new Error(`the house ended with ${code}`);
  return used.value;
}
