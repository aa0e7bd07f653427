import type { ReadingWords } from './readings.es.ts';

export const AMBIGUITIES_ES_54_77 = {
  'AMB-54': {
    question: 'No se nombran el 6 y el 7.',
    answer: 'Ha de plantarse.',
    reason: 'A-1 trae AST-CF-A-10.',
  },
  'AMB-55': {
    question: 'El texto dice que la MITAD es un número impar de unidades.',
    answer:
      'Léase: la APUESTA a caballo es impar; el primer paño recibe la mitad hacia arriba, el segundo hacia abajo.',
    reason: 'Una mitad que ya es entera no deja nada que redondear; [ACA] repite la regla con la apuesta impar.',
  },
  'AMB-56': {
    question:
      'El «último inciso» de C.3 remite a una frase sobre cartas mal dirigidas, que no puede regir cartas descubiertas.',
    answer:
      'Se aplican C3-2, C3-3 y C3-4: el cuadro donde coincide para ambos paños; donde choca, el banquero pide con 5 o menos y si no se planta cuando él las descubrió; es libre si fue un jugador o el crupier.',
    reason:
      '[E79] 09.VIII.2 remite al párrafo tercero del número 3, el del conflicto T/P; Asturias convirtió mal la remisión.',
  },
  'AMB-57': {
    question: '«C.3» en general: ¿qué parte?',
    answer:
      'El párrafo del conflicto con culpa del banquero: C3-4 (pide con 5 o menos; si no, se planta), y C3-2 donde el cuadro coincide.',
    reason: '[E79] 09.VIII.5 cita el párrafo tercero del número 3.',
  },
  'AMB-58': {
    question: '¿Deberes generales o solo de las jugadas restablecidas?',
    answer: 'Solo de las restablecidas (irregulares).',
    reason: 'El título de C.3; si no, C3-2 anularía la libertad de A-7.',
  },
  'AMB-59': {
    question: 'Con su coma el texto dice «abate al banquero».',
    answer: 'Léase: cuando un paño abate, el banquero está obligado…',
    reason: '[E79] no tiene ahí coma y el sentido no admite otro sujeto.',
  },
  'AMB-60': {
    question: '¿Abarca un 9 de dos cartas, y el 8 de dos cartas del propio banquero?',
    answer: 'Sí a ambos: un natural gana a cualquier total de tres cartas; el 9 gana al 8; iguales, empatan.',
    reason: 'Con mayor razón; el caso se da porque el otro paño aún puede hacer pedir al banquero.',
  },
  'AMB-61': {
    question: '¿Una vez por jugador o por partida? ¿De cuánto?',
    answer:
      'Un banco por talla, solo en su primera jugada (y hasta dos repeticiones si empatan ambos paños); iguala toda la banca, por mitades; la unidad impar, al paño 1.',
    reason: 'A-11 dice una vez y al principio; la talla y el reparto (de B-10) se extrapolan.',
  },
  'AMB-62': {
    question: 'Un paño empata y el otro se decide: ¿nula? Un paño gana y el otro pierde: ¿nula?',
    answer:
      'Lo primero, no. Lo segundo, por defecto no (nula solo si empatan ambos); ajuste: sí, cuando las dos mitades son iguales.',
    reason:
      '«Ninguno de los dos jugadores» son los dos supuestos de A-13 (uno por paño) o bien quien hizo banco y el banquero. Con un paño decidido no es nula de ningún modo; ganar contra perder igual lo es solo en la segunda lectura.',
  },
  'AMB-63': {
    question: 'Base del 2 % y del 1,25 %.',
    answer: 'La ganancia neta de la jugada en ambos paños; nada si no la hay.',
    reason:
      'B-19; [FR07] art. 62: el total si ganó en ambos, la diferencia si se reparten, solo el ganador si el otro empata; se toma antes de sumarse a la banca.',
  },
  'AMB-64': {
    question: 'Tercera carta no vista en la cesta.',
    answer: 'Nula para ese paño (para ambos, si es del banquero).',
    reason: 'C2-7 salva solo una carta vista.',
  },
  'AMB-65': {
    question: 'Duración de la prohibición.',
    answer: 'Solo durante el mismo sabot.',
    reason: '[E79] pone «durante el mismo sabot» entre comas.',
  },
  'AMB-66': {
    question: '«Inspector o banquera».',
    answer: 'Inspector o inspectora.',
    reason: 'Desliz al desdoblar el género; [E79] dice inspector.',
  },
  'AMB-67': {
    question: 'El segundo paño no pidió: ¿toma el banquero la carta libre?',
    answer: 'Solo si C.3 le obliga o deja pedir; si se planta, se descarta (nunca vuelve al sabot).',
    reason: 'C4-4 remite a C.3; C1-2.',
  },
  'AMB-68': {
    question: '¿Obligan las correcciones de C.4 a quien hizo banco?',
    answer:
      'No se corrige su decisión (está exento de las reglas de tirada); las palabras contradictorias sí pasan por C4-5.',
    reason: 'A-6.',
  },
  'AMB-69': {
    question: 'Se pidió el cuadro y las casillas difieren (también O frente a T o P).',
    answer: 'El banquero es libre.',
    reason: '«Siempre que se indique lo mismo».',
  },
  'AMB-70': {
    question: 'La banca gana en un solo paño.',
    answer: 'Solo las cartas de ese paño pasan al siguiente.',
    reason: 'El turno es de cada paño (D-8).',
  },
  'AMB-71': {
    question: '«Se restablece por el cuadro» cuando el punto ya tenía la carta equivocada.',
    answer: 'La carta sale de la mano del punto (dijo «no»); C2-5 a C2-7 la asignan.',
    reason: 'El texto.',
  },
  'AMB-72': {
    question: 'Errores del escaneo.',
    answer: 'La fila «2» de l.197 es 5; «sabet» es sabot; «humerados», numerados.',
    reason: 'El orden de las filas; [BOC09] imprime sabot.',
  },
  'AMB-73': {
    question: '¿Ha de pedir con 0 el banquero de dos paños?',
    answer: 'Por defecto sí: se trae A-13 y ninguna adaptación lo quita; ajuste.',
    reason: 'A-7 repite la libertad del banquero sin la excepción; plantarse en 0 no puede ganar.',
  },
  'AMB-74': {
    question: 'Sin banco y con apuestas solo de pie: ¿quién tiene las cartas?',
    answer: 'El jugador de pie con la mayor apuesta; a igualdad, la sección D.',
    reason: 'B-20 prefiere a un sentado, pero no deja caer la jugada; B-16 deja llevar cartas a quien está de pie.',
  },
  'AMB-75': {
    question: 'El banquero pierde en la cesta una carta del punto: ¿el punto tiene 9 o el banquero pierde?',
    answer:
      'C3-5 y C3-6 rigen una carta del punto perdida al dar; C3-13, cualquier otra que el banquero eche en la cesta sin ser vista.',
    reason: 'La regla especial antes que la general.',
  },
  'AMB-76': {
    question: '¿Hasta cuándo puede pedirse banco seguido?',
    answer: 'Hasta que el otro haya levantado las cartas del tapiz (vistas); las entregadas y no vistas se reclaman.',
    reason: 'B-24, B-26, B-27 y B-28 leídos juntos.',
  },
  'AMB-77': {
    question: '¿Perder cuesta el Sabot a mitad de mazo?',
    answer: 'Por defecto sí: pasa a la derecha cuando la BANCA pierde; ajuste.',
    reason: 'El texto regula solo finales de mazo y rondas; AST-PB-C-10 y R36-PB-36.2-7 lo dicen del mismo juego.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
