import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { SABOT } from './house-process.ts';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** From the signal, or from the start where none was given, to the end; in milliseconds. */
  readonly took: number;
}

/** A house as a service manager sees it: what it says, and when it is gone. */
export class StubbornHouse {
  readonly child: ChildProcess;
  #out = '';
  #err = '';
  #since = performance.now();
  readonly #gone: Promise<unknown[]>;

  constructor(place: string) {
    const isServer = place.includes('://');
    const args = ['serve', '--port', '0', '--lang', 'en', '--pace', '0.05', ...(isServer ? [] : ['--data', place])];
    const env = isServer ? { ...process.env, DATABASE_URL: place } : process.env;
    this.child = spawn(process.execPath, [SABOT, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
    this.#gone = once(this.child, 'exit');
    this.child.stdout!.on('data', (text) => {
      this.#out += text;
    });
    this.child.stderr!.on('data', (text) => {
      this.#err += text;
    });
  }

  /** Waits until it has said something like it. */
  async says(what: RegExp): Promise<string> {
    for (;;) {
      const found = what.exec(this.#out);
      if (found !== null) return found[1] ?? found[0];
      await Promise.race([once(this.child.stdout!, 'data'), this.#gone]);
      if (this.child.exitCode !== null && !what.test(this.#out)) throw new Error(`it said ${this.#out}${this.#err}`);
    }
  }

  terminate(): void {
    this.#since = performance.now();
    this.child.kill('SIGTERM');
  }

  async ended(): Promise<Ended> {
    const [code] = (await this.#gone) as [number | null];
    const err = this.#err
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'))
      .join('\n');
    return { code, out: this.#out, err, took: performance.now() - this.#since };
  }
}
