import type { GameName, TableMessage } from '@sabot/protocol';
import { type Entry, isCheminDeFerEntry, isDosPanosEntry, isPuntoBancaEntry } from '@sabot/regulations';
import type { ShoeStory } from '@sabot/story';
import { CheminDeFerTable } from './chemin-de-fer/chemin-de-fer-table.ts';
import { circuloPlayed } from './circulo/played.ts';
import { DosPanosTable } from './dos-panos/dos-panos-table.ts';
import type { GameParts, Played } from './played.ts';
import { puntoBancaPlayed } from './punto-banca/played.ts';
import { SeenTable } from './punto-banca/seen-table.ts';

/** The games where one of the players has the bank. */
export type CirculoGame = Exclude<GameName, 'punto-banca'>;
export type PlayedTable = SeenTable | CheminDeFerTable | DosPanosTable;

/** The table as you see it; null: what the house plays there is not the game of this entry. A new game adds a case. */
export function tableOf(entry: Entry, you: string, message: TableMessage): PlayedTable | null {
  switch (message.game) {
    case 'punto-banca':
      return isPuntoBancaEntry(entry) ? new SeenTable(entry, you, message) : null;
    case 'chemin-de-fer':
      return isCheminDeFerEntry(entry) ? new CheminDeFerTable(entry, you, message) : null;
    case 'dos-panos':
      return isDosPanosEntry(entry) ? new DosPanosTable(entry, you, message) : null;
    default:
      return message satisfies never;
  }
}

/** The game of a table, with its own teller and its own questions. */
export async function playedAt(parts: GameParts<PlayedTable>, earlier: ShoeStory): Promise<Played> {
  const { scene } = parts;
  const { table } = scene;
  return table instanceof SeenTable
    ? puntoBancaPlayed({ ...parts, scene: { ...scene, table } }, earlier)
    : circuloPlayed({ ...parts, scene: { ...scene, table } });
}
