import type { RulesetId } from './rule-ids.ts';
import type { Bilingual } from './sources.ts';

/** What people call the game of each ruleset. */
export const GAME_NAMES: Readonly<Record<RulesetId, Bilingual>> = {
  'asturias-2011/punto-y-banca': { es: 'Punto y banca', en: 'Punto y banca' },
  'asturias-2011/mini': { es: 'Mini punto y banca', en: 'Mini punto y banca' },
  'asturias-2011/chemin-de-fer': { es: 'Chemin de fer', en: 'Chemin de fer' },
  'asturias-2011/dos-panos': { es: 'Bacarrá a dos paños', en: 'Baccarat on two paños' },
  'fragment-art-36/punto-y-banca': { es: 'Punto y banca', en: 'Punto y banca' },
  'fragment-art-36/mini': { es: 'Mini punto y banca', en: 'Mini punto y banca' },
  'buenos-aires-2016/midi': { es: 'Midi punto y banca', en: 'Midi punto y banca' },
  'canarias-2009/punto-banca': { es: 'Punto banca', en: 'Punto banca' },
  'canarias-2009/mini': { es: 'Mini punto', en: 'Mini punto' },
};
