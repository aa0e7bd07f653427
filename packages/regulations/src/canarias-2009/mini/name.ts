import type { Bilingual } from '../../rules/sources.ts';

/** What people call the game. */
export const name: Bilingual = { es: 'Mini punto', en: 'Mini punto' };
