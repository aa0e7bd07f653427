import type { Result } from '@sabot/engine';
import { openStream } from '@sabot/event-store';
import type { Limits, LimitsState, Statement } from '@sabot/protocol';
import type { Store, Write } from '../ports/store.ts';
import { refuse } from '../refusals.ts';
import { limitsAt } from './limits.ts';
import { type Held, lostToday, mayStillBring } from './losses.ts';
import { PLAY_CHIPS, whyNoChips } from './mint.ts';
import { TurnsByName } from './turns-by-name.ts';
import {
  EMPTY_WALLET,
  evolveWallet,
  MINT,
  tableAccount,
  type Wallet,
  type WalletLine,
  walletStream,
} from './wallet.ts';

/** Raised whenever a wallet is folded into something else. */
const SHAPE = 'wallet:2';
interface Kept {
  readonly wallet: Wallet;
  readonly version: number;
  readonly isStale: boolean;
}

/** Everybody's play chips away from the tables. One thing at a time is done with a wallet, so no chip is spent twice. */
export class CashDesk {
  /** What a guest has at a table; the room says so once its tables are open. */
  heldAt: (name: string, table: string) => number = () => 0;
  /** What a guest has at all tables together. Of one that is not open it is known what they brought there. */
  heldAtTables: (name: string, brought: Wallet['sittings']) => number = () => 0;
  readonly #store: Store;
  readonly #isShared: boolean;
  readonly #wallets = new Map<string, Kept>();
  readonly #turns = new TurnsByName();

  /** Where several nodes share the wallets each is read on before it is looked at. */
  constructor(store: Store, isShared = false) {
    this.#store = store;
    this.#isShared = isShared;
  }

  /** Nobody else touches these wallets meanwhile. */
  exclusively<T>(names: Iterable<string>, run: () => Promise<T>): Promise<T> {
    return this.#turns.take(names, run);
  }

