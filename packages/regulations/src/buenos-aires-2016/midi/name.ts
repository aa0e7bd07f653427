import type { Bilingual } from '../../rules/sources.ts';

/** What people call the game. */
export const name: Bilingual = { es: 'Midi punto y banca', en: 'Midi punto y banca' };
