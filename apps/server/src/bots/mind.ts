import type { TableMessage } from '@sabot/protocol';
import type { Bot } from './company.ts';
import { puntoBancaMind } from './punto-banca-mind.ts';
import type { Chance } from './stakes.ts';

/** Something a bot wants to do: an act it was offered, with its fields. */
export interface Wish {
  readonly act: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What a bot remembers from one coup to the next; it has nothing else of its own. */
export interface Memory {
  /** How many times the least stake it put down last. */
  times: number;
  /** The last coup it gave a thought to. */
  coup: number;
}

/** What a bot would do, from what it is told alone; null: nothing. */
export type Mind = (bot: Bot, message: TableMessage, chance: Chance, memory: Memory) => Wish | null;

/** Who can play what. At a table whose game no bot knows, none sits down. */
const MINDS: Readonly<Record<string, Mind>> = { 'punto-banca': puntoBancaMind };
export const mindFor = (game: string): Mind | null => (Object.hasOwn(MINDS, game) ? (MINDS[game] ?? null) : null);
