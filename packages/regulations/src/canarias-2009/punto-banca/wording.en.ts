import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'CAN-PB-VI-1': 'With 5 the bank always stands, except when punto’s third card was a 4, 5, 6 or 7: then it must draw.',
  'CAN-PB-VI-2': 'With 6 the bank stands, unless punto’s third card was a 6 or a 7, when it must draw.',
  'CAN-PB-VI-3': 'With 7 the bank always stands.',
  'CAN-PB-VI-4': 'Anything the rules do not foresee is decided by the table inspector (“inspector de la mesa”).',
  'CAN-PB-VII-1': 'Before play begins the pack is counted, shuffled and cut.',
  'CAN-PB-VII-2': 'A stop card of a different colour is put into the pack so that seven cards lie below it.',
  'CAN-PB-VII-3': 'When the stop card appears only the coup under way is finished, and the shoe is over.',
  'CAN-PB-VII-4':
    'The croupier turns up a first card, and its value is the number of cards that go unused into the basket (“cesta”).',
  'CAN-PB-VII-5': 'Only to count the cards that go unused, tens and face cards are worth ten.',
  'CAN-PB-VII-6': 'With “no va más” and then “cartas” the croupier tells whoever holds the shoe to deal.',
  'CAN-PB-VII-7': 'Each hand is dealt two cards face down.',
  'CAN-PB-VII-8': 'The first and third cards are for the player hand and are passed to the croupier.',
  'CAN-PB-VII-9': 'The second and fourth cards are for the bank and wait under the front right corner of the shoe.',
  'CAN-PB-VII-10': 'The cards of the player hand go to whoever has the highest stake on that hand.',
  'CAN-PB-VII-11':
    'Whoever gets the player hand’s cards shows them and gives them back to the croupier, who announces the total and lays them on the right.',
  'CAN-PB-VII-12': 'Whoever is dealing turns up the bank’s cards and passes them to the croupier.',
  'CAN-PB-VII-13': 'The croupier announces the total of the bank’s two cards and lays them on the left.',
  'CAN-PB-VII-14': 'When the player hand must stand, the croupier calls “el jugador se planta” and its total.',
  'CAN-PB-VII-15': 'When the player hand must draw, the croupier calls “carta para el jugador”.',
  'CAN-PB-VII-16': 'The bank hand is then played in the same way as the player hand.',
  'CAN-PB-VII-17':
    'The croupier announces the hand with the higher total as the winner, then winning stakes are paid and the house takes its deduction where it is due.',
  'CAN-PB-VII-18': 'When the hands tie, the paying croupiers pay the stakes on the tie (“igualdad”).',
  'CAN-PB-VII-19': 'A card found face up in the shoe is played as usual, unless it is an 8 or a 9.',
  'CAN-PB-VII-20':
    'If the card found face up is an 8 or a 9, the hand and the whole shoe are annulled and the cards are shuffled again.',
  'CAN-PB-VII-21':
    'If any card falls into the basket without having been clearly seen, the hand and the shoe are annulled.',
} as const satisfies Wording<'canarias-2009/punto-banca'>;
