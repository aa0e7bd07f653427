import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'R36-PB-36.2-1': 'Players whose turn it is to deal may decline.',
  'R36-PB-36.2-2': 'The turn to deal goes round the table, starting with the player at space (“espacio”) number 1.',
  'R36-PB-36.2-3': 'A player who does not want to deal passes the shoe to the player seated on the right.',
  'R36-PB-36.2-4':
    'Whoever deals plays the bank hand (“mano de Banca”) but may bet on the punto hand (“mano de Punto”).',
  'R36-PB-36.2-5': 'The punto hand is played by whoever has the highest stake on it.',
  'R36-PB-36.2-6': 'If nobody has bet on Punto, the croupier turns up its cards.',
  'R36-PB-36.2-7':
    'Whoever deals loses that right when Banca loses the coup, and the shoe goes to the next player in turn.',
  'R36-PB-37.1-1': 'The house is the bank: it collects lost stakes and pays winning ones.',
  'R36-PB-37.1-2': 'When the bank hand wins, stakes on Banca are paid 19 to 20.',
  'R36-PB-37.1-3': 'When the punto hand wins, stakes on Punto are paid even money.',
  'R36-PB-37.1-4': 'When the hands tie, stakes on the tie (“igualdad” or “empate”) are paid 8 to 1.',
  'R36-PB-37.1-5': 'A stake on the tie may not be higher than 10% of the table maximum.',
  'R36-PB-37.2-1':
    'Each table may have its own minimum stake, but never one below the minimum set by the competent authority.',
  'R36-PB-37.2-2': 'The maximum of each table is fixed between 20 and 100 times its minimum.',
  'R36-PB-37.2-3': 'The casino’s management may require every stake to be a multiple of the table minimum.',
  'R36-PB-38.1-1': 'Punto and Banca each start with two cards.',
  'R36-PB-38.1-2':
    'An ace is worth 1, cards from 2 to 9 are worth the number they show, and tens and face cards are worth nothing.',
  'R36-PB-38.1-3': 'Add up the cards of a hand and keep only the last digit.',
  'R36-PB-38.1-4': 'Nine wins, or else the total closest to nine without going over it.',
  'R36-PB-38.1-5': 'When the hands tie, stakes on Punto and Banca may be taken back and stakes on the tie are paid.',
  'R36-PB-38.1-6':
    'If either hand has 8 or 9 with its first two cards, the coup is over and the other hand may not draw.',
  'R36-PB-38.1-7': 'A card that lies face up in the shoe is valid and stays in play.',
  'R36-PB-38.1-8': 'If two or more cards come out stuck together, the hand is void.',
  'R36-PB-38.2-1': 'Punto must draw a third card when its total is between 0 and 5.',
  'R36-PB-38.2-2': 'Punto must stand when its total is 6 or 7.',
  'R36-PB-38.2-3': 'Banca follows the drawing rules of a chart, the “cuadro”, which this copy of the text has lost.',
  'R36-PB-39-1': 'Before play begins the cards are counted, checked, shuffled and cut.',
  'R36-PB-39-2':
    'The croupier puts a cut card (“carta de corte”) of a clearly different colour into the pack so that seven cards lie below it.',
  'R36-PB-39-3': 'When the cut card appears only the coup under way is finished, and the shoe is over.',
  'R36-PB-39-4':
    'The croupier turns up a first card, and its value is the number of cards that go unused into the basket (“cesta”).',
  'R36-PB-39-5': 'Only to count the cards that go unused, tens and face cards are worth ten.',
  'R36-PB-39-6': 'With “no va más” and then “cartas” the croupier tells whoever holds the shoe to deal.',
  'R36-PB-39-7': 'Each hand is dealt two cards face down.',
  'R36-PB-39-8': 'The first and third cards are Punto’s and are passed to the croupier.',
  'R36-PB-39-9': 'The second and fourth cards are Banca’s and wait under the front right corner of the shoe.',
  'R36-PB-39-10': 'Punto’s cards are given to the seated player with the highest stake on that hand.',
  'R36-PB-39-11': 'Whoever gets Punto’s cards shows them and gives them back to the croupier.',
  'R36-PB-39-12': 'The croupier announces Punto’s total and lays the cards on the right.',
} as const satisfies Wording<'fragment-art-36/punto-y-banca'>;
