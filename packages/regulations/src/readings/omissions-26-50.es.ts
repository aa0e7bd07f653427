import type { ReadingWords } from './readings.es.ts';

export const OMISSIONS_ES_26_50 = {
  'OM-26': {
    question: 'Manejo del pozo o cagnotte.',
    answer: 'Cuenta aparte, no jugable, abonada antes de que crezca la banca.',
    reason:
      '[E79] 08.II.3: ranura a la derecha del crupier. [FR07] art. 59: se anuncia la suma, se aparta junto a la ranura y se echa a la vista; art. 62.2: antes de sumarse a la banca. [R79] art. 53.3: la abre al final el crupier ante el Director de Juegos y un cajero, se cuenta en voz alta y se anota.',
  },
  'OM-27': {
    question: 'De qué son las apuestas.',
    answer: 'Fichas.',
    reason:
      '[R79] arts. 40 a 42: solo al contado; en punto y banca, fichas o placas; en los juegos de círculo la banca en fichas o placas, y las apuestas en billetes que se cambian si pierden.',
  },
  'OM-28': {
    question: 'Apostar bajo palabra (a crédito).',
    answer: 'No se acepta: una apuesta o un banco valen solo si se cubren en el acto con fichas.',
    reason:
      '[R79] art. 40: prohibido y nulo, como las asociaciones para exceder límites. No toca las voces de los propios textos (banco, con la mesa, banco seguido).',
  },
  'OM-29': {
    question: 'Fin de la sesión.',
    answer: 'Las 5 últimas jugadas.',
    reason: '[R79] art. 39.4: el jefe de mesa anuncia «las cinco últimas manos» en punto y banca y bacarrá.',
  },
  'OM-30': {
    question: 'El barajado.',
    answer: 'Mezcla uniforme.',
    reason: '[R79] arts. 44 y 45: medias docenas, extendidas, contadas y barajadas boca abajo en un montón.',
  },
  'OM-31': {
    question: 'Apuestas abandonadas.',
    answer: 'Se devuelve la inicial.',
    reason: '[R79] art. 43: se guarda para su dueño solo la apuesta inicial olvidada, sin las ganancias posteriores.',
  },
  'OM-32': {
    question: 'Pago a los puntos que ganan (chemin de fer).',
    answer: '1 a 1, sin deducción.',
    reason: '1 a 1 se sobrentiende; nadie dice otra cosa.',
  },
  'OM-33': {
    question: 'Las apuestas exceden la banca.',
    answer:
      'Se recortan desde la menor prioridad, una vez visto quién apostó toda la banca (E2-4) y de quién es la apuesta más alta (B-20).',
    reason: 'AST-CF-E2-3 limita solo a cada jugador. Orden del recorte: la prioridad de la sección D.',
  },
  'OM-34': {
    question: 'Reparto entre banquero y asociado.',
    answer:
      'En proporción a lo aportado: se reparte lo que queda tras la deducción y se redondea una sola vez; los céntimos indivisibles, por mayor resto y después al banquero.',
    reason: 'AST-CF-E1-5: «las mismas condiciones».',
  },
  'OM-35': {
    question: 'Cómo se subasta.',
    answer:
      'Pujas abiertas al alza por importes de banca, desde el mínimo de banca, en múltiplos del mínimo del punto.',
    reason: 'Ningún texto da incrementos.',
  },
  'OM-36': {
    question: 'Mitad de una banca impar en «banco con la mesa».',
    answer: 'Hacia arriba, a una ficha (OM-44).',
    reason: 'No se ha encontrado nada.',
  },
  'OM-37': {
    question: '«Demasiado tiempo» para mirar o hablar.',
    answer:
      'Reloj ajustable (p. ej. 30 s): primero un aviso, después se pierden las cartas: las toma el siguiente en prioridad y, si no lo hay, el crupier habla por esa mano (0 a 4 carta, 5 a 7 no). Si el banquero no responde, da el crupier, obliga el cuadro y O es pedir.',
    reason: 'No se ha encontrado nada.',
  },
  'OM-38': {
    question: 'Multas por errores.',
    answer: 'Ninguna fuera de las resoluciones escritas.',
    reason: '[FR07] art. 60: no se permiten; la única sanción es dejar de tener las cartas.',
  },
  'OM-39': {
    question: 'De qué responde una banca limitada cuando las apuestas la exceden.',
    answer: 'Se paga por la prioridad de D, paño a paño, hasta agotarla; lo no cubierto se devuelve.',
    reason:
      '[E79] 09.I: el banquero responde solo de lo que hay en la mesa; las ganancias pueden llevar la banca por encima de su máximo.',
  },
  'OM-40': {
    question: 'Unidad de las apuestas (dos paños).',
    answer: '1 unidad.',
    reason: '[FR07] art. 58: mínimo de 1 €; art. 61: múltiplos de 1 € en banca abierta.',
  },
  'OM-41': {
    question: 'Varios candidatos a una banca abierta.',
    answer: 'Subasta; a igualdad, sorteo.',
    reason: '[FR07] art. 61: sorteo. AST-DP-E1-3: sorteo solo a pujas iguales.',
  },
  'OM-42': {
    question: 'Juego a distancia.',
    answer: 'Solo si se modela el juego a distancia.',
    reason:
      '[EHA11]: seis barajas; de 2 a 20 participantes (o uno contra el operador); 30 € por mano salvo quien tiene la banca; banca rotatoria.',
  },
  'OM-43': {
    question: 'Pagos, límites, empate y sabot (Canarias).',
    answer:
      'Como AST-PB en todo (5 % a la banca que gana, empate 8 a 1 con tope del 10 % del máximo, el sabot se pierde cuando pierde la banca), salvo el máximo: de 20 a 100 veces el mínimo.',
    reason: 'Nada de ello queda en el texto 004.',
  },
  'OM-44': {
    question: 'La ficha menor.',
    answer:
      'Ajuste `unit` de la mesa (por defecto 1,00); toda apuesta es múltiplo de ella. En el pago a la mitad con 6, la fracción de céntimo es del jugador.',
    reason: 'Nada.',
  },
  'OM-45': {
    question: 'Cuándo se decide el banco.',
    answer:
      'Tres plazos, cerrados por su voz o cuando todos han hablado: banco → con la mesa → apuestas. Las voces se recogen y ordenan al cierre. El banco devuelve las apuestas ya puestas. E1-20 (las cartas del banquero saliente) cede ante banco y con la mesa.',
    reason: 'Decide la prioridad, no la rapidez (B-11, B-13, D).',
  },
  'OM-46': {
    question: 'Quien tiene el sabot no ha hecho la apuesta que exige AST-PB-C-7.',
    answer:
      'Con la voz de cierre el sabot pasa al siguiente por la derecha que la tenga; si no lo hay, el crupier da esa jugada.',
    reason: 'Nada.',
  },
  'OM-47': {
    question: 'Cuándo se conoce un error del punto.',
    answer: 'En el acto: el crupier, que ve las cartas, declara a todos la jugada en error.',
    reason: 'C4-5 deja elegir al banquero antes de pedir: para entonces ha de saberse.',
  },
  'OM-48': {
    question: '«100 veces el mínimo» en E2-5 (autorizado) y en E3-4.',
    answer: 'El mínimo del punto de la mesa.',
    reason: 'Dos palabras para un mismo tope.',
  },
  'OM-49': {
    question:
      'C3-9: ¿son libres las casillas O? C4-4: ¿qué regla para un punto aconsejado? C4-14: ¿qué apuestas pierden?',
    answer:
      'C3-9: O es pedir, como en C2-2; C4-4: al punto le obligan A-8 a A-10 y con 5 se planta (A-17), al banquero el cuadro; C4-14: todas las apuestas a esa mano.',
    reason: 'Nada.',
  },
  'OM-50': {
    question: 'Dónde están los jugadores de pie.',
    answer: 'Cada uno tras un asiento, ordenados por él y después por llegada.',
    reason: 'D-6 los ordena como a los sentados.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
