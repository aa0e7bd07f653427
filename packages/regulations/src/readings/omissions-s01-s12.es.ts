import type { ReadingWords } from './readings.es.ts';

export const OMISSIONS_ES_S01_S12 = {
  'OM-S1': {
    question: 'Cómo sale del sabot la tercera carta.',
    answer: 'Boca arriba.',
    reason: 'AST-CF-A-14: toda tercera carta se da descubierta.',
  },
  'OM-S2': {
    question: 'Quién corta el mazo.',
    answer: 'Cualquier jugador sentado; si ninguno lo hace, el crupier.',
    reason: 'AST-CF-B-6: el corte se ofrece por la mesa desde la izquierda del crupier.',
  },
  'OM-S3': {
    question: 'Las palabras que abren las apuestas de una jugada.',
    answer: 'El crupier dice «hagan juego»; en el Midi de Buenos Aires, «hagan sus apuestas».',
    reason: 'BUE-MIDI-3-6: el crupier anuncia el comienzo de cada jugada. En los casinos se dice «hagan juego».',
  },
  'OM-S4': {
    question: 'Si quien lleva una mano puede mirarla despacio.',
    answer: 'Se permite, dentro del tiempo para descubrir.',
    reason:
      'BUE-MIDI-3-8 lo prohíbe, y R36-MINI-36.3-2 todo contacto con las cartas; ningún otro texto de la familia lo menciona.',
  },
  'OM-S5': {
    question:
      'Lo que el texto conservado no dice del sabot y los asientos: primer turno, declinar, nadie reparte, sin deber de apostar, sin apuesta al punto, jugadores de pie.',
    answer:
      'Como AST-PB, pero nadie está obligado a apostar, y la mano que ningún sentado puede llevar queda con el crupier.',
    reason: 'AST-PB-C-1 a C-10 y R36-PB-36.2-1 a 36.2-7 regulan el mismo juego desde el mismo origen.',
  },
  'OM-S6': {
    question: 'El resto del art. 39: las cartas de la banca, las voces, el anuncio de la mano ganadora, el pago.',
    answer: 'Como AST-PB-B-13 a B-19.',
    reason: 'AST-PB-B-13 a B-19 continúan las mismas palabras.',
  },
  'OM-S7': {
    question:
      'Qué sigue cuando un jugador enfila las cartas, las saca de la mesa, las toca donde no puede o no las deja sobre ella.',
    answer: 'Decide quien resuelve en la mesa; a falta de ello, un aviso y la jugada sigue.',
    reason: 'AST-CF-C4-2, AST-DP-C5-2: quien retiene las cartas demasiado tiempo deja de tenerlas.',
  },
  'OM-S8': {
    question: 'A cuánto se paga una apuesta ganadora a la mano del jugador.',
    answer: 'A la par.',
    reason:
      'R36-PB-37.1-3: a la par. BUE-MIDI-5-2: 1 a 1. AST-PB-D-2 deduce el 5 % de las apuestas ganadoras, que solo casa con la par.',
  },
  'OM-S9': {
    question: 'Adónde va la banca que un jugador de pie tenía por turno, no como mano pasada, y perdió.',
    answer: 'A la derecha del último banquero sentado.',
    reason: 'AST-CF-E1-17 lo dice del jugador de pie que pasa: a la derecha del último banquero sentado.',
  },
  'OM-S10': {
    question: 'Dónde empieza la banca en una talla posterior cuando su último banquero no sigue.',
    answer: 'Continúa la rotación: a la derecha del último banquero sentado, por el mínimo al menos.',
    reason: 'AST-CF-E1-1 da la primera banca «inicialmente» al departamento 1; AST-CF-E1-2 la hace rotar desde ahí.',
  },
  'OM-S11': {
    question: 'Si quien tomó la mano y se sienta a la derecha del que pasó recupera el sabot en cuanto pierde.',
    answer: 'No: a quien acaba de perder la banca se le salta en la vuelta y solo se le pregunta al final.',
    reason: 'AST-CF-E1-7: quien pierde ha de ceder la banca al jugador de su derecha.',
  },
  'OM-S12': {
    question: 'Qué pasa con una banca contra la que nadie apuesta.',
    answer:
      'Se anuncia una vez más; si tampoco entonces apuesta nadie, se devuelve su dinero, la banca sigue hacia la derecha por el mínimo al menos y decae la obligación de dar una vez.',
    reason:
      'AST-CF-E1-9 la hace rotar cuando alguien no la quiere; AST-CF-D-14 pierde la paciencia a la segunda negativa consecutiva.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
