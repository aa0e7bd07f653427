import type { Language } from '@sabot/words';
import type { CirculoGame } from '../play/games.ts';

import type { CirculoGameWords } from './circulo-words.ts';
import type { DosPanosOddsWords } from './dos-panos/odds-words.ts';
import { cheminDeFer as cheminDeFerEn } from './en/chemin-de-fer/circulo.ts';
import { dosPanos as dosPanosEn } from './en/dos-panos/circulo.ts';
import * as dosPanosOddsEn from './en/dos-panos/odds.ts';
import { cheminDeFer as cheminDeFerEs } from './es/chemin-de-fer/circulo.ts';
import { dosPanos as dosPanosEs } from './es/dos-panos/circulo.ts';
import * as dosPanosOddsEs from './es/dos-panos/odds.ts';

export type { DosPanosOddsWords } from './dos-panos/odds-words.ts';

/** What is said at the tables of each game where one of the players has the bank. */
export const CIRCULO_GAMES: Readonly<Record<Language, Readonly<Record<CirculoGame, CirculoGameWords>>>> = {
  en: { 'chemin-de-fer': cheminDeFerEn, 'dos-panos': dosPanosEn },
  es: { 'chemin-de-fer': cheminDeFerEs, 'dos-panos': dosPanosEs },
};

/** What `sabot solve` and `sabot simulate` say of dos paños. */
export const DOS_PANOS_ODDS: Readonly<Record<Language, DosPanosOddsWords>> = { en: dosPanosOddsEn, es: dosPanosOddsEs };
