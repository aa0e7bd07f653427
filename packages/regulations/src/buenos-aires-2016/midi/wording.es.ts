import type { Wording } from '../../wording.ts';

export const wording = {
  'BUE-MIDI-C-1': 'Las apuestas mínimas y máximas se mueven en la misma banda autorizada que las del Punto y Banca.',
  'BUE-MIDI-1-1':
    'El Midi Punto y Banca es un juego de cartas de contrapartida que enfrenta a varios jugadores, que apuestan a «BANCA» o a «PUNTO», y también, o solo, a «TIE» (empate).',
  'BUE-MIDI-1-2': 'La banca la ejerce siempre la casa.',
  'BUE-MIDI-2-1': 'Se juega con seis u ocho barajas francesas de 52 cartas.',
  'BUE-MIDI-2-2': 'El as vale 1, el 10 y las figuras valen 0, y las demás cartas valen lo que indican.',
  'BUE-MIDI-2-3': 'Las cartas se pueden volver a usar mientras estén en perfecto estado.',
  'BUE-MIDI-2-4': 'Ningún palo vale más que otro.',
  'BUE-MIDI-2-5': 'Las cartas se reparten desde un «Sabot», manual o automático, del que salen de una en una.',
  'BUE-MIDI-2-6': 'Los «Sabot» se guardan en el armario de las cartas o en otro con las mismas garantías.',
  'BUE-MIDI-2-7': 'Al empezar cada sesión, el Jefe de Piso o un empleado designado lleva los «Sabot» a las mesas.',
  'BUE-MIDI-2-8': 'La mesa es semicircular, para 9 jugadores como máximo, cada uno con su casilla.',
  'BUE-MIDI-2-9': 'Cada casilla tiene dos espacios: uno para apostar a «PUNTO» y otro para «BANCA».',
  'BUE-MIDI-2-10': 'En el centro de la mesa hay departamentos del 1 al 9 para que cada jugador apueste a «TIE».',
  'BUE-MIDI-2-11':
    'La mesa tiene dos ranuras: una para las propinas y otra para los billetes y las fichas no negociables.',
  'BUE-MIDI-2-12': 'A la derecha del croupier hay un «descartero» para las cartas usadas.',
  'BUE-MIDI-2-13': 'Se pueden usar mezcladoras automáticas.',
  'BUE-MIDI-3-1': 'Un Supervisor controla el juego y resuelve los problemas aplicando el reglamento.',
  'BUE-MIDI-3-2': 'El Supervisor se ocupa de las mesas de su sector.',
  'BUE-MIDI-3-3': 'El croupier dirige la partida, paga lo ganado y retira lo perdido.',
  'BUE-MIDI-3-4': 'El croupier mezcla las cartas, carga el «Sabot» y lleva las usadas al «descartero».',
  'BUE-MIDI-3-5': 'El croupier recoge el descuento de la casa y echa las propinas en su ranura.',
  'BUE-MIDI-3-6':
    'El croupier anuncia el comienzo de cada jugada y la mano ganadora, y explica a los jugadores qué regla se aplica.',
  'BUE-MIDI-3-7': 'El croupier pasa el «Sabot», junta las cartas al final de cada jugada y revisa su estado.',
  'BUE-MIDI-3-8': 'El jugador no puede enfilar las cartas: tiene que tomarlas y descubrirlas.',
  'BUE-MIDI-4-1': 'No pueden jugar más personas que casillas de apuesta tenga la mesa.',
  'BUE-MIDI-4-2': 'Quienes estén de pie juegan solo si la Gerencia del Casino lo decide.',
  'BUE-MIDI-5-1': 'La casa es la banca, así que cobra y paga las apuestas.',
  'BUE-MIDI-5-2': 'Las apuestas ganadoras a «PUNTO» y a «BANCA» se pagan 1 a 1.',
  'BUE-MIDI-5-3': 'Como excepción al pago 1 a 1, si «BANCA» gana con 6 solo se paga la mitad de lo apostado.',
  'BUE-MIDI-5-4': 'Como alternativa, el casino puede pagar las apuestas ganadoras a «BANCA» con un descuento del 5 %.',
  'BUE-MIDI-5-5': 'El mínimo puede ser distinto en cada mesa, pero nunca menor que el autorizado.',
  'BUE-MIDI-5-6': 'El máximo de cada mesa se fija de 30 a 100 veces su mínimo.',
  'BUE-MIDI-5-7': 'La Gerencia del Casino puede disponer que se apueste en múltiplos del mínimo de la mesa.',
  'BUE-MIDI-5-8': 'La apuesta ganadora a «TIE» se paga 8 a 1.',
  'BUE-MIDI-5-9': 'A «TIE» se puede apostar hasta el 10 % del máximo de la mesa.',
  'BUE-MIDI-6-1': 'Al empezar se dan cuatro cartas, dos a «PUNTO» y dos a «BANCA».',
  'BUE-MIDI-6-2': 'Se suman las cartas de cada mano y solo cuenta la cifra de las unidades.',
  'BUE-MIDI-6-3': 'Gana la mano que sume 9 o quede más cerca de 9.',
  'BUE-MIDI-6-4':
    'El empate es nulo para lo apostado a «PUNTO» y a «BANCA», que se puede retirar, y las apuestas a «TIE» se pagan.',
  'BUE-MIDI-6-5': 'Si «PUNTO» o «BANCA» suma 8 o 9 con dos cartas, la jugada termina y la otra mano no puede pedir.',
  'BUE-MIDI-6-6': '«PUNTO» debe pedir otra carta si suma de 0 a 5.',
  'BUE-MIDI-6-7': '«PUNTO» debe plantarse si suma 6 o 7.',
  'BUE-MIDI-6-8':
    'Un cuadro fijo dice si «BANCA» pide (T) o se planta (P), según su total de dos cartas y la tercera de «PUNTO», sin columna para cuando «PUNTO» se plantó.',
  'BUE-MIDI-6-9': 'Con 0, 1 o 2, «BANCA» siempre pide carta.',
  'BUE-MIDI-6-10': 'Con 3, «BANCA» pide carta, salvo que la tercera de «PUNTO» sea un 8.',
  'BUE-MIDI-6-11': 'Con 4, «BANCA» pide carta si la tercera de «PUNTO» vale de 2 a 7, y se planta si vale 0, 1, 8 o 9.',
  'BUE-MIDI-6-12':
    'Con 5, «BANCA» pide carta si la tercera de «PUNTO» vale de 4 a 7, y se planta si vale de 0 a 3, 8 o 9.',
  'BUE-MIDI-6-13': 'Con 6, «BANCA» pide carta solo si la tercera de «PUNTO» es un 6 o un 7.',
  'BUE-MIDI-6-14': 'Con 7, «BANCA» siempre se planta.',
  'BUE-MIDI-7-1': 'Solo se puede apostar con fichas del casino.',
  'BUE-MIDI-7-2': 'Toda apuesta debe estar entre el mínimo y el máximo de la mesa.',
  'BUE-MIDI-7-3': 'La Gerencia de Operaciones puede fijar el mínimo y el máximo dentro de la banda autorizada.',
  'BUE-MIDI-8-1': 'Antes de jugar se hace el recuento, la mezcla y el corte del mazo.',
  'BUE-MIDI-8-2': 'En el mazo se pone una carta de detención de otro color con siete cartas por debajo.',
  'BUE-MIDI-8-3': 'Al salir la carta de detención termina la partida y solo se completa la jugada en curso.',
  'BUE-MIDI-8-4':
    'El croupier descubre una primera carta, y según su valor se apartan otras tantas al «descartero» sin jugarlas.',
  'BUE-MIDI-8-5': 'Solo para esa cuenta, los dieces y las figuras valen diez puntos.',
  'BUE-MIDI-8-6':
    'Con «no va más» y luego «cartas», el croupier ordena a quien tiene el «Sabot» dar dos cartas boca abajo a cada mano.',
  'BUE-MIDI-8-7': 'La primera y la tercera carta son de «PUNTO» y pasan al croupier.',
  'BUE-MIDI-8-8': 'La segunda y la cuarta carta son de «BANCA» y quedan bajo la esquina delantera derecha del «Sabot».',
  'BUE-MIDI-8-9': 'Las cartas de «PUNTO» se entregan al jugador que más apostó por esa mano.',
  'BUE-MIDI-8-10':
    'Ese jugador las muestra y las devuelve al croupier, que anuncia el total y las coloca a su derecha.',
  'BUE-MIDI-8-11': 'El jugador que reparte descubre las cartas de «BANCA» y se las da al croupier.',
  'BUE-MIDI-8-12': 'El croupier anuncia el total de «BANCA» y coloca sus cartas a su izquierda.',
  'BUE-MIDI-8-13': 'Si «PUNTO» tiene que plantarse, el croupier anuncia «El PUNTO se planta» y su puntaje.',
  'BUE-MIDI-8-14':
    'Si «PUNTO» tiene que pedir, el croupier dice «carta para el PUNTO», y lo mismo se dice para «BANCA».',
  'BUE-MIDI-8-15':
    'Al final el croupier anuncia la mano ganadora, se pagan las apuestas que ganaron y se descuenta, si corresponde, la parte de la casa.',
  'BUE-MIDI-9-1': 'Después del «No va más» no se puede hacer ni cambiar ninguna apuesta.',
  'BUE-MIDI-9-2':
    'Solo los jugadores sentados pueden tomar el «Sabot» para repartir o descubrir las cartas de «PUNTO».',
  'BUE-MIDI-9-3': 'Si el «Sabot» se queda sin cartas antes de acabar el pase, ese pase se declara nulo.',
  'BUE-MIDI-9-4':
    'Nadie puede repartir dos veces en la misma ronda: antes el «Sabot» debe pasar por todos los casilleros.',
  'BUE-MIDI-9-5': 'Si por un imprevisto quien reparte no puede seguir, el supervisor saca las cartas que falten.',
  'BUE-MIDI-9-6': 'Acabado ese pase por el supervisor, el «Sabot» se entrega al jugador sentado a la derecha.',
  'BUE-MIDI-9-7':
    'El mazo nuevo empieza en el mismo casillero si en el último pase ganó «BANCA» y, si no, en el jugador de la derecha.',
  'BUE-MIDI-9-8':
    'Un jugador puede apostar a la vez a «PUNTO» y a «BANCA» si entre ambas apuestas hay, como poco, el mínimo de la mesa de diferencia.',
  'BUE-MIDI-9-9': 'Ningún jugador puede sacar las cartas fuera de la mesa.',
  'BUE-MIDI-AII-1': 'La banda autorizada para las apuestas va de un mínimo de 10 a un máximo de 50.000 unidades.',
} as const satisfies Wording<'buenos-aires-2016/midi'>;
