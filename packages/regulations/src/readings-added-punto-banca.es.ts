import type { ReadingWords } from './readings.es.ts';

export const ADDED_PUNTO_BANCA_ES = {
  'OM-S40': {
    question: 'Una mesa de mini en la que el crupier reparte todas las jugadas.',
    answer:
      'Solo si la mesa se abre así: el crupier reparte, corta y descubre las dos manos, y ningún jugador toca las cartas.',
    reason:
      'El texto deja repartir a los jugadores (AMB-25). R36-MINI-36.3-1 y CAN-MINI-3.2-3 dan el reparto de la mesa de mini al crupier, y R36-MINI-36.3-2 no deja que los jugadores toquen las cartas.',
  },
  'OM-S41': {
    question: 'Una mesa que entrega la mano del jugador solo a quien está sentado.',
    answer:
      'Solo si la mesa se abre así: la apuesta más alta entre los sentados; si nadie sentado la tiene, el crupier.',
    reason:
      'El texto la entrega a la apuesta más alta, sentada o de pie (AMB-10). R36-PB-39-10 y BUE-MIDI-9-2 solo conocen a los sentados.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
