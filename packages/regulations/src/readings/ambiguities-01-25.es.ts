import type { ReadingWords } from './readings.es.ts';

export const AMBIGUITIES_ES_01_25 = {
  'AMB-01': {
    question:
      '¿Qué casillas del cuadro del chemin de fer son O? El escaneo giró 90° las columnas 3 a 9 y la de «se plantó», y da P y O por igual como «o/O/v».',
    answer:
      'O está en dos casillas exactamente: (banca 3, tercera carta 9) y (banca 5, tercera carta 4). Las demás son las del cuadro de punto y banca.',
    reason:
      '(a) AST-DP C.3 habla de «los dos supuestos opcionales»: dos justos. (b) El cálculo (baraja infinita) deja solo cuatro casillas cuya mejor jugada depende de lo que el punto haga con 5: (3,9), (4,1), (5,4) y (6,plantado). (c) El texto fija dos como P: (4,1) se lee, y C.2 descarta toda carta de un banquero con 6 si el punto dijo «no». Quedan las otras dos. (d) [BRIT] nombra 3 a 9 y 5 a 4 como opciones del banquero; [CODE] tiene las mismas y (6,plantado), que (c) excluye. (e) Leídas las líneas del escaneo columna a columna, los únicos signos que no son T donde el cuadro de punto y banca tiene T están en (5,4), l.203, y (3,9), l.209. P y O no se distinguen entre sí. El cuadro oficial de [E79] es solo una imagen.',
  },
  'AMB-02': {
    question: 'Significado de la última columna de los cuadros, sin título o con «p».',
    answer: '«El punto se plantó (sin tercera carta)»: T para la banca de 0 a 5, P para 6 y 7.',
    reason:
      'AST-CF C2-5 a C2-7 aplican justo ese reparto cuando el punto dijo «no»; [FR59] imprime la misma columna como REFUS.',
  },
  'AMB-03': {
    question:
      'Leída a la letra, la banca con 5 se planta salvo si la tercera carta fue de 4 a 7; también, pues, si el punto no pidió.',
    answer:
      'Con 5 (y con 0 a 4) la banca pide cuando el punto se plantó; la frase rige solo las jugadas en que el punto pidió. Ajuste: ahí se planta, como dice la letra.',
    reason:
      'Quien se planta tiene 6 o 7: una banca plantada en 5 solo podría perder; los cuadros de AST-PB y [FR59] piden. Las líneas anteriores a la 3, donde debía de estar el caso, se han perdido.',
  },
  'AMB-04': {
    question: 'El cuadro no tiene columna para «el PUNTO se plantó».',
    answer: 'De 0 a 5 pide; con 6 y 7 se planta.',
    reason: 'El mismo argumento; de otro modo la BANCA no tendría regla.',
  },
  'AMB-05': {
    question: 'Falta el cuadro.',
    answer: 'Se usa el cuadro de AST-PB.',
    reason:
      'Todos los cuadros de punto y banca hallados (AST-PB, BUE-MIDI, [FR59]) son idénticos; en lo demás R36 sigue a [E79].',
  },
  'AMB-06': {
    question: 'Se han perdido los totales 0 a 4 de la banca, las reglas del punto, los pagos y los límites.',
    answer:
      'Filas 0 a 4 del cuadro de AST-PB; el punto pide de 0 a 5 y se planta con 6 y 7; pagos, límites, empate y sabot: OM-43.',
    reason: 'Las filas que quedan, 5 a 7, son las del cuadro común.',
  },
  'AMB-07': {
    question: '«Cada jugador» recibe dos cartas: ¿cada persona o cada mano?',
    answer: 'Cada mano (solo hay dos).',
    reason: 'A1-8 y B-7 hablan de dos «manos»; R36 38.1 nombra «Punto» y «Banca».',
  },
  'AMB-08': {
    question: 'Quien reparte debe apostar: ¿a qué mano y cuánto?',
    answer:
      'Antes del «no va más» quien tiene el sabot necesita una apuesta viva de al menos el mínimo de la mesa; en AST, por defecto, a la banca; el lado es un ajuste (banca o cualquiera).',
    reason:
      'El deber va unido a «juega la mano de la banca». [E79] no lo tiene; R36-PB-36.2-4 y [FR59] dejan apostar al punto.',
  },
  'AMB-09': {
    question: 'Quien reparte puede apostar al punto y ser su mayor apostante: ¿lleva las dos manos?',
    answer: 'No. Las cartas del punto van al siguiente mayor apostante; si no lo hay, al crupier.',
    reason: '[FR59] art. 57-13 prohíbe a quien tiene el sabot tomar las cartas del punto aun con la mayor apuesta.',
  },
  'AMB-10': {
    question: '¿Puede un jugador de pie tener las cartas de la mano del jugador?',
    answer:
      'R36 y BUE: no, solo sentados. AST y CAN: sí, donde se admiten; el mayor apostante a esa mano, sentado o de pie; el crupier solo si nadie apostó a ella. Ajuste: «solo sentados».',
    reason:
      'R36-PB-39-10 y BUE-MIDI-9-2 lo dicen. AST (l.137-138) y CAN (l.21) entregan las cartas a «aquel que realizó la mayor apuesta» sin condición; AST-PB-C-9 las da al crupier solo «de no haber apuestas»; [E79] dice lo mismo.',
  },
  'AMB-11': {
    question: '«La mayor apuesta»: ¿en total o a la mano del jugador?',
    answer: 'A la mano del jugador.',
    reason: 'AST-PB-B-10 y R36-PB-39-10 dicen «a favor de dicha mano».',
  },
  'AMB-12': {
    question: 'El 5 % de «las apuestas ganadoras» frente a 19 a 20.',
    answer: 'La misma cuenta: 0,95 × apuesta. En céntimos enteros; la apuesta queda intacta.',
    reason:
      'A la par se gana lo apostado: el 5 % de la apuesta es el 5 % de la ganancia; [FR59] también escribe 19 por 20.',
  },
  'AMB-13': {
    question: 'Múltiplos del máximo: ¿lista cerrada o intervalo?',
    answer: 'AST: 20, 50 o 100; R36: cualquier valor de 20 a 100 veces el mínimo; BUE: de 30 a 100.',
    reason: 'Las palabras («20, 50 o 100», «entre», «30 a 100»). [E79] tenía 50 y 100.',
  },
  'AMB-14': {
    question: 'En el empate las apuestas «podrán ser retiradas».',
    answer: 'Ni ganan ni pierden; su dueño puede retirarlas, cambiarlas o dejarlas hasta el siguiente «no va más».',
    reason: '[E79] dice lo mismo; [FR59] y [FR19] llaman nula la jugada para punto y banca.',
  },
  'AMB-15': {
    question: '¿Desde cuándo está «en curso» una jugada si la carta de detención sale como primera?',
    answer:
      'Desde la voz de cierre («no va más», «no van más apuestas», «ya no va más»). Si aparece después, esa jugada se termina y es la última. Si aparece entre dos jugadas, no hay otra.',
    reason:
      'La reserva basta: 7 ≥ 6 cartas de una jugada de dos manos, 10 ≥ 9 de una de tres (las descartadas por CF/DP C.1 pueden mermarla). [FR07] art. 58 y [FR59]: ninguna jugada más cuando aparece.',
  },
  'AMB-16': {
    question: '¿Cuenta la carta descubierta entre las N que se inutilizan?',
    answer: 'Se descubre una y se inutilizan N más (as = 1, diez y figuras = 10); la descubierta también queda fuera.',
    reason: 'El texto fija solo N; [FR59]: el valor dice cuántas se queman antes de jugar.',
  },
  'AMB-17': {
    question: 'Efecto del empate sobre el sabot, la banca o las cartas.',
    answer:
      'Ninguno: siguen donde están (pero véanse AST-CF-E1-28 y BUE-MIDI-9-7). No así la banca de la talla siguiente: AST-CF-B-41 habla del banquero que gana la última jugada.',
    reason: 'Solo la pérdida (o la ganancia de la banca en DP) los mueve.',
  },
  'AMB-18': {
    question:
      '«Ningún jugador reparte dos veces en una ronda», aunque en otros textos la BANCA que gana conserva el sabot.',
    answer:
      'Un turno son los pases seguidos mientras la BANCA no pierda; se prohíbe un segundo turno antes de que el sabot haya pasado por todas las casillas.',
    reason:
      '9.6 deja el sabot en la misma casilla tras ganar la BANCA al final del mazo: repartir seguido ha de ser posible; los demás reglamentos lo conservan mientras la banca gana.',
  },
  'AMB-19': {
    question: 'El último pase de un mazo es empate.',
    answer:
      'A la letra: solo si gana la BANCA sigue la casilla; el empate pasa a la derecha. A mitad de mazo el empate lo conserva, como en AST y R36.',
    reason: '«De lo contrario» abarca cualquier otro resultado.',
  },
  'AMB-20': {
    question: '«Éste» podría ser el crupier, que guardaría las cartas de la BANCA.',
    answer: 'Quedan bajo la esquina del sabot, ante quien reparte.',
    reason: 'Según 8.4 quien reparte las descubre y las entrega.',
  },
  'AMB-21': {
    question: 'Hay dos sistemas de pago.',
    answer: 'Ajuste de la mesa, fijo en la sesión: A sin comisión, con 6 se paga la mitad; B 5 %.',
    reason: 'Ambos están autorizados; [FR19] exige que el elegido figure en el paño.',
  },
  'AMB-22': {
    question: 'Apuestas a los dos lados: ¿obliga el mínimo a cada una?',
    answer: 'Sí: cada una ≥ mínimo y la diferencia entre ellas ≥ mínimo.',
    reason: '7.1 obliga a toda apuesta.',
  },
  'AMB-23': {
    question: '¿Qué pasa con las apuestas cuando se anulan la mano y el sabot?',
    answer:
      'Se devuelven todas, también las del empate; se baraja, corta, coloca la carta de detención e inutiliza de nuevo.',
    reason: 'Anulado, no hay resultado; VII-1 a VII-5 empiezan otra vez.',
  },
  'AMB-24': {
    question: 'Carta boca arriba en el sabot en el punto y banca asturiano.',
    answer: 'Decide el jefe de mesa (A2-11); por defecto vale, como en R36.',
    reason: 'R36 la mantiene, CAN salvo 8 o 9, CF y DP la retiran: no hay regla común.',
  },
  'AMB-25': {
    question: 'Reglas idénticas: ¿reparten también los jugadores en la mini asturiana?',
    answer:
      'Ajuste; por defecto, como dice el texto: reparto optativo por turno y la mano del jugador a su mayor apostante, como en AST-PB; el crupier si nadie quiere. Alternativa: el crupier reparte y descubre ambas manos.',
    reason:
      'E-2 dice «idénticas» y nada en E da el reparto al crupier; la opción de AST-PB-C-3 es del jugador. R36-MINI, CAN-MINI, [GM] y [FR59] sí lo dan al crupier; R36 y CAN, con una frase expresa que AST no tiene.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
