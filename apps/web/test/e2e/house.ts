import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LobbyTable, StaffRole } from '@sabot/protocol';
import { freshPage } from './fresh-page.ts';

type CommonClock = 'stakes' | 'shoe' | 'deal' | 'uncover' | 'shuffle' | 'cut' | 'reveal';
/** Those of a table at which players are bank. */
type CheminDeFerClock =
  | 'bank'
  | 'bid'
  | 'keep'
  | 'banco'
  | 'mesa'
  | 'chemin-de-fer.stakes'
  | 'lift'
  | 'speak'
  | 'speak-warned'
  | 'banker'
  | 'withdraw'
  | 'waiting';
type DosPanosClock = 'name' | 'deposit' | 'repeat' | 'dinner' | 'ended';
export type ClockName = CommonClock | CheminDeFerClock | DosPanosClock;
const SCRIPT = fileURLToPath(new URL('../../../server/test/kit/page-house.ts', import.meta.url));

export interface HouseOptions {
  readonly seed?: string;
  /** The seed alone decides which cards are dealt: what pages put into the shuffle is chance. */
  readonly fixed?: boolean;
  readonly bots?: boolean;
  /** Which rulesets are played, by their place in the list; all unless told. */
  readonly rulesets?: readonly number[];
  /** Cards are dealt by a croupier, and keyed in. */
  readonly byHand?: boolean;
  /** Clocks that stand still until the test lets them lapse. */
  readonly hold?: readonly ClockName[];
  /** How fast the felt shows what has happened: 1 as for people, less is faster. */
  readonly showing?: number;
  readonly port?: number;
}

/** The real server with the built page, in a process of its own; some of its clocks wait for the test. */
export class House {
  readonly address: string;
  readonly #process: ChildProcess;
  readonly #asked = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  #count = 0;

  private constructor(child: ChildProcess, address: string) {
    this.#process = child;
    this.address = address;
    child.on('message', ({ no, value, fault }: { no: number; value?: unknown; fault?: string }) => {
      const asked = this.#asked.get(no);
      this.#asked.delete(no);
      if (fault === undefined) asked?.resolve(value);
      else asked?.reject(new Error(fault));
    });
  }

  static async open(options: HouseOptions = {}): Promise<House> {
    const { seed = 'sabot', bots = true, hold = ['stakes'], ...rest } = options;
    const setting = JSON.stringify({ page: freshPage(), seed, bots, hold, ...rest });
    const child = fork(SCRIPT, [setting], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    const [first] = await Promise.race([
      once(child, 'message') as Promise<[{ address: string }]>,
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the house did not open (${code})`))),
    ]);
    return new House(child, first.address);
  }

  /** These clocks stand still from now on; the others run. */
  hold(clocks: readonly ClockName[]): Promise<unknown> {
    return this.#order({ do: 'hold', clocks });
  }
  /** Lets a clock run out as soon as it stands still somewhere. */
  lapse(clock: ClockName): Promise<unknown> {
    return this.#order({ do: 'lapse', clock });
  }
  /** 1 is real time; 0.01 is a hundred times as fast. */
  rate(rate: number): Promise<unknown> {
    return this.#order({ do: 'rate', rate });
  }
  /** Every socket breaks, as if a cable had been pulled. */
  dropSockets(): Promise<unknown> {
    return this.#order({ do: 'drop' });
  }
  /** The house hangs: its process stands still, and its lines stay open. */
  freeze(): void {
    this.#process.kill('SIGSTOP');
  }
  wake(): void {
    this.#process.kill('SIGCONT');
  }
  closeTable(table: string): Promise<unknown> {
    return this.#order({ do: 'close', table });
  }
  fillTable(table: string): Promise<unknown> {
    return this.#order({ do: 'fill', table });
  }

  /** The code of an invitation to work here. */
  async invite(...roles: readonly StaffRole[]): Promise<string> {
    return String(await this.#order({ do: 'invite', roles }));
  }

  async tables(): Promise<readonly LobbyTable[]> {
    return (await (await fetch(`${this.address}/api/tables`)).json()) as readonly LobbyTable[];
  }

  /** Waits until a table is as it is wished. */
  async until(table: string, wished: (line: LobbyTable) => boolean): Promise<LobbyTable> {
    for (;;) {
      const line = (await this.tables()).find((one) => one.table === table);
      if (line === undefined) throw new Error(`there is no ${table}`);
      if (wished(line)) return line;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async close(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.disconnect();
    await gone;
  }

  #order(order: object): Promise<unknown> {
    this.#count += 1;
    const no = this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(no, { resolve, reject });
      this.#process.send({ no, order });
    });
  }
}
