import type { FairnessWords } from '../words.ts';

export const fairness: FairnessWords = {
  proved: (compared, cards) =>
    `Probado: las ${cards} cartas calculadas de nuevo, y las ${compared} que se repartieron y se vieron son las que el barajado había puesto ahí.`,
  notProved: 'No probado.',
  disproved: (at, reason) => `refutado${at === '' ? '' : ` en ${at}`}: ${reason}`,
  lacks: {
    'cards-left-out': () => 'La prueba no trae las cartas que se repartieron.',
    'not-compared': () =>
      'No hay con qué comparar las cartas: indique el historial del sabot con --history, o la dirección de la casa.',
    'cards-unseen': ({ compared, unseen }) =>
      `${compared === 1 ? '1 carta comparada, correcta' : `${compared} cartas comparadas, todas correctas`}; ${unseen} sin ver.`,
    'no-record': () =>
      'No hay registro con que compararla: guarde la prueba desde la página, o indique la dirección de la casa.',
    'house-alone': () => 'Nadie más que la casa barajó ni cortó: pudo elegir este orden entre muchos.',
  },
  talla: (talla) => `Talla ${talla}`,
  unfinished: (abandoned) => (abandoned === null ? 'aún en juego.' : `abandonada: ${abandoned}.`),
  nothing: 'Aún no hay ningún sabot que comprobar: el primero está en juego.',
  contributed: (players) => `Barajaron la casa y ${players}.`,
  nobody: 'Barajó la casa sola: ningún jugador puso bytes propios.',
  cut: (by, depth) => `Cortó por la ${depth} ${by ?? 'el crupier'}.`,
  withheld: (players) => `Sin contar, porque no revelaron: ${players}.`,
};
