import { fullPack, remaining } from '@sabot/odds/math';
import type { PuntoBancaSheet } from '@sabot/odds/math/punto-banca';
import { type CoupWorth, coupWorth, type Worked } from './coup-work.ts';

/** The next coup now, and as it was when the shoe was whole. */
export interface LiveWork {
  readonly now: CoupWorth;
  readonly start: CoupWorth;
}

export function liveWork(sheet: PuntoBancaSheet, decks: number, shown: readonly string[]): Worked<LiveWork> {
  const left = remaining(decks, shown);
  if (!left.ok) return left;
  return { ok: true, value: { now: coupWorth(sheet, left.pack), start: coupWorth(sheet, fullPack(decks)) } };
}
