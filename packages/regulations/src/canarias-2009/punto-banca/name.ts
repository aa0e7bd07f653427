import type { Bilingual } from '../../rules/sources.ts';

/** What people call the game. */
export const name: Bilingual = { es: 'Punto banca', en: 'Punto banca' };
