import { type ByName, lookUp, NO_NAMES, withName, withoutName } from '@sabot/engine';
import type { Limits } from '@sabot/protocol';
import { A_DAY, asked, type KeptLimits, UNLIMITED } from './limits.ts';

interface WalletPosting {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** What a wallet's stream tells. `held`: what lay before its owner at the table when they bought. */
export interface WalletLine {
  readonly postings?: readonly WalletPosting[];
  readonly held?: number;
  readonly limits?: Limits;
}

/** Chips brought to a table and not taken back yet. */
interface Sitting {
  readonly bought: number;
  /** When the last of them were bought. */
  readonly at: number;
}

export interface Wallet {
  readonly balance: number;
  /** When it was opened; 0: it never was. */
  readonly since: number;
  /** All that was ever given out to it. */
  readonly granted: number;
  /** What was given out to it in the last day. */
  readonly grants: readonly { readonly at: number; readonly amount: number }[];
  readonly sittings: ByName<Sitting>;
  /** What came of the sittings of the last day; below zero it was won. */
  readonly over: readonly { readonly at: number; readonly lost: number }[];
  readonly limits: KeptLimits;
}
export const EMPTY_WALLET: Wallet = {
  balance: 0,
  since: 0,
  granted: 0,
  grants: [],
  sittings: NO_NAMES,
  over: [],
  limits: UNLIMITED,
};

export const walletStream = (name: string): string => `wallet:${name}`;
export const tableAccount = (table: string): string => `table:${table}`;
/** Where play chips come from; it owes what all wallets and tables hold. */
export const MINT = 'mint';

function bought(wallet: Wallet, table: string, amount: number, held: number, at: number): Wallet {
  const before = lookUp(wallet.sittings, table);
  // Nothing was left of what they had brought: that sitting ended with its last chip, and a new one begins.
  const isOver = before !== undefined && held === 0;
  const sitting = { bought: (before === undefined || isOver ? 0 : before.bought) + amount, at };
  return {
    ...wallet,
    balance: wallet.balance - amount,
    sittings: withName(wallet.sittings, table, sitting),
    over: isOver ? [...wallet.over, { at: before.at, lost: before.bought }] : wallet.over,
  };
}

function takenBack(wallet: Wallet, table: string, amount: number, at: number): Wallet {
  const lost = (lookUp(wallet.sittings, table)?.bought ?? 0) - amount;
  return {
    ...wallet,
    balance: wallet.balance + amount,
    sittings: withoutName(wallet.sittings, table),
    over: [...wallet.over, { at, lost }],
  };
}

const given = (wallet: Wallet, amount: number, at: number): Wallet => ({
  ...wallet,
  balance: wallet.balance + amount,
  granted: wallet.granted + amount,
  grants: [...wallet.grants, { at, amount }],
});

/** The wallet after one line of its stream. */
export function evolveWallet(before: Wallet, line: WalletLine, at: number, account: string): Wallet {
  const over = before.over.filter((one) => one.at > at - A_DAY);
  const grants = before.grants.filter((one) => one.at > at - A_DAY);
  let wallet: Wallet = { ...before, since: before.since || at, over, grants };
  if (line.limits !== undefined) wallet = { ...wallet, limits: asked(wallet.limits, line.limits, at) };
  for (const { from, to, amount } of line.postings ?? []) {
    if (from === account && to === MINT)
      wallet = { ...wallet, balance: wallet.balance - amount, granted: wallet.granted - amount };
    else if (from === account) wallet = bought(wallet, to, amount, line.held ?? 0, at);
    else if (to === account && from === MINT) wallet = given(wallet, amount, at);
    else if (to === account) wallet = takenBack(wallet, from, amount, at);
  }
  return wallet;
}
