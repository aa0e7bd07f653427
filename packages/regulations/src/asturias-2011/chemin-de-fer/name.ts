import type { Bilingual } from '../../rules/sources.ts';

/** What people call the game. */
export const name: Bilingual = { es: 'Chemin de fer', en: 'Chemin de fer' };
