import { fileURLToPath } from 'node:url';
import type { LobbyTable, StaffRole } from '@sabot/protocol';
import { freshPage } from './fresh-page.ts';
import { OrderedProcess } from './ordered-process.ts';

type CommonClock = 'stakes' | 'shoe' | 'deal' | 'uncover' | 'shuffle' | 'cut' | 'reveal' | 'ruling';
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
  readonly #process: OrderedProcess<object>;

  private constructor(process: OrderedProcess<object>, address: string) {
    this.#process = process;
    this.address = address;
  }

  static async open(options: HouseOptions = {}): Promise<House> {
    const { seed = 'sabot', bots = true, hold = ['stakes'], ...rest } = options;
    const setting = JSON.stringify({ page: freshPage(), seed, bots, hold, ...rest });
    const { process, address } = await OrderedProcess.start<object>(SCRIPT, setting);
    return new House(process, address);
  }

  /** These clocks stand still from now on; the others run. */
  hold(clocks: readonly ClockName[]): Promise<unknown> {
    return this.#process.order({ do: 'hold', clocks });
  }
  /** Lets a clock run out as soon as it stands still somewhere. */
  lapse(clock: ClockName): Promise<unknown> {
    return this.#process.order({ do: 'lapse', clock });
  }
  /** 1 is real time; 0.01 is a hundred times as fast. */
  rate(rate: number): Promise<unknown> {
    return this.#process.order({ do: 'rate', rate });
  }
  /** Every socket breaks, as if a cable had been pulled. */
  dropSockets(): Promise<unknown> {
    return this.#process.order({ do: 'drop' });
  }
  /** The house hangs: its process stands still, and its lines stay open. */
  freeze(): void {
    this.#process.child.kill('SIGSTOP');
  }
  wake(): void {
    this.#process.child.kill('SIGCONT');
  }
  closeTable(table: string): Promise<unknown> {
    return this.#process.order({ do: 'close', table });
  }
  fillTable(table: string): Promise<unknown> {
    return this.#process.order({ do: 'fill', table });
  }

  /** The code of an invitation to work here. */
  async invite(...roles: readonly StaffRole[]): Promise<string> {
    return String(await this.#process.order({ do: 'invite', roles }));
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

  close(): Promise<void> {
    return this.#process.end();
  }
}
