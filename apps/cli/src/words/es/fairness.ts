import type { FairnessWords } from '../words.ts';

export const fairness: FairnessWords = {
  fair: (checked, cards) =>
    `La mezcla es la que se comprometió: las ${cards} cartas calculadas de nuevo, ${checked} comparadas con las repartidas.`,
  unfair: (at, reason) => `la prueba no se sostiene${at === '' ? '' : ` en ${at}`}: ${reason}`,
  contributed: (players) => `La mezclaron la casa y ${players}.`,
  nobody: 'La mezcló la casa sola: ningún jugador puso bytes propios.',
  cut: (by, depth) => `Cortó por la ${depth} ${by ?? 'el crupier'}.`,
  withheld: (players) => `Sin contar, porque no revelaron: ${players}.`,
};
