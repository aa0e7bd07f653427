import { es as dictionary } from '@sabot/words';
import type { FairnessWords } from '../words.ts';

export const fairness: FairnessWords = {
  proved: (compared, cards) =>
    `Probado: ${cards === 1 ? 'una carta calculada' : `${cards} cartas calculadas`} de nuevo; ${compared === 1 ? 'la que se repartió y se vio es la' : `las ${compared} que se repartieron y se vieron son las`} que el barajado había puesto ahí.`,
  notProved: dictionary.proof.notProved,
  disproved: (at, reason) => `refutado${at === '' ? '' : ` en ${at}`}: ${reason}`,
  lacks: {
    'cards-left-out': () => dictionary.proof.cardsLeftOut,
    'not-compared': () =>
      'No hay con qué comparar las cartas: indique el historial del sabot con --history, o la dirección de la casa.',
    'cards-unseen': ({ compared, unseen }) =>
      `${compared === 1 ? '1 carta comparada, correcta' : `${compared} cartas comparadas, todas correctas`}; ${unseen} sin ver.`,
    'no-record': () =>
      'No hay registro con que compararla: guarde la prueba desde la página, o indique la dirección de la casa.',
    'house-alone': () => dictionary.proof.houseAlone,
  },
  talla: (talla) => `Talla ${talla}`,
  unfinished: (abandoned) => (abandoned === null ? 'aún en juego.' : `abandonada: ${abandoned}.`),
  nothing: 'Aún no hay ningún sabot que comprobar: el primero está en juego.',
  contributed: (players) => `Barajaron la casa y ${players}.`,
  nobody: 'Barajó la casa sola: ningún jugador puso bytes propios.',
  cut: (by, depth) => `Cortó por la ${depth} ${by ?? 'el crupier'}.`,
  withheld: (players) => `Sin contar, porque no revelaron: ${players}.`,
};
