import { lookUp } from '@sabot/engine';
import { cheminDeFerSheetOf } from '@sabot/odds/chemin-de-fer';
import { dosPanosSheetOf } from '@sabot/odds/dos-panos';
import { puntoBancaSheetOf } from '@sabot/odds/punto-banca';
import { type GameName, isMessageOf, type OddsSheets, oddsSheets } from '@sabot/protocol';
import { type Entry, isCheminDeFer, isDosPanos, isPuntoBanca } from '@sabot/regulations';
import { CHEMIN_DE_FER_ERRORS } from './bots/chemin-de-fer/errors.ts';
import { cheminDeFerMind } from './bots/chemin-de-fer/mind.ts';
import { DOS_PANOS_ERRORS } from './bots/dos-panos/errors.ts';
import { dosPanosMind } from './bots/dos-panos/mind.ts';
import type { Errors } from './bots/errors.ts';
import type { Mind, MindOf, Player } from './bots/mind.ts';
import { PUNTO_BANCA_ERRORS } from './bots/punto-banca-errors.ts';
import { puntoBancaMind } from './bots/punto-banca-mind.ts';

const playing = <G extends GameName>(game: G, mind: MindOf<G>, company: number, errors: Errors): Player => ({
  mind: (bot, message, chance, memory) => (isMessageOf(game, message) ? mind(bot, message, chance, memory) : null),
  company,
  errors,
});

/** Who can play what. At a table whose game no bot knows, none sits down. */
const PLAYERS: Readonly<Record<GameName, Player>> = {
  'punto-banca': playing('punto-banca', puntoBancaMind, 3, PUNTO_BANCA_ERRORS),
  // The law wants four at the table: with five, one of them may lose a seat and a person finds company at once.
  'chemin-de-fer': playing('chemin-de-fer', cheminDeFerMind, 5, CHEMIN_DE_FER_ERRORS),
  // Two on each paño besides the banker, whichever side he comes from.
  'dos-panos': playing('dos-panos', dosPanosMind, 6, DOS_PANOS_ERRORS),
};
export const playerOf = (game: string): Player | null => lookUp(PLAYERS, game) ?? null;
export const mindFor = (game: string): Mind | null => playerOf(game)?.mind ?? null;

/** What the mathematics needs of the law, game by game. */
export function oddsSheetsOf(rulesets: readonly Entry[]): OddsSheets {
  const all = rulesets.map(({ ruleset }) => ruleset);
  const sheets = {
    puntoBanca: all.filter(isPuntoBanca).map(puntoBancaSheetOf),
    cheminDeFer: all.filter(isCheminDeFer).map(cheminDeFerSheetOf),
    dosPanos: all.filter(isDosPanos).map(dosPanosSheetOf),
  };
  return oddsSheets.parse(sheets);
}
