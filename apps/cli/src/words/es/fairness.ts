import type { FairnessWords } from '../words.ts';

export const fairness: FairnessWords = {
  fair: (checked, cards) =>
    `La mezcla es la que se comprometió: las ${cards} cartas calculadas de nuevo, ${checked} comparadas con las repartidas.`,
  unfair: (at, reason) => `la prueba no se sostiene${at === '' ? '' : ` en ${at}`}: ${reason}`,
  withheld: (players) => `Sin contar, porque no revelaron: ${players}.`,
};
