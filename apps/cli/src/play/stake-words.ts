import { BETS, type Bet } from '@sabot/engine';
import { parseAmount } from '@sabot/notation';
import type { Language } from '../language.ts';
import { type Separators, separatorsIn } from '../money.ts';
import type { TableWords } from '../words/table-words.ts';
import { type Layout, NO_STAKES } from './layout-of-stakes.ts';

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

function betIn(text: string, { bets, betAliases }: TableWords): Bet | null {
  return BETS.find((bet) => isOneOf(text, [bets[bet], bet, ...betAliases[bet]])) ?? null;
}

/** Why a line is no layout: it makes no sense, does not say on what, or how much. */
export type Unclear = 'unclear' | 'which-bet' | 'which-amount' | 'too-large';

/** Reads `b 50`, `50 b`, `b50`, `punto 20 tie 10`; a lone amount goes where the only stake of the last coup was. */
export function layoutIn(line: string, last: Layout, words: TableWords, language: Language): Layout | Unclear {
  const separators = separatorsIn(language);
  const tokens = plain(line).match(/-?[\d.,]*\d|[^\s\d,;+-]+/g) ?? [];
  const layout: Record<Bet, number> = { ...NO_STAKES };
  const seen = new Set<Bet>();
  const pending: { bet: Bet | null; amount: number | null } = { bet: null, amount: null };
  for (const token of tokens) {
    const amount = amountIn(token, separators);
    if (amount !== null && Math.abs(amount) > Number.MAX_SAFE_INTEGER) return 'too-large';
    const bet = amount === null ? betIn(token, words) : null;
    if (amount === null && bet === null) return /^-?\d/.test(token) ? 'which-amount' : 'unclear';
    if (amount !== null && pending.amount === null) pending.amount = amount;
    else if (bet !== null && pending.bet === null) pending.bet = bet;
    else return 'unclear';
    if (pending.amount === null || pending.bet === null) continue;
    if (seen.has(pending.bet)) return 'unclear';
    seen.add(pending.bet);
    layout[pending.bet] = pending.amount;
    pending.bet = null;
    pending.amount = null;
  }
  if (pending.bet !== null) return 'unclear';
  if (pending.amount === null) return seen.size > 0 ? layout : 'unclear';
  if (seen.size > 0) return 'unclear';
  if (pending.amount === 0) return NO_STAKES;
  const staked = BETS.filter((bet) => last[bet] > 0);
  const [only] = staked;
  return staked.length === 1 && only !== undefined ? { ...NO_STAKES, [only]: pending.amount } : 'which-bet';
}
