import type { ReadingWords } from './readings.es.ts';

export const ADDED_SHOE_ES = {
  'OM-S25': {
    question: 'Si quien reparte y no puede continuar puede tener aún las cartas del punto.',
    answer:
      'No: en esa jugada van a la siguiente apuesta más alta al punto, y al crupier si ya se le habían entregado.',
    reason: 'AMB-09: quien reparte nunca tiene las dos manos. BUE-MIDI-9-5: otra persona continúa en su lugar.',
  },
  'OM-S26': {
    question: 'Si una vuelta en la que nadie toma el Sabot cuenta para la ronda.',
    answer: 'Cuenta: el Sabot ha pasado por todos los casilleros, tanto si lo rechazaron como si no podían repartir.',
    reason:
      'BUE-MIDI-9-4 cuenta los casilleros por los que pasa el Sabot, no a quienes reparten; BUE-MIDI-9-2 no obliga a nadie.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
