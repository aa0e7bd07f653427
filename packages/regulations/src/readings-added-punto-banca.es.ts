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
  'OM-S42': {
    question: 'Si los arts. 36.2 a 39 rigen también las mesas de Mini: ninguna frase de las que se conservan lo dice.',
    answer: 'Las rigen, tal como se leen allí, salvo en lo que dice el propio art. 36.3.',
    reason:
      'AST-MINI-E-2 y CAN-MINI-3.2-1 juegan el Mini con las reglas del Punto y Banca. El art. 36.3 solo aparta quién reparte y quién toca las cartas, en medio de los artículos del Punto y Banca.',
  },
  'OM-S43': {
    question: 'Quién corta el mazo donde los jugadores no pueden tocar las cartas: la frase habla del reparto.',
    answer: 'El crupier.',
    reason: 'OM-S2 deja cortar a un sentado donde no se dice otra cosa. Un mazo se corta tocándolo.',
  },
  'OM-S44': {
    question: 'Quién resuelve lo no previsto en una mesa de Mini Punto, en la que el texto no nombra inspector.',
    answer: 'El jefe de mesa.',
    reason:
      'CAN-PB-VI-4 lo deja al «inspector de la mesa» del Punto Banca. CAN-MINI-3.2-5 pone en esta mesa un croupier y un jefe de mesa, y en AST-PB-A2-11 resuelve el jefe de mesa.',
  },
  'OM-S45': {
    question: 'Una carta que aparece boca arriba en el Sabot.',
    answer: 'Decide el Supervisor: se juega, vista por todos, o se anula la jugada; a falta de ello, se juega.',
    reason:
      'R36-PB-38.1-7 la mantiene en juego, y CAN-PB-VII-19 también, salvo que sea un 8 o un 9. En Asturias, AMB-24 la deja al jefe de mesa.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
