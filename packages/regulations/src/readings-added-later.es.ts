import type { ReadingWords } from './readings.es.ts';

export const ADDED_LATER_ES = {
  'OM-S34': {
    question: 'Si quien tiene el turno está obligado a jugar las cartas, cuando puede no tener apuesta en la jugada.',
    answer:
      'Puede dejarlas al siguiente por turno mientras nadie las haya mirado, salvo quien hizo banco; si no hay siguiente, habla el crupier.',
    reason:
      'AST-DP-D-8 da las cartas por número y no pide apuesta. AST-DP-C5-2 se las quita a quien tarda demasiado; según OM-37 pasan al siguiente. Nadie está obligado a jugar.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
