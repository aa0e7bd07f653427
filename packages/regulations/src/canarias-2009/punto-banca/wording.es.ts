import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'CAN-PB-VI-1':
    'Con 5, la banca se planta siempre, excepto si la tercera carta del punto fue un 4, un 5, un 6 o un 7: entonces ha de pedir.',
  'CAN-PB-VI-2':
    'Con 6, la banca se planta, a no ser que la tercera carta del punto sea un 6 o un 7, en cuyo caso pide carta.',
  'CAN-PB-VI-3': 'Con 7, la banca se planta siempre.',
  'CAN-PB-VI-4': 'Lo que no esté previsto lo decide el inspector de la mesa.',
  'CAN-PB-VII-1': 'Para empezar, el mazo se cuenta, se baraja y se corta.',
  'CAN-PB-VII-2': 'Dentro del mazo se pone una carta de detención de otro color con siete cartas debajo.',
  'CAN-PB-VII-3': 'En cuanto aparece la carta de detención se acaba la partida, salvo la jugada que esté en marcha.',
  'CAN-PB-VII-4': 'El crupier descubre una primera carta, que dice con su valor cuántas van a la cesta sin jugarse.',
  'CAN-PB-VII-5': 'Solo para contar las cartas que se apartan, los dieces y las figuras cuentan diez.',
  'CAN-PB-VII-6': 'Cuando el crupier dice «no va más» y después «cartas», reparte quien tiene el sabot.',
  'CAN-PB-VII-7': 'A cada mano le tocan dos cartas boca abajo.',
  'CAN-PB-VII-8': 'La primera y la tercera carta son para la mano del jugador y se pasan al crupier.',
  'CAN-PB-VII-9':
    'La segunda y la cuarta carta son para la banca y se quedan bajo la esquina delantera derecha del sabot.',
  'CAN-PB-VII-10': 'Las cartas de la mano del jugador se dan a quien más apostó por ella.',
  'CAN-PB-VII-11':
    'Quien recibe las cartas de la mano del jugador las enseña y las devuelve al crupier, que anuncia el total y las pone a su derecha.',
  'CAN-PB-VII-12': 'El jugador que reparte destapa las cartas de la banca y se las pasa al crupier.',
  'CAN-PB-VII-13': 'El crupier anuncia cuánto suman las dos cartas de la banca y las pone a su izquierda.',
  'CAN-PB-VII-14': 'Si a la mano del jugador le toca plantarse, el crupier dice «el jugador se planta» y el total.',
  'CAN-PB-VII-15': 'Si a la mano del jugador le toca pedir, el crupier dice «carta para el jugador».',
  'CAN-PB-VII-16': 'Con la mano de la banca se hace después lo mismo que con la del jugador.',
  'CAN-PB-VII-17':
    'El crupier anuncia como ganadora la mano más alta, y después se pagan las apuestas ganadoras y se descuenta, si procede, lo que corresponde a la casa.',
  'CAN-PB-VII-18': 'Si hay empate, los crupieres pagadores pagan lo apostado a la igualdad.',
  'CAN-PB-VII-19': 'Una carta que aparezca descubierta en el sabot se juega como las demás, salvo que sea un 8 o un 9.',
  'CAN-PB-VII-20': 'Si la carta descubierta es un 8 o un 9, se anulan la mano y el sabot entero y se vuelve a barajar.',
  'CAN-PB-VII-21': 'Si cae en la cesta una carta que no se ha visto bien, se anulan la mano y el sabot.',
} as const satisfies Wording<'canarias-2009/punto-banca'>;
