import type { GameName, TableMessage, TableMessageOf } from '@sabot/protocol';
import type { Bot } from './company.ts';
import type { Errors } from './errors.ts';
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
/** The same for who knows one game. */
export type MindOf<G extends GameName> = (
  bot: Bot,
  message: TableMessageOf<G>,
  chance: Chance,
  memory: Memory,
) => Wish | null;

/** How bots play a game, and how many of them keep a table company. */
export interface Player {
  readonly mind: Mind;
  readonly company: number;
  /** What goes wrong among them, where they are asked to err. */
  readonly errors: Errors;
}
