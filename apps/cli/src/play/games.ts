import type { Outcome } from '@sabot/engine';
import type { TableMessage } from '@sabot/protocol';
import {
  CHEMIN_DE_FER,
  type CheminDeFerEntry,
  DOS_PANOS,
  type DosPanosEntry,
  puntoBancaById,
} from '@sabot/regulations';
import { CheminDeFerTable } from './chemin-de-fer/chemin-de-fer-table.ts';
import { circuloPlayed } from './circulo/circulo-played.ts';
import { DosPanosTable } from './dos-panos/dos-panos-table.ts';
import type { GameParts, Played } from './played.ts';
import { puntoBancaPlayed } from './punto-banca-played.ts';
import { SeenTable } from './seen-table.ts';

export type PlayedTable = SeenTable | CheminDeFerTable | DosPanosTable;

const CHEMIN_DE_FER_BY_ID = new Map<string, CheminDeFerEntry>(CHEMIN_DE_FER.map((entry) => [entry.id, entry]));
const DOS_PANOS_BY_ID = new Map<string, DosPanosEntry>(DOS_PANOS.map((entry) => [entry.id, entry]));

/** The table of a ruleset, as you see it; null: a law that is not known here. A new game adds a case. */
export function tableOf(ruleset: string, you: string, message: TableMessage): PlayedTable | null {
  switch (message.game) {
    case 'punto-banca': {
      const entry = puntoBancaById(ruleset);
      return entry === undefined ? null : new SeenTable(entry, you, message);
    }
    case 'chemin-de-fer': {
      const entry = CHEMIN_DE_FER_BY_ID.get(ruleset);
      return entry === undefined ? null : new CheminDeFerTable(entry, you, message);
    }
    case 'dos-panos': {
      const entry = DOS_PANOS_BY_ID.get(ruleset);
      return entry === undefined ? null : new DosPanosTable(entry, you, message);
    }
    default:
      return message satisfies never;
  }
}

/** The game of a table, with its own teller and its own questions. */
export async function playedAt(parts: GameParts<PlayedTable>, earlier: readonly Outcome[]): Promise<Played> {
  const { scene } = parts;
  const { table } = scene;
  return table instanceof SeenTable
    ? puntoBancaPlayed({ ...parts, scene: { ...scene, table } }, earlier)
    : circuloPlayed({ ...parts, scene: { ...scene, table } });
}
