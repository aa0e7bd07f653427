import type { Bilingual } from '../../rules/sources.ts';

/** What people call the game. */
export const name: Bilingual = { es: 'Bacarrá a dos paños', en: 'Baccarat on two paños' };
