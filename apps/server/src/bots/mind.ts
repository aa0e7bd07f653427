import { lookUp } from '@sabot/engine';
import { type GameName, isMessageOf, type TableMessage, type TableMessageOf } from '@sabot/protocol';
import { cheminDeFerMind } from './chemin-de-fer/mind.ts';
import type { Bot } from './company.ts';
import { dosPanosMind } from './dos-panos/mind.ts';
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
}

const playing = <G extends GameName>(game: G, mind: MindOf<G>, company: number): Player => ({
  mind: (bot, message, chance, memory) => (isMessageOf(game, message) ? mind(bot, message, chance, memory) : null),
  company,
});

/** Who can play what. At a table whose game no bot knows, none sits down. */
const PLAYERS: Readonly<Record<GameName, Player>> = {
  'punto-banca': playing('punto-banca', puntoBancaMind, 3),
  // The law wants four at the table: with five, one of them may lose a seat and a person finds company at once.
  'chemin-de-fer': playing('chemin-de-fer', cheminDeFerMind, 5),
  // Two on each paño besides the banker, whichever side he comes from.
  'dos-panos': playing('dos-panos', dosPanosMind, 6),
};
export const playerOf = (game: string): Player | null => lookUp(PLAYERS, game) ?? null;
export const mindFor = (game: string): Mind | null => playerOf(game)?.mind ?? null;
