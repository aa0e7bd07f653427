import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SABOT } from '../kit/house-process.ts';

const CLOCK = fileURLToPath(new URL('./moved-clock.mjs', import.meta.url));
/** A disk that is full must fail the write, not end the process by a signal. */
const UNDER = ['bash', '-c', `trap '' XFSZ; exec "$@"`, 'bash'];

export interface HousePlace {
  /** A folder, or the URL of a database server. */
  readonly place: string;
  readonly flags: readonly string[];
  readonly clockFile: string;
}

export class ChaosHouse {
  readonly port: number;
  readonly said: string[];
  readonly #child: ChildProcess;
  readonly #gone: Promise<number | null>;
  exit: number | null | undefined;

  private constructor(child: ChildProcess, gone: Promise<number | null>, port: number, said: string[]) {
    this.#child = child;
    this.#gone = gone;
    this.port = port;
    this.said = said;
    void gone.then((code) => {
      this.exit = code;
    });
  }

  /** Opens it; if it ends before it is open, its code and what it said. */
  static async open(
    at: HousePlace,
  ): Promise<ChaosHouse | { readonly exit: number | null; readonly said: readonly string[] }> {
    const isServer = at.place.includes('://');
    const where = isServer ? [] : ['--data', at.place];
    const house = [process.execPath, SABOT, 'serve', '--port', '0', '--lang', 'en', ...where, ...at.flags];
    const env = {
      ...process.env,
      ...(isServer ? { DATABASE_URL: at.place } : {}),
      SABOT_CHAOS_CLOCK: at.clockFile,
      NODE_OPTIONS: `--import=${CLOCK}`,
    };
    const [program = '', ...args] = [...UNDER, ...house];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const gone = once(child, 'exit').then(([code]) => code as number | null);
    const said: string[] = [];
    createInterface({ input: child.stderr! }).on('line', (line) => said.push(line));
    const port = await new Promise<number | null>((resolve) => {
      void gone.then(() => resolve(null));
      createInterface({ input: child.stdout! }).on('line', (line) => {
        said.push(line);
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
        if (found !== undefined) resolve(Number(found));
      });
    });
    return port === null ? { exit: await gone, said } : new ChaosHouse(child, gone, port, said);
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  /** As a service manager ends it: the code, or `late` where it takes longer than so many milliseconds. */
  async end(patience: number): Promise<number | null | 'late'> {
    this.#child.kill('SIGTERM');
    const code = await Promise.race([this.#gone, pause(patience, 'late' as const, { ref: false })]);
    if (code === 'late') await this.kill();
    return code;
  }

  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  /** No file of the house may grow beyond so many bytes: what a full disk does. False: it cannot be done here. */
  limitFiles(bytes: number | null): boolean {
    const limit = bytes === null ? 'unlimited' : String(bytes);
    return spawnSync('prlimit', ['--pid', String(this.#child.pid), `--fsize=${limit}:unlimited`]).status === 0;
  }

  async goneWithin(ms: number): Promise<boolean> {
    return (await Promise.race([this.#gone.then(() => true), pause(ms, false, { ref: false })])) === true;
  }
}
