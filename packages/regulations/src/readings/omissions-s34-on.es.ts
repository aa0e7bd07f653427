import type { ReadingWords } from './readings.es.ts';

export const OMISSIONS_ES_S34_ON = {
  'OM-S34': {
    question: 'Si quien tiene el turno está obligado a jugar las cartas, cuando puede no tener apuesta en la jugada.',
    answer:
      'Puede dejarlas al siguiente por turno mientras nadie las haya mirado, salvo quien hizo banco; si no hay siguiente, habla el crupier.',
    reason:
      'AST-DP-D-8 da las cartas por número y no pide apuesta. AST-DP-C5-2 se las quita a quien tarda demasiado; según OM-37 pasan al siguiente. Nadie está obligado a jugar.',
  },
  'OM-S35': {
    question: 'Si el banquero que sacó una quinta carta y tiene ocho o nueve ha de aceptarla cuando el punto no pide.',
    answer:
      'Sí: con la quinta carta ha dado cartas y pierde el derecho a abatir; si el punto dice «no», la carta es para el banquero.',
    reason:
      'AST-CF-C3-1 obliga sin excepción, aunque las reglas vecinas la hacen cuando la quieren (C3-7: «salvo si tiene 7»). AST-CF-C3-12 quita el derecho a abatir a quien, con ocho o nueve, da u ofrece cartas; A-6 es la regla general.',
  },
  'OM-S36': {
    question: 'Una de las dos cartas del punto la descubre el crupier y la otra el banquero.',
    answer:
      'Cada falta tiene su propia consecuencia, en cualquier orden: la del crupier obliga a las dos partes a sus reglas, con lo que estas dejan libre (C2-1); la del banquero descubre la carta suya que le corresponde (C3-8).',
    reason:
      'AST-CF-C3-9 habla del banquero que descubre las dos; AST-CF-C2-2 está entre los errores del crupier. Ninguna cuenta la falta del otro.',
  },
  'OM-S37': {
    question:
      'Cuándo puede abatir el banquero con ocho o nueve si un paño ha pedido carta y el otro no ha hablado, y si dar la carta le quita ese derecho.',
    answer:
      'Al primer paño le da la carta, pues solo reparte; abate cuando los dos han hablado, antes de dar carta al segundo. Si también da esta, donde se admiten errores, aún puede abatir.',
    reason:
      'AST-DP-B-15 hace hablar a los dos paños antes del banquero. Según A-13 el primer paño se juega antes de que el segundo mire sus cartas, así que recibe su carta antes; A-10, que el chemin de fer no tiene, trata del ocho que entonces se encuentra con una tercera carta. AST-CF-C3-12 quita el derecho a abatir a quien da cartas, pero el anexo II solo toma del anexo I el apartado A.',
  },
  'OM-S38': {
    question: 'Por qué se cuentan las dos sesiones de la banca libre y qué acaba esa cuenta.',
    answer:
      'Dos sesiones por noche; la tercera se rechaza hasta que la dirección dice que empieza otra noche, o cierra la mesa y la abre de nuevo.',
    reason:
      'AST-DP-E2-9 las separa «por la hora de la cena»: son las de una misma noche. La partida que acaba sin postor (E1-14) ha tenido su sesión, salvo si no se jugó ninguna jugada.',
  },
  'OM-S39': {
    question: 'Qué puede hacer el banquero una vez dispensado de seguir la jugada.',
    answer:
      'En el chemin de fer puede pasar la mano enseguida y las apuestas se devuelven; quien aún no ha dado cartas se niega a darlas (E1-27). A dos paños las cartas se desechan y la banca sigue. La carta sacada entre dos jugadas se trata como la sacada mientras se apuesta.',
    reason:
      'AST-CF-C1-4 niega las cartas a quien tome la mano «pasada»: da por hecho que se pasa. El anexo II dice lo mismo de «la mano» a secas, que allí es el turno de las cartas, y deja la dispensa al director responsable.',
  },
  'OM-S40': {
    question: 'Si una banca abandonada voluntariamente puede subastarse por menos de lo que tenía.',
    answer:
      'Sí: la misma cantidad es el mínimo para quien la toma por turno, de pie o de vuelta; las pujas empiezan en el mínimo de la banca (OM-35). Ajuste: empiezan en lo que tenía.',
    reason:
      'AST-CF-E1-10 pide «en todo caso» la misma cantidad; E1-23, al final, solo el mínimo. La subasta al mayor postor (E1-15) llega cuando nadie la quiso por la misma cantidad.',
  },
  'OM-S41': {
    question: 'Si las ganancias que han de superar cincuenta mínimos se cuentan antes o después de la cagnotte.',
    answer: 'Después; ajuste: antes.',
    reason:
      'AST-CF-B-37 hace primero la deducción; lo que según B-38 se une a la banca, y según E3-2 puede quedar fuera, es el resto.',
  },
  'OM-S42': {
    question: 'Si una banca aumentada justo tras la adjudicación cuenta como superior a la anterior.',
    answer: 'No: se compara la cantidad por la que se adjudicó.',
    reason: 'AST-CF-E1-20 compara «la banca adjudicada»; E1-19 distingue el aumento de lo adjudicado.',
  },
  'OM-S43': {
    question: 'Propinas, donde el texto no habla de ellas.',
    answer: 'No se admiten en la mesa: no tiene ranura para ellas.',
    reason: 'Solo en Buenos Aires el crupier las recibe y las introduce en una ranura de la mesa (3-5, 2-11).',
  },
  'OM-S44': {
    question:
      'Cuándo puede comunicarse lo que falla en el sabot o no está previsto, y qué se anula si no hay jugada en curso.',
    answer:
      'En cualquier momento, desde que se trae el mazo hasta el final de la talla. Fuera de una jugada, lo que anula la mano devuelve las apuestas que están en la mesa, y lo que anula el sabot retira además el mazo. Donde el texto deja a una persona la carta que aparece, se juega o se retira el mazo. La carta que se juega sale boca arriba. Las cartas pegadas son dos o más, y se anota cada una.',
    reason:
      'CAN-PB-VII-19 y R36-PB-38.1-7 hablan de una carta que aparece en el sabot, no de una ya repartida; CAN-PB-VII-20 anula «la mano y el sabot», R36-PB-38.1-8 «la mano». Ningún texto exige que haya una jugada en curso.',
  },
  'OM-S45': {
    question: 'Si el derecho a banco seguido vale también frente a otro banquero.',
    answer: 'Sí, en la jugada siguiente, sea quien sea la banca; quien toma la banca lo pierde.',
    reason:
      'AST-CF-B-25 lo da al jugador «que hizo banco y perdió», sin nombrar banquero; B-24 le deja repetir el banco, no el contrario.',
  },
  'OM-S46': {
    question: 'Si el 8 con dos cartas gana «siempre» aunque su dueño dijera «no».',
    answer:
      'Sí, a un 8 o un 9 con tres cartas, y también el 9 con dos; un natural del banquero le sigue ganando (AMB-27).',
    reason:
      'AST-DP-C4-8 quita el derecho a abatir, no las cartas; AST-CF-C4-10, de donde sale AMB-27, habla del banquero que abate y está en el anexo I.',
  },
  'OM-S47': {
    question: 'Si quien reparte tiene también las cartas del punto cuando su apuesta al punto es la mayor.',
    answer: 'Sí: tiene las dos manos.',
    reason:
      'Los tres textos las dan a la mayor apuesta sin excluir a nadie; R36 y [FR59] art. 57-13 apartan de ellas a quien reparte (AMB-09).',
  },
  'OM-S48': {
    question: 'Qué es un turno del sabot donde perder no lo quita.',
    answer:
      'Dura hasta que la casilla renuncia al sabot o se acaba el mazo; solo entonces empieza la prohibición de 9-4 de un segundo turno.',
    reason:
      'AMB-18 cuenta los pases seguidos mientras la BANCA no pierda; la opción de AMB-77 deja el sabot en la casilla también tras perder.',
  },
  'OM-S49': {
    question: 'Qué sigue si el control de las cartas falla, y si ocurre algo no previsto fuera de una jugada.',
    answer:
      'Lo que falta o sobra se anota carta por carta y resuelve el inspector: otro mazo, o el mismo puesto en orden; las jugadas ya cobradas quedan como están. Desde el mazo hasta el final de la talla se puede dar parte de lo no previsto; fuera de una jugada el inspector deja seguir o retira el mazo, y las apuestas que haya vuelven.',
    reason:
      'AST-CF-B-42 y AST-DP-B-21 mandan controlar las cartas y no dicen más; lo no previsto lo resuelve el inspector (A-26, C4-19, DP-C5-10), sin exigir que haya una jugada en curso. Contra una jugada cobrada no cabe reclamación (C3-14, DP-C5-9).',
  },
  'OM-S50': {
    question: 'Cuándo se sortea «en su caso», en vez de subastarse, la banca que nadie toma por la misma cantidad.',
    answer: 'Cuando las pujas de esa subasta son iguales.',
    reason: 'El único sorteo que conoce el apartado es el de las pujas iguales (E1-3); «nuevamente» remite a él.',
  },
  'OM-S51': {
    question: 'Quién puede prorrogar una adjudicación por más tallas, y qué es una adjudicación por varios días.',
    answer:
      'El director, también por tallas; por varios días la banca sigue siendo de su titular en todas las tallas y sesiones de otras tantas noches, contando la presente, y su dinero sigue depositado.',
    reason:
      'AST-DP-E1-4 admite una o varias tallas y E1-5 deja los días a juicio del director; a nadie más se nombra. Las sesiones y tallas de una noche las cuentan E2-9 y E2-10.',
  },
  'OM-S52': {
    question: 'Quién baraja, a mano o con máquina, y qué cambia con un sabot automático.',
    answer:
      'El crupier, y con sabot manual, donde no se nombra ninguna máquina. La máquina baraja en lugar del crupier, y el mazo se cuenta y se corta igual; la carta que un sabot automático suelta a destiempo no es culpa de nadie: el Supervisor deja seguir la jugada o la anula, y nadie pierde el sabot.',
    reason:
      'BUE-MIDI-3-4 hace barajar al crupier, 2-13 admite una máquina y 2-5 un sabot automático; 8-1 pide recuento y corte, baraje quien baraje. En AST-CF-B-5 baraja el crupier el último. Los demás textos no nombran ninguna máquina.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
