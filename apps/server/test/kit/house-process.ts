import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const SABOT = fileURLToPath(new URL('../../../cli/bin/sabot.mjs', import.meta.url));

/** The real process, started as a person would start it. */
export interface HouseProcess {
  readonly address: string;
  /** The code of the link that makes the first director; it is printed where there is none yet. */
  readonly directors: Promise<string>;
  /** As if the power had gone. */
  kill(): Promise<void>;
  /** As if the machine stood still, and went on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** As a service manager ends it; the exit code. */
  end(): Promise<number | null>;
}

/** A folder, or the URL of a database server; under another program, with more flags, from another tree of the sources. */
export async function startHouse(
  place: string,
  pace: number,
  under: readonly string[] = [],
  flags: readonly string[] = [],
  sabot = SABOT,
): Promise<HouseProcess> {
  const isServer = place.includes('://');
  const where = isServer ? [] : ['--data', place];
  const house = [
    process.execPath,
    sabot,
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
  const [opened, directors] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const lines = createInterface({ input: child.stdout! });
  lines.on('line', (line) => {
    const address = /(http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
    const code = /\/staff#([\w-]+)/.exec(line)?.[1];
    if (address !== undefined) opened.resolve(address);
    if (code !== undefined) directors.resolve(code);
  });
  lines.on('close', () => opened.reject(new Error('the house did not open')));
  const address = await opened.promise;
  const finish = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return ((await gone) as [number | null])[0];
  };
  return {
    address,
    directors: directors.promise,
    signal: (name) => void child.kill(name),
    kill: () => finish('SIGKILL').then(() => undefined),
    end: () => finish('SIGTERM'),
  };
}
