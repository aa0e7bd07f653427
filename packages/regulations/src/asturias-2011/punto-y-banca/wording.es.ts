import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'AST-PB-A1-1': 'Se enfrentan dos manos, la del jugador y la de la banca, y cada una empieza con dos cartas.',
  'AST-PB-A1-2': 'El as vale 1, las cartas del 2 al 9 valen lo que marcan, y el 10 y las figuras no valen nada.',
  'AST-PB-A1-3':
    'Se suman las cartas de la mano y solo cuenta la última cifra: un 7 y un 8 suman 15, es decir, 5 puntos.',
  'AST-PB-A1-4': 'Gana la mano que tenga 9 o que más se acerque a 9.',
  'AST-PB-A1-5':
    'Si las dos manos empatan, la jugada es nula para quien apostó al jugador o a la banca, que puede recoger su apuesta.',
  'AST-PB-A1-6': 'Cuando las manos empatan, la casa paga 8 a 1 las apuestas al empate.',
  'AST-PB-A1-7': 'Al empate no se puede apostar más del 10 % del máximo de la mesa.',
  'AST-PB-A1-8':
    'Si una de las manos suma 8 o 9 con sus dos primeras cartas, la jugada se acaba y la otra ya no puede pedir carta.',
  'AST-PB-A2-1': 'Con un total de 0 a 5, la mano del jugador tiene que pedir una tercera carta.',
  'AST-PB-A2-2': 'Con 6 o 7, la mano del jugador tiene que plantarse.',
  'AST-PB-A2-3':
    'Un cuadro fijo dice si la banca pide carta, según el total de sus dos cartas y la tercera carta del jugador; la última columna es para cuando el jugador se plantó.',
  'AST-PB-A2-4': 'Con 0, 1 o 2, la mano de la banca siempre pide carta.',
  'AST-PB-A2-5':
    'Con 3, la banca pide carta, también cuando el jugador se plantó, salvo que la tercera carta del jugador sea un 8.',
  'AST-PB-A2-6':
    'Con 4, la banca pide carta si la tercera del jugador vale de 2 a 7 o si el jugador se plantó, y se planta si vale 0, 1, 8 o 9.',
  'AST-PB-A2-7':
    'Con 5, la banca pide carta si la tercera del jugador vale de 4 a 7 o si el jugador se plantó, y en los demás casos se planta.',
  'AST-PB-A2-8':
    'Con 6, la banca pide carta solo si la tercera del jugador fue un 6 o un 7, y en lo demás se planta, también cuando el jugador se plantó.',
  'AST-PB-A2-9': 'Con 7, la mano de la banca siempre se planta.',
  'AST-PB-A2-10': 'En el cuadro, T significa tomar la tercera carta y P plantarse, de modo que la banca nunca elige.',
  'AST-PB-A2-11': 'Lo que las reglas no prevén lo decide el jefe o la jefa de mesa.',
  'AST-PB-B-1': 'Antes de empezar se cuenta, se baraja y se corta el mazo.',
  'AST-PB-B-2': 'En el mazo se mete una carta de detención, de otro color, de manera que debajo queden siete cartas.',
  'AST-PB-B-3': 'Cuando sale la carta de detención solo se termina la jugada en curso y ahí acaba la partida.',
  'AST-PB-B-4':
    'Después el crupier descubre una primera carta, y su valor indica cuántas cartas se apartan sin jugar y van a la cesta.',
  'AST-PB-B-5': 'Solo para contar las cartas que se apartan, los dieces y las figuras valen 10.',
  'AST-PB-B-6': 'Con «no va más» y después «cartas», el crupier manda repartir a quien tiene el sabot.',
  'AST-PB-B-7': 'Quien tiene el sabot da a cada mano dos cartas boca abajo.',
  'AST-PB-B-8': 'La primera y la tercera carta son de la mano del jugador y pasan al crupier.',
  'AST-PB-B-9': 'La segunda y la cuarta carta son de la banca y esperan bajo la esquina delantera derecha del sabot.',
  'AST-PB-B-10': 'Las cartas de la mano del jugador las recibe quien más haya apostado por ella.',
  'AST-PB-B-11': 'Quien recibe las cartas del jugador las enseña y se las devuelve al crupier.',
  'AST-PB-B-12': 'El crupier anuncia el total de la mano del jugador y deja sus cartas a su derecha.',
  'AST-PB-B-13': 'A continuación, quien reparte descubre las cartas de la banca y se las pasa al crupier.',
  'AST-PB-B-14': 'El crupier anuncia el total de las dos cartas de la banca y las deja a su izquierda.',
  'AST-PB-B-15': 'Si la mano del jugador debe plantarse, el crupier canta «el jugador se planta» y su total.',
  'AST-PB-B-16': 'Si la mano del jugador debe pedir carta, el crupier canta «carta para el jugador».',
  'AST-PB-B-17': 'Con la mano de la banca se procede como con la del jugador.',
  'AST-PB-B-18': 'Al acabar la jugada, el crupier anuncia como ganadora la mano con el total más alto.',
  'AST-PB-B-19': 'Luego se pagan las apuestas ganadoras y, cuando toca, se descuenta la parte de la casa.',
  'AST-PB-C-1': 'Pueden jugar quienes estén sentados ante los departamentos numerados.',
  'AST-PB-C-2': 'Quienes estén de pie solo juegan si la dirección de juego lo permite.',
  'AST-PB-C-3': 'Nadie está obligado a repartir: cada jugador decide si toma el sabot.',
  'AST-PB-C-4': 'El sabot pasa por turno de jugador en jugador, empezando por el departamento número 1.',
  'AST-PB-C-5': 'Si un jugador no quiere repartir, el sabot pasa al de su derecha.',
  'AST-PB-C-6': 'Quien reparte juega la mano de la banca.',
  'AST-PB-C-7': 'Quien reparte está obligado a apostar en esa jugada.',
  'AST-PB-C-8': 'La mano del jugador la juega quien tenga la apuesta más alta a su favor.',
  'AST-PB-C-9': 'Si nadie ha apostado por la mano del jugador, sus cartas las tiene el crupier.',
  'AST-PB-C-10': 'El derecho a repartir se pierde cuando pierde la banca, y el sabot pasa al siguiente en el turno.',
  'AST-PB-D-1': 'La casa hace de banca: cobra las apuestas perdidas y paga las ganadas.',
  'AST-PB-D-2': 'Cuando gana la mano de la banca, la casa se queda con el 5 % de las apuestas ganadoras.',
  'AST-PB-D-3': 'Cada mesa puede tener su propia apuesta mínima, pero nunca por debajo del mínimo autorizado.',
  'AST-PB-D-4': 'El máximo de cada mesa se fija en 20, 50 o 100 veces su mínimo.',
  'AST-PB-D-5': 'El Director de juegos puede exigir que las apuestas sean múltiplos del mínimo de la mesa.',
} as const satisfies Wording<'asturias-2011/punto-y-banca'>;