  async balance(name: string): Promise<number> {
    return (await this.#open(name)).wallet.balance;
  }

  /** All the chips the house ever gave somebody. */
  async granted(name: string): Promise<number> {
    return (await this.#open(name)).wallet.granted;
  }

  /** When somebody first had chips. */
  async firstSeen(name: string): Promise<number> {
    return (await this.#open(name)).wallet.since;
  }

  /** The wallets' side of what moves between them and a table, or why it may not. */
  async writesFor(moves: ReadonlyMap<string, number>, table: string, at: number): Promise<Result<readonly Write[]>> {
    const writes: Write[] = [];
    for (const [name, amount] of moves) {
      if (amount === 0) continue;
      const [wallet, there] = [walletStream(name), tableAccount(table)];
      if (amount > 0) {
        const postings = [{ from: there, to: wallet, amount }];
        writes.push(await this.#write(name, 'ChipsMoved', { postings }));
        continue;
      }
      const refusal = await this.#refuses(name, -amount, at);
      if (refusal !== null) return refusal;
      const postings = [{ from: wallet, to: there, amount: -amount }];
      writes.push(await this.#write(name, 'ChipsMoved', { postings, held: this.heldAt(name, table) }));
    }
    return { ok: true, value: writes };
  }

  /** The wallet's side of chips that the house gives out. */
  async grantOf(name: string, amount: number): Promise<Write> {
    return this.#write(name, 'ChipsGranted', { postings: [{ from: MINT, to: walletStream(name), amount }] });
  }

  /** The wallet's side of first chips that go back to where they came from; null: the wallet has been used since. */
  async takeBack(name: string, amount: number, version: number): Promise<Write | null> {
    const head = await this.#store.head(walletStream(name));
    if (head?.version !== version) return null;
    return this.#write(name, 'ChipsReturned', { postings: [{ from: walletStream(name), to: MINT, amount }] });
  }

  /** Gives a guest new play chips, or says why not: who has chips at a table has not run out, and there is so much in a day. */
  refill(name: string, at: number): Promise<'given' | 'chips-left' | 'chips-tomorrow' | 'not-written'> {
    return this.exclusively([name], async () => {
      const { wallet } = await this.#open(name);
      const why = whyNoChips(wallet, this.heldAtTables(name, wallet.sittings), at);
      if (why !== null) return why;
      const isKept = await this.#append('grant', name, 'house', at, await this.grantOf(name, PLAY_CHIPS));
      return isKept ? 'given' : 'not-written';
    });
  }

  /** Gives somebody play chips, if the wallet holds less than a certain amount. */
  grant(name: string, amount: number, at: number, below: number): Promise<boolean> {
    return this.exclusively([name], async () => {
      if ((await this.balance(name)) >= below) return false;
      return this.#append('grant', name, 'house', at, await this.grantOf(name, amount));
    });
  }

  async limits(name: string, at: number): Promise<LimitsState> {
    const { wallet } = await this.#open(name);
    const { now, later } = limitsAt(wallet.limits, at);
    return { now, later, lostToday: lostToday(wallet, this.#held(name), at) };
  }

  /** What somebody asks to be held to; false: it could not be kept. */
  setLimits(name: string, limits: Limits, at: number): Promise<boolean> {
    return this.exclusively([name], async () =>
      this.#append('limits', name, `player:${name}`, at, await this.#write(name, 'LimitsAsked', { limits })),
    );
  }

  /** What came into the wallet and left it, newest first. */
  async statement(name: string, before: number | null, limit: number): Promise<Statement> {
    const { version } = await this.#open(name);
    const lines: Statement['lines'] = [];
    let to = Math.min(before ?? version + 1, version + 1) - 1;
    while (to > 0 && lines.length < limit) {
      const from = Math.max(1, to - limit + 1);
      const page: Statement['lines'] = [];
      for await (const { version: no, at, data } of this.#store.read(walletStream(name), from, to)) {
        const { postings = [] } = JSON.parse(data) as WalletLine;
        page.push(...postings.map((posting) => ({ no, at, ...posting })));
      }
      lines.push(...page.reverse().slice(0, limit - lines.length));
      to = from - 1;
    }
    return { lines, more: (lines.at(-1)?.no ?? 1) > 1 };
  }

  /** What was written must be read again before it is built upon. */
  forget(names: Iterable<string>): void {
    for (const name of names) {
      const kept = this.#wallets.get(name);
      if (kept !== undefined) this.#wallets.set(name, { ...kept, isStale: true });
    }
  }

  #held(name: string): Held {
    return (account) => this.heldAt(name, account.slice(tableAccount('').length));
  }

  async #refuses(name: string, amount: number, at: number): Promise<ReturnType<typeof refuse> | null> {
    const { wallet } = await this.#open(name);
    if (wallet.balance < amount) return refuse('beyond-the-wallet', [], { given: amount, max: wallet.balance });
    const max = mayStillBring(wallet, this.#held(name), at);
    if (max === null || amount <= max) return null;
    const limit = limitsAt(wallet.limits, at).now.lossLimit ?? 0;
    return refuse('beyond-your-limit', [], { given: amount, max, limit });
  }

  async #append(what: string, name: string, actor: string, at: number, write: Write): Promise<boolean> {
    const commandId = `${what}:${name}:${write.expected}`;
    try {
      return (await this.#store.append({ commandId, actor, at, writes: [write] })).ok;
    } finally {
      this.forget([name]);
    }
  }

  async #write(name: string, type: string, line: WalletLine): Promise<Write> {
    const { version } = await this.#open(name);
    const events = [{ type, data: JSON.stringify(line) }];
    return { stream: walletStream(name), expected: version, ruleset: '', edition: 0, events };
  }

  async #open(name: string): Promise<Kept> {
    const known = this.#wallets.get(name);
    if (known !== undefined && !known.isStale && !this.#isShared) return known;
    const account = walletStream(name);
    const evolve = (wallet: Wallet, { data, at }: { readonly data: string; readonly at: number }): Wallet =>
      evolveWallet(wallet, JSON.parse(data) as WalletLine, at, account);
    let kept: Kept;
    if (known === undefined) {
      const opened = await openStream(this.#store, account, { initial: EMPTY_WALLET, evolve, shape: SHAPE });
      kept = { wallet: opened.state, version: opened.version, isStale: false };
    } else {
      let { wallet, version } = known;
      for await (const line of this.#store.read(account, version + 1)) {
        wallet = evolve(wallet, line);
        version = line.version;
      }
      kept = { wallet, version, isStale: false };
    }
    this.#wallets.set(name, kept);
    return kept;
  }
}
