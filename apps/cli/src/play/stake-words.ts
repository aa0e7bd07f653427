import { parseAmount } from '@sabot/notation';
import { type Separators, separatorsIn } from '@sabot/words';
import { type Layout, layoutOf, NO_STAKES, stakeIn } from './layout-of-stakes.ts';
import { betsOf, betWordsAt } from './punto-banca/bet-words.ts';
import type { Scene } from './scene.ts';

/** As people type: lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

export const isOneOf = (text: string, names: readonly string[]): boolean => names.map(plain).includes(plain(text));

/** `50`, `1,000`, `12.50` as the language writes them; cents, or null. Another language's separators are no guess of ours. */
export function amountIn(text: string, { group, decimal }: Separators): number | null {
  const [whole = '', ...decimals] = text.split(decimal);
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(\\${group}\\d{3})+$`).test(whole);
  if (!grouped && whole.includes(group)) return null;
  const digits = grouped ? whole.replaceAll(group, '') : whole;
  return parseAmount([digits, ...decimals].join('.'));
}

/** A name of several words may be written with hyphens or without. */
const spaced = (text: string): string => text.replace(/[\s-]+/g, ' ');

function betIn(text: string, scene: Scene): string | null {
  const isMeant = (bet: string): boolean => isOneOf(spaced(text), betWordsAt(bet, scene).map(spaced));
  return betsOf(scene).find(({ name }) => isMeant(name))?.name ?? null;
}

/** Amounts, and the words between them. */
const TOKEN = /-?[\d.,]*\d|[^\s\d,;+-]+(?:[\s-]+[^\s\d,;+-]+)*/g;

/** Why a line is no layout: it makes no sense, does not say on what, or how much. */
export type Unclear = 'unclear' | 'which-bet' | 'which-amount' | 'too-large';

/** Reads `b 50`, `50 b`, `b50`, `punto 20 tie 10`; a lone amount goes where the only stake of the last coup was. */
export function layoutIn(line: string, last: Layout, scene: Scene): Layout | Unclear {
  const separators = separatorsIn(scene.language);
  const tokens = plain(line).match(TOKEN) ?? [];
  const laid = new Map<string, number>();
  const pending: { bet: string | null; amount: number | null } = { bet: null, amount: null };
  for (const token of tokens) {
    const amount = amountIn(token, separators);
    if (amount !== null && Math.abs(amount) > Number.MAX_SAFE_INTEGER) return 'too-large';
    const bet = amount === null ? betIn(token, scene) : null;
    if (amount === null && bet === null) return /^-?\d/.test(token) ? 'which-amount' : 'unclear';
    if (amount !== null && pending.amount === null) pending.amount = amount;
    else if (bet !== null && pending.bet === null) pending.bet = bet;
    else return 'unclear';
    if (pending.amount === null || pending.bet === null) continue;
    if (laid.has(pending.bet)) return 'unclear';
    laid.set(pending.bet, pending.amount);
    pending.bet = null;
    pending.amount = null;
  }
  if (pending.bet !== null) return 'unclear';
  if (pending.amount === null) return laid.size > 0 ? layoutOf(laid) : 'unclear';
  if (laid.size > 0) return 'unclear';
  if (pending.amount === 0) return NO_STAKES;
  const staked = betsOf(scene).filter(({ name }) => stakeIn(last, name) > 0);
  const [only] = staked;
  return staked.length === 1 && only !== undefined ? layoutOf([[only.name, pending.amount]]) : 'which-bet';
}
