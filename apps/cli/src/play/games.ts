import type { Outcome } from '@sabot/engine';
import type { TableMessage } from '@sabot/protocol';
import { puntoBancaById } from '@sabot/regulations';
import type { GameParts, Played } from './played.ts';
import { puntoBancaPlayed } from './punto-banca-played.ts';
import { SeenTable } from './seen-table.ts';

export type PlayedTable = SeenTable;

/** The table of a ruleset, as you see it; null: a game that is not played here. */
export function tableOf(ruleset: string, you: string, message: TableMessage): PlayedTable | null {
  const puntoBanca = puntoBancaById(ruleset);
  return puntoBanca === undefined ? null : new SeenTable(puntoBanca, you, message);
}

/** The game of a table, with its own teller and its own questions. */
export const playedAt = (parts: GameParts<PlayedTable>, earlier: readonly Outcome[]): Played =>
  puntoBancaPlayed(parts, earlier) as unknown as Played;
