import type { ReadingWords } from './readings.es.ts';

export const OMISSIONS_ES_S25_S33 = {
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
  'OM-S28': {
    question: 'Una mesa de mini en la que el crupier reparte todas las jugadas.',
    answer:
      'Solo si la mesa se abre así: el crupier reparte, corta y descubre las dos manos, y ningún jugador toca las cartas.',
    reason:
      'El texto deja repartir a los jugadores (AMB-25). R36-MINI-36.3-1 y CAN-MINI-3.2-3 dan el reparto de la mesa de mini al crupier, y R36-MINI-36.3-2 no deja que los jugadores toquen las cartas.',
  },
  'OM-S29': {
    question: 'Una mesa que entrega la mano del jugador solo a quien está sentado.',
    answer:
      'Solo si la mesa se abre así: la apuesta más alta entre los sentados; si nadie sentado la tiene, el crupier.',
    reason:
      'El texto la entrega a la apuesta más alta, sentada o de pie (AMB-10). R36-PB-39-10 y BUE-MIDI-9-2 solo conocen a los sentados.',
  },
  'OM-S30': {
    question: 'Si los arts. 36.2 a 39 rigen también las mesas de Mini: ninguna frase de las que se conservan lo dice.',
    answer: 'Las rigen, tal como se leen allí, salvo en lo que dice el propio art. 36.3.',
    reason:
      'AST-MINI-E-2 y CAN-MINI-3.2-1 juegan el Mini con las reglas del Punto y Banca. El art. 36.3 solo aparta quién reparte y quién toca las cartas, en medio de los artículos del Punto y Banca.',
  },
  'OM-S31': {
    question: 'Quién corta el mazo donde los jugadores no pueden tocar las cartas: la frase habla del reparto.',
    answer: 'El crupier.',
    reason: 'OM-S2 deja cortar a un sentado donde no se dice otra cosa. Un mazo se corta tocándolo.',
  },
  'OM-S32': {
    question: 'Quién resuelve lo no previsto en una mesa de Mini Punto, en la que el texto no nombra inspector.',
    answer: 'El jefe de mesa.',
    reason:
      'CAN-PB-VI-4 lo deja al «inspector de la mesa» del Punto Banca. CAN-MINI-3.2-5 pone en esta mesa un crupier y un jefe de mesa, y en AST-PB-A2-11 resuelve el jefe de mesa.',
  },
  'OM-S33': {
    question: 'Una carta que aparece boca arriba en el Sabot.',
    answer: 'Decide el Supervisor: se juega, vista por todos, o se anula la jugada; a falta de ello, se juega.',
    reason:
      'R36-PB-38.1-7 la mantiene en juego, y CAN-PB-VII-19 también, salvo que sea un 8 o un 9. En Asturias, AMB-24 la deja al jefe de mesa.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
