import { CHEMIN_DE_FER, DOS_PANOS, PUNTO_BANCA } from '@sabot/regulations';

const firstOf = (game: readonly { readonly id: string }[]): string => {
  if (game[0] === undefined) throw new Error('a game without a ruleset');
  return game[0].id;
};

/** The id of one ruleset of each game, for tests that try every game once. */
export const ONE_OF_EACH_GAME = {
  puntoBanca: firstOf(PUNTO_BANCA),
  cheminDeFer: firstOf(CHEMIN_DE_FER),
  dosPanos: firstOf(DOS_PANOS),
} as const;
