import type { ReadingWords } from './readings.es.ts';

export const AMBIGUITIES_ES_26_53 = {
  'AMB-26': {
    question: 'El banquero tiene 8 o 9: ¿cuándo puede abatir?',
    answer: 'Cuando el punto ha hablado o abatido; si oye «carta», abate en el acto y no da carta.',
    reason: 'C3-10 a C3-12 leídos juntos.',
  },
  'AMB-27': {
    question: 'Valor de un natural que su dueño olvidó abatir.',
    answer:
      'Cuenta como un 8 o 9 corriente: cualquier natural del banquero le gana (también 8 contra 8); si no, se comparan los totales tras la opción del banquero.',
    reason: 'C4-10 lo dice para 9 contra 8; el caso 8 contra 8 se infiere.',
  },
  'AMB-28': {
    question: 'Dos regímenes para un anuncio equivocado.',
    answer:
      'C4-5: decisión contra la regla obligatoria (pide con 6 o 7, se planta con 1 a 4): el banquero elige. Con 0 hay que dar la carta. C4-11: cualquier otro error (p. ej. un total), que se corrige.',
    reason: 'Única lectura que deja contenido a las dos; A-8 a A-10 definen un «carta» o «no» equivocado.',
  },
  'AMB-29': {
    question: '¿Es libre por defecto quien hace banco?',
    answer:
      'No: hace falta autorización del director antes de la partida (ajuste, por defecto no). C4-12 le obliga en todo caso a lo dicho.',
    reason: 'El texto de A-11.',
  },
  'AMB-30': {
    question: 'El crupier descubre una carta: ¿siguen las opciones?',
    answer:
      'Sí: el punto conserva la suya con 5 y el banquero sigue el cuadro con O libre; solo si se descubrieron las dos cartas del punto, O pasa a T (C2-2).',
    reason: 'De otro modo C2-2 sobraría.',
  },
  'AMB-31': {
    question: 'Total final de un banquero al que se atribuye 0.',
    answer: 'La mano sobrante es nula; toma una carta (A-13 la hace obligatoria con 0) y esa carta es su total.',
    reason: 'A-13 y C3-2.',
  },
  'AMB-32': {
    question: '¿Es optativa la tercera carta del banquero contra el 9 atribuido?',
    answer: 'Optativa de 1 a 6, obligatoria con 0, vedada con 7.',
    reason: '«Derecho… salvo si tiene 7» y A-13.',
  },
  'AMB-33': {
    question: '¿Quién es «el jugador que sacó irregularmente»?',
    answer: 'Quien tiene el sabot (el banquero): una carta suelta le obliga a dar esa jugada.',
    reason: '[FR07] art. 58 aplica la misma regla a quien separó una sola carta.',
  },
  'AMB-34': {
    question: 'Efecto de «con la mesa y último completo».',
    answer:
      'Quien lo dice pone la mitad y responde además de lo que la mesa no cubra de la otra; precede al simple «con la mesa». Si son varios, el orden de la sección D.',
    reason: 'El texto da la prioridad a completar la otra mitad.',
  },
  'AMB-35': {
    question: '¿Cuándo da «con la mesa» derechos para la jugada siguiente?',
    answer: 'Si nadie más se sumó: fue el único contrario y, si perdió, tiene banco seguido.',
    reason: 'B-31 da ese derecho a todo contrario único.',
  },
  'AMB-36': {
    question: 'Se prohíbe asociarse y, sin embargo, existe el «banco en asociación».',
    answer:
      'Se admite asociarse para un banco COMPLETO, por detrás de cualquier banco individual; no para apuestas corrientes (con el fin de tener las cartas) entre jugadores sentados.',
    reason: 'Así ambas frases tienen efecto.',
  },
  'AMB-37': {
    question: '¿Quién es el jugador que «había hecho banca» antes del pase?',
    answer: 'El banquero saliente (no un punto que hizo banco).',
    reason:
      '[E79] dice «antes de pasarle la mano»: antes de dársela al nuevo banquero. No pudo igualar la banca mayor y por eso tiene las cartas una jugada. Es inferencia.',
  },
  'AMB-38': {
    question: 'Orden de los pasos cuando se deja una banca.',
    answer:
      '1 jugadores sentados por turno (igual o más) → 2 jugadores de pie → 3 el banquero saliente (que pasó o, por AMB-40, perdió) puede retomarla por la misma cantidad; tras perderla, la anunciada para la jugada perdida → 4 subasta (sin el banquero saliente, sea cual sea la causa, E1-15 «a excepción del banquero o banquera»; tras una mano pasada, tampoco su asociado, E1-21; a igual puja gana el sentado; la puja obliga hasta que otro la supere) → 5 el de la derecha del saliente ha de tomarla por el mínimo de la mesa o perder su asiento → 6 igual el siguiente; sin nadie, se suspende la talla. Una oferta que las fichas no alcanzan no es oferta: se salta y no cuenta para D-14.',
    reason: 'El orden de los párrafos; el paso 6 se extrapola.',
  },
  'AMB-39': {
    question: 'Mínimo del siguiente banquero tras una banca PERDIDA.',
    answer: 'Solo el mínimo de banca de la mesa (E2-6).',
    reason: 'La cantidad igual se exige solo en el abandono voluntario.',
  },
  'AMB-40': {
    question: '¿Puede retomar la banca quien la perdió?',
    answer:
      'Sí, como último recurso: si nadie sentado ni de pie la toma, y por la misma cantidad. Ajuste: solo quien la dejó por voluntad.',
    reason:
      '«Cedió la banca o pasó la mano» repite los dos casos recién nombrados: perdida (E1-7) y dejada (E1-8); si no, sobra un verbo. En contra: «por la misma cantidad» casa mejor con una banca en pie, y E1-28 usa «cedida» de un acto voluntario.',
  },
  'AMB-41': {
    question: '¿Qué es rehusar dos veces?',
    answer: 'Declinar dos ofertas seguidas del turno; los pases obligados por «saludar» y no pujar no cuentan.',
    reason: '«Rehúse» es voluntario; saludar es impuesto.',
  },
  'AMB-42': {
    question: 'Sentido de la rotación.',
    answer:
      'El asiento n+1 está a la derecha del n (contra las agujas del reloj, visto desde arriba); el 1, a la derecha del crupier.',
    reason: 'E1-1, E1-7 y la numeración; [E79] numera desde la derecha del crupier; [FR59] y [SRM]: contra las agujas.',
  },
  'AMB-43': {
    question: '¿Cuentan los de pie para ser cuatro? ¿Y si el número baja?',
    answer:
      'Se cuentan los sentados, el banquero incluido; con menos de cuatro no empieza otra jugada (la que está en curso se termina).',
    reason:
      '[COE] habla de cuatro sentados; [R79] art. 39.3 obliga a abrir una mesa de círculo solo con cuatro jugadores presentes.',
  },
  'AMB-44': {
    question: '¿Sale para siempre la parte no cubierta de la banca?',
    answer:
      'Queda sin riesgo solo en esa jugada y vuelve a la banca para el anuncio siguiente, salvo que pase al garaje voluntario.',
    reason: 'E1-19 prohíbe bajar la banca; B-38 deja dentro las ganancias; solo E3-2 saca dinero.',
  },
  'AMB-45': {
    question: 'Umbral: ¿de qué y cómo?',
    answer: 'Las ganancias acumuladas del turno, estrictamente mayores que 50 veces el mínimo del punto.',
    reason: '«La suma de las mismas supere».',
  },
  'AMB-46': {
    question: 'Las ganancias llevan la banca por encima del tope.',
    answer: 'El exceso se aparta cada jugada como garaje impropio y sigue siendo del banquero.',
    reason: 'La definición.',
  },
  'AMB-47': {
    question: 'Alcance de «todo va».',
    answer:
      'Solo con banca ilimitada autorizada (E2-7): nada se aparta y toda la banca acumulada se anuncia; la parte no cubierta sigue sin poder perderse.',
    reason: 'El texto; sin tope no hay impropio.',
  },
  'AMB-48': {
    question: 'Base del 5 %.',
    answer: 'Lo realmente ganado en la jugada (parte cubierta), tras las mitades de la raya; nada en empate o pérdida.',
    reason: '«Cantidades ganadas… en cada jugada»; [FR07] art. 60, idéntico.',
  },
  'AMB-49': {
    question: 'Mitad de una apuesta impar sobre la raya.',
    answer: 'Juega la mitad redondeada hacia abajo a la ficha menor; el resto no corre riesgo.',
    reason: 'No hay regla; hacia abajo nunca excede la mitad. DP-B-10 trata solo de las apuestas a caballo.',
  },
  'AMB-50': {
    question: '«Cualquier otro anuncio».',
    answer: 'Una fracción de palabra distinta de la mitad: el crupier cambia fichas para que esté justo esa suma.',
    reason: 'El sentido de «proceder al cambio».',
  },
  'AMB-51': {
    question: 'El banquero abate antes de tiempo.',
    answer: 'Cada punto decide por sí; la jugada sigue con las apuestas que queden.',
    reason: '«Podrán retirar».',
  },
  'AMB-52': {
    question: 'Partida, talla, sabot, pase, jugada, mano.',
    answer:
      'Talla: un sabot; en las reglas de la carta de detención «partida» es ese sabot; pase o jugada: una; mano: las cartas, o el turno de banca o sabot.',
    reason: 'El uso: B-3, B-8, B-41, E.1; DP-E1-4.',
  },
  'AMB-53': {
    question: 'Las voces de cierre difieren.',
    answer:
      'Cada una a la letra: CF al completarse la mesa «no va más apuestas», CF antes de dar «no van más apuestas», DP «ya no va más», PB «no va más» y «cartas».',
    reason: 'Las palabras del texto.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
