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
  'OM-S27': {
    question:
      'Dónde empieza el sabot con el mazo siguiente si quien repartía lo perdió por una decisión en la última jugada.',
    answer: 'A la derecha, sea cual sea el resultado: la decisión es el caso especial.',
    reason: 'BUE-MIDI-9-6: al acabar la jugada va al jugador de la derecha. BUE-MIDI-9-7 habla de quien aún lo tiene.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
