import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'R36-PB-36.2-1': 'Repartir es voluntario para el jugador al que le llega el turno.',
  'R36-PB-36.2-2': 'El turno de repartir da la vuelta a la mesa empezando por quien ocupa el espacio número 1.',
  'R36-PB-36.2-3': 'Quien no quiera repartir pasa el sabot al jugador sentado a su derecha.',
  'R36-PB-36.2-4': 'Quien reparte juega la mano de Banca, aunque puede apostar por la mano de Punto.',
  'R36-PB-36.2-5': 'La mano de Punto la juega quien tenga la apuesta más alta a su favor.',
  'R36-PB-36.2-6': 'Si nadie apuesta por Punto, es el crupier quien destapa sus cartas.',
  'R36-PB-36.2-7': 'Cuando Banca pierde la jugada se pierde el derecho a repartir, y el sabot sigue su turno.',
  'R36-PB-37.1-1': 'La banca es la casa: ella cobra y paga las apuestas.',
  'R36-PB-37.1-2': 'Si gana la mano de Banca, sus apuestas se pagan 19 a 20.',
  'R36-PB-37.1-3': 'Si gana la mano de Punto, sus apuestas se pagan a la par.',
  'R36-PB-37.1-4': 'Si hay igualdad o empate, las apuestas hechas a ese resultado se pagan 8 a 1.',
  'R36-PB-37.1-5': 'A la igualdad no se puede apostar más del 10 % del máximo de la mesa.',
  'R36-PB-37.2-1':
    'El mínimo puede cambiar de una mesa a otra, pero no bajar del que autorice el centro directivo competente.',
  'R36-PB-37.2-2': 'El máximo de cada mesa se fija entre 20 y 100 veces su mínimo.',
  'R36-PB-37.2-3': 'La dirección del Casino puede pedir que se apueste en múltiplos del mínimo de la mesa.',
  'R36-PB-38.1-1': 'Punto y Banca empiezan con dos cartas cada uno.',
  'R36-PB-38.1-2': 'El as vale 1, del 2 al 9 cada carta vale su número, y los dieces y las figuras valen cero.',
  'R36-PB-38.1-3': 'De la suma de las cartas solo cuenta la cifra de las unidades.',
  'R36-PB-38.1-4': 'Gana el nueve o, si nadie lo tiene, el total que más se le acerque sin pasarse.',
  'R36-PB-38.1-5': 'Si hay empate, lo apostado a Punto y a Banca se puede recoger y lo apostado a la igualdad se paga.',
  'R36-PB-38.1-6':
    'Si alguna de las manos llega a 8 o 9 con dos cartas, la jugada termina y la otra no puede pedir más.',
  'R36-PB-38.1-7': 'Una carta que aparezca boca arriba en el distribuidor vale y se sigue usando.',
  'R36-PB-38.1-8': 'Si salen dos o más cartas pegadas, la mano es nula.',
  'R36-PB-38.2-1': 'Punto tiene que pedir carta cuando suma de 0 a 5.',
  'R36-PB-38.2-2': 'Punto tiene que plantarse cuando suma 6 o 7.',
  'R36-PB-38.2-3': 'Banca sigue las reglas de tirada de un cuadro, que no se conserva en esta copia del texto.',
  'R36-PB-39-1': 'Antes de jugar se cuentan, comprueban, barajan y cortan las cartas.',
  'R36-PB-39-2':
    'El crupier mete en el mazo una carta de corte, de color bien distinto, dejando siete cartas por debajo.',
  'R36-PB-39-3': 'Al aparecer la carta de corte se termina la jugada en curso y no se juega ninguna más.',
  'R36-PB-39-4':
    'El crupier destapa una primera carta, y tantas como indique su valor se apartan a la cesta sin jugarse.',
  'R36-PB-39-5': 'Solo para contar las cartas que se apartan, los dieces y las figuras valen diez.',
  'R36-PB-39-6': 'El crupier dice «no va más» y luego «cartas» para que reparta quien tiene el distribuidor.',
  'R36-PB-39-7': 'Cada mano recibe dos cartas boca abajo.',
  'R36-PB-39-8': 'La primera y la tercera carta son de Punto y se llevan al crupier.',
  'R36-PB-39-9':
    'La segunda y la cuarta carta son de Banca y aguardan bajo la esquina delantera derecha del distribuidor.',
  'R36-PB-39-10': 'Las cartas de Punto se dan al jugador sentado que más haya apostado por esa mano.',
  'R36-PB-39-11': 'Quien recibe las cartas de Punto las muestra y se las devuelve al crupier.',
  'R36-PB-39-12': 'El crupier anuncia cuánto suma Punto y deja las cartas a su derecha.',
} as const satisfies Wording<'fragment-art-36/punto-y-banca'>;
