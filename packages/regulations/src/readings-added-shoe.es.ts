import type { ReadingWords } from './readings.es.ts';

export const ADDED_SHOE_ES = {
  'OM-S25': {
    question: 'Si quien reparte y no puede continuar puede tener aún las cartas del punto.',
    answer:
      'No: en esa jugada van a la siguiente apuesta más alta al punto, y al crupier si ya se le habían entregado.',
    reason: 'AMB-09: quien reparte nunca tiene las dos manos. BUE-MIDI-9-5: otra persona continúa en su lugar.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
