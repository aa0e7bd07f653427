import type { ReadingWords } from './readings.es.ts';

export const OMISSIONS_ES_01_25 = {
  'OM-01': {
    question: 'Número de barajas (punto y banca, mini).',
    answer: '6 (midi: 6 u 8, ajuste de la mesa).',
    reason:
      '[E79] 07.II.1: seis de 52, con índices, mitad de cada color. [FR59]: seis. [EHA11] art. 11: seis, sin comodines. [GV], [SR]: seis en la mini. BUE-MIDI y [MIS]: seis u ocho.',
  },
  'OM-02': {
    question: 'Número de barajas (chemin de fer).',
    answer: '6.',
    reason:
      '[E79] 08.II.1: seis, sin índices, mitad de cada color, reutilizables. [FR07] art. 58: seis. [SRM], [CMP]: seis.',
  },
  'OM-03': {
    question: 'Número de barajas (dos paños).',
    answer: '6 (opción: 3 para una banca limitada a la francesa).',
    reason:
      '[E79] 09.II.1: seis NUEVAS, sin índices, en banca libre y limitada. [FR07] art. 58: tres en la limitada, seis en la abierta, nuevas cada sesión.',
  },
  'OM-04': {
    question: 'Mesa y asientos (punto y banca).',
    answer: '12 asientos numerados, sin el 13; de 1 a 16, ajuste.',
    reason:
      '[E79] 07.II.3: ovalada, departamentos numerados desde la derecha del jefe de mesa, el 13 puede saltarse, número abierto, casillas numeradas iguales para la banca. [GM]: 13 plazas. [ACA]: 12 de costumbre. [FR59]: 16 como mucho, contra las agujas.',
  },
  'OM-05': {
    question: 'Asientos (mini y midi).',
    answer: '7 y 9.',
    reason: 'AST-MINI: 7; [FR59]: mesa de 7; [GM]: mini hasta 7, midi hasta 9; BUE-MIDI: 9; [CLM]: midi hasta nueve.',
  },
  'OM-06': {
    question: 'Mesa y asientos (chemin de fer).',
    answer: '9 asientos, ajuste.',
    reason:
      '[E79] 08.II.3: ovalada, una escotadura para el crupier, departamentos numerados desde su derecha, un jugador en cada uno; ranuras: cesta en el centro, cagnotte a su derecha, propinas. [MAR]: nueve como mucho.',
  },
  'OM-07': {
    question: 'Mesa y asientos (dos paños).',
    answer: '6 + 6 ([ML] habla de 12 jugadores).',
    reason:
      '[E79] 09.II.3: el banquero frente al crupier; el paño 1 a su derecha, numerado desde el asiento más cercano; el 2 a su izquierda, seguida la numeración, con igual número; cada paño tiene además una zona para apostar al otro.',
  },
  'OM-08': {
    question: 'Personal (punto y banca).',
    answer: 'Jefe de mesa y 3 crupieres (1 da, 2 pagan).',
    reason:
      '[E79] 07.III: un jefe de mesa y dos o tres crupieres. [FR59]: jefe, un tallador y dos pagadores. CAN-PB-VII-18 supone varios pagadores.',
  },
  'OM-09': {
    question: 'Personal (chemin de fer).',
    answer: 'Inspector, crupier y cambista.',
    reason:
      '[E79] 08.III: inspector, crupier, cambista; auxiliares, uno por cada cuatro mesas como mucho. [FR07] art. 58: un crupier y un cambista.',
  },
  'OM-10': {
    question: 'Personal (dos paños).',
    answer: 'El mismo.',
    reason: '[E79] 09.III: inspector, crupier, cambista y un auxiliar.',
  },
  'OM-11': {
    question: 'Quién resuelve lo imprevisto donde el texto calla.',
    answer: 'El nombre del cargo según cada texto; R36: jefe de mesa, como [E79].',
    reason: 'AST: jefe de mesa; CAN: inspector; BUE: Supervisor; R36: texto perdido.',
  },
  'OM-12': {
    question: 'Anticipo de la mesa.',
    answer: '10.000 veces el mínimo.',
    reason: '[R79] art. 47.2.c: al menos 10.000 veces el mínimo de la mesa.',
  },
  'OM-13': {
    question: 'Apostar a los dos lados.',
    answer: 'AST, R36 y CAN: se admite, sin límite neto; BUE: regla 9-8.',
    reason: 'Solo lo regula BUE-MIDI-9-8.',
  },
  'OM-14': {
    question: 'Igualdad en la mayor apuesta a la mano del jugador.',
    answer: 'El asiento más cercano contando desde la derecha de quien reparte.',
    reason: 'AST-CF-B-21: orden general de prioridad. [MIS]: mira entre los de la derecha de quien reparte.',
  },
  'OM-15': {
    question: 'Apuestas tardías.',
    answer: 'Se rechazan después del «no va más».',
    reason: 'BUE-MIDI-9-1; AST-CF-B-35.',
  },
  'OM-16': {
    question: 'Mínimo de una apuesta al empate.',
    answer: 'El mínimo de la mesa si no pasa del 10 % del máximo; si pasa, ese 10 % (ajuste).',
    reason: 'No se ha encontrado nada.',
  },
  'OM-17': {
    question: 'Todos declinan el sabot.',
    answer: 'Reparte el crupier.',
    reason: '[FR59] y [GM]: reparte un crupier; cuando la banca pierde se ofrece de nuevo.',
  },
  'OM-18': {
    question: 'Dejar el sabot ganando.',
    answer: 'Se permite tras una jugada.',
    reason: '[FR59]: puede pasarse sin subasta al de la derecha, que puede rehusar; hay que dar al menos una jugada.',
  },
  'OM-19': {
    question: 'Carta sacada por error.',
    answer: 'Como [FR59].',
    reason:
      '[FR59]: una tirada falsa anula la jugada si no puede restablecerse en el acto; la carta se inutiliza; quien da ha de pasar la mano; las cartas separadas no vuelven al sabot y obligan a dar.',
  },
  'OM-20': {
    question: 'Cartas pegadas; carta en la cesta; carta en el suelo.',
    answer: 'Como se cita.',
    reason:
      'R36: pegadas, nula. CAN: carta no vista en la cesta, mano y sabot anulados. AST-CF y DP: la del suelo conserva su valor.',
  },
  'OM-21': {
    question: 'Se acaba el sabot a mitad de jugada.',
    answer: 'Nula y se devuelven las apuestas (no ocurre con siete cartas de reserva, salvo descartes).',
    reason: 'BUE-MIDI-9-3: nula.',
  },
  'OM-22': {
    question: 'Dónde queda el sabot con el mazo siguiente.',
    answer:
      'En el mismo asiento, salvo que la banca perdiera la última jugada (AST-PB-C-10, R36-PB-36.2-7: solo perder lo quita, el empate no); BUE: regla 9-7.',
    reason: 'BUE-MIDI-9-7; AST-CF-B-41 por analogía.',
  },
  'OM-23': {
    question: 'Quien reparte se va a mitad de jugada.',
    answer: 'El jefe o supervisor termina la jugada.',
    reason: 'BUE-MIDI-9-5.',
  },
  'OM-24': {
    question: 'Varios jugadores en una casilla.',
    answer: '1 (opción: 2 en la mini).',
    reason: '[SR]: dos jugadores por casilla, cada uno hasta el máximo.',
  },
  'OM-25': {
    question: 'Redondeo de las deducciones.',
    answer:
      'Exactas al céntimo; la fracción de céntimo no se deduce (R36 fija 19 a 20; AMB-12); a 0,10 solo como ajuste del pozo de CF y DP; nunca menos de 0.',
    reason: '[FR07] art. 59: a los diez céntimos más cercanos.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
