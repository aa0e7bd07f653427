import type { Bilingual } from '../../rules/sources.ts';

/** What people call the game. */
export const name: Bilingual = { es: 'Mini punto y banca', en: 'Mini punto y banca' };
