import type { Store, Write } from '../ports/store.ts';

interface Posting {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}
interface Wallet {
  readonly balance: number;
  readonly version: number;
}

export const walletStream = (name: string): string => `wallet:${name}`;
/** Where play chips come from; it owes what all wallets and tables hold. */
const MINT = 'mint';

/** What a wallet holds after some postings. */
const after = (balance: number, account: string, postings: readonly Posting[]): number =>
  postings.reduce(
    (sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    balance,
  );

/** Everybody's play chips away from the tables. One thing at a time is done here, so no chip is spent twice. */
export class CashDesk {
  readonly #store: Store;
  readonly #wallets = new Map<string, Wallet>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  exclusively<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(run);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async balance(name: string): Promise<number> {
    return (await this.#wallet(name)).balance;
  }

  /** The wallet's side of a move between it and a table; null where it would be overdrawn. */
  async moved(name: string, table: string, amount: number): Promise<Write | null> {
    const wallet = walletStream(name);
    const [from, to] = amount < 0 ? [wallet, `table:${table}`] : [`table:${table}`, wallet];
    return this.#write(name, 'ChipsMoved', [{ from, to, amount: Math.abs(amount) }]);
  }

  async granted(name: string, amount: number): Promise<Write> {
    return (await this.#write(name, 'ChipsGranted', [{ from: MINT, to: walletStream(name), amount }])) as Write;
  }

  /** Gives somebody play chips, if the wallet holds less than a certain amount. */
  grant(name: string, amount: number, at: number, below: number): Promise<boolean> {
    return this.exclusively(async () => {
      if ((await this.balance(name)) >= below) return false;
      const write = await this.granted(name, amount);
      const commandId = `grant:${name}:${write.expected}`;
      const { ok } = await this.#store.append({ commandId, actor: 'house', at, writes: [write] });
      this.forget([name]);
      return ok;
    });
  }

  /** What was written must be read again before it is built upon. */
  forget(names: Iterable<string>): void {
    for (const name of names) this.#wallets.delete(name);
  }

  async #write(name: string, type: string, postings: readonly Posting[]): Promise<Write | null> {
    const { balance, version } = await this.#wallet(name);
    if (after(balance, walletStream(name), postings) < 0) return null;
    const events = [{ type, data: JSON.stringify({ postings }) }];
    return { stream: walletStream(name), expected: version, ruleset: '', edition: 0, events };
  }

  async #wallet(name: string): Promise<Wallet> {
    const known = this.#wallets.get(name);
    if (known !== undefined) return known;
    let wallet: Wallet = { balance: 0, version: 0 };
    const stream = walletStream(name);
    for await (const { data, version } of this.#store.read(stream)) {
      const { postings } = JSON.parse(data) as { postings: readonly Posting[] };
      wallet = { balance: after(wallet.balance, stream, postings), version };
    }
    this.#wallets.set(name, wallet);
    return wallet;
  }
}
