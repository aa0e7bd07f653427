import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SABOT = fileURLToPath(new URL('../../cli/bin/sabot.mjs', import.meta.url));

/** The real process, started as a person would start it. */
export interface HouseProcess {
  readonly address: string;
  /** As if the power had gone. */
  kill(): Promise<void>;
  /** As a service manager ends it; the exit code. */
  end(): Promise<number | null>;
}

export async function startHouse(data: string, pace: number): Promise<HouseProcess> {
  const args = [SABOT, 'serve', '--port', '0', '--data', data, '--pace', String(pace), '--lang', 'en'];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  let address: string | undefined;
  for await (const line of createInterface({ input: child.stdout! })) {
    address = /at (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error('the house did not open');
  child.stdout!.resume();
  const finish = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return ((await gone) as [number | null])[0];
  };
  return { address, kill: () => finish('SIGKILL').then(() => undefined), end: () => finish('SIGTERM') };
}
