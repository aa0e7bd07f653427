import type { Outcome } from '@sabot/engine';
import type { TableMessage } from '@sabot/protocol';
import { CHEMIN_DE_FER, DOS_PANOS, puntoBancaById } from '@sabot/regulations';
import { CheminDeFerTable } from './chemin-de-fer/chemin-de-fer-table.ts';
import { circuloPlayed } from './circulo/circulo-played.ts';
import { DosPanosTable } from './dos-panos/dos-panos-table.ts';
import type { GameParts, Played } from './played.ts';
import { puntoBancaPlayed } from './punto-banca-played.ts';
import { SeenTable } from './seen-table.ts';

export type PlayedTable = SeenTable | CheminDeFerTable | DosPanosTable;

/** The table of a ruleset, as you see it; null: a game that is not played here. */
export function tableOf(ruleset: string, you: string, message: TableMessage): PlayedTable | null {
  const puntoBanca = puntoBancaById(ruleset);
  if (puntoBanca !== undefined) return new SeenTable(puntoBanca, you, message);
  const railway = CHEMIN_DE_FER.find(({ id }) => id === ruleset);
  if (railway !== undefined) return new CheminDeFerTable(railway, you, message);
  const twoPanos = DOS_PANOS.find(({ id }) => id === ruleset);
  return twoPanos === undefined ? null : new DosPanosTable(twoPanos, you, message);
}

/** The game of a table, with its own teller and its own questions. */
export async function playedAt(parts: GameParts<PlayedTable>, earlier: readonly Outcome[]): Promise<Played> {
  const { scene } = parts;
  const { table } = scene;
  return table instanceof SeenTable
    ? puntoBancaPlayed({ ...parts, scene: { ...scene, table } }, earlier)
    : circuloPlayed({ ...parts, scene: { ...scene, table } });
}
