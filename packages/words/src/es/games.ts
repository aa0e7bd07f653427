import type { GamesWords } from '../game-words.ts';
import { cheminDeFer } from './chemin-de-fer/words.ts';
import { dosPanos } from './dos-panos/words.ts';
import { puntoBanca } from './punto-banca/words.ts';

/** The one place of this language where games are told apart. */
export const games: GamesWords = {
  'punto-banca': puntoBanca,
  'chemin-de-fer': cheminDeFer,
  'dos-panos': dosPanos,
};
