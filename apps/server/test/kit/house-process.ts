import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const SABOT = fileURLToPath(new URL('../../../cli/bin/sabot.mjs', import.meta.url));

/** The real process, started as a person would start it. */
export interface HouseProcess {
  readonly address: string;
  /** As if the power had gone. */
  kill(): Promise<void>;
  /** As if the machine stood still, and went on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** As a service manager ends it; the exit code. */
  end(): Promise<number | null>;
}

/** A folder, or the URL of a database server; under another program, with more flags. */
export async function startHouse(
  place: string,
  pace: number,
  under: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<HouseProcess> {
  const isServer = place.includes('://');
  const where = isServer ? [] : ['--data', place];
  const house = [
    process.execPath,
    SABOT,
    'serve',
    '--port',
    '0',
    ...where,
    '--pace',
    String(pace),
    '--lang',
    'en',
    ...flags,
  ];
  const [program = '', ...args] = [...under, ...house];
  const env = isServer ? { ...process.env, DATABASE_URL: place } : process.env;
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const gone = once(child, 'exit');
  let address: string | undefined;
  for await (const line of createInterface({ input: child.stdout! })) {
    address = /(http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error('the house did not open');
  child.stdout!.resume();
  const finish = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return ((await gone) as [number | null])[0];
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => void child.kill(name);
  return { address, signal, kill: () => finish('SIGKILL').then(() => undefined), end: () => finish('SIGTERM') };
}
