import { StoreError } from '../store-error.ts';
import type { Address } from './address.ts';
import { storeErrorOf } from './failure.ts';
import { Line, type LineOptions } from './line.ts';

const STATE = `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;

/** Called for each new line before anybody uses it. */
export type Greeting = (line: Line) => Promise<void>;

/** Gives the same line until it is lost, then another: to the first of the hosts that takes writes. */
export class Lines {
  readonly #address: Address;
  readonly #options: LineOptions;
  readonly #greeting: Greeting | undefined;
  #line: Promise<Line> | undefined;
  #current: Line | undefined;
  /** Which host was the last to let us in. */
  #first = 0;
  #isOver = false;

  constructor(address: Address, options: LineOptions, greeting?: Greeting) {
    this.#address = address;
    this.#options = options;
    this.#greeting = greeting;
  }

  async current(): Promise<Line> {
    if (this.#isOver) throw new StoreError('closed', 'The event store is closed.');
    if (this.#line === undefined || this.#current?.isLost) {
      this.#current = undefined;
      this.#line = this.#dial();
      // Whoever asked hears of it; the next who asks tries again.
      this.#line.catch(() => {
        this.#line = undefined;
      });
    }
    return this.#line;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    const line = await this.#line?.catch(() => undefined);
    await line?.end();
  }

  async #dial(): Promise<Line> {
    const { hosts, name } = this.#address;
    let problem = new StoreError('unreachable', `${name}: nobody there takes writes; each is a standby or read-only.`);
    for (let n = 0; n < hosts.length; n += 1) {
      const at = (this.#first + n) % hosts.length;
      const line = new Line(this.#address, hosts[at]!, this.#options);
      try {
        const [state] = await line.query<{ isReadOnly: boolean }>(STATE);
        if (state?.isReadOnly === false) {
          await this.#greeting?.(line);
          if (this.#isOver) throw new StoreError('closed', 'The event store is closed.');
          this.#first = at;
          this.#current = line;
          return line;
        }
      } catch (error) {
        problem = storeErrorOf(error, name);
      }
      await line.end();
    }
    throw problem;
  }
}
