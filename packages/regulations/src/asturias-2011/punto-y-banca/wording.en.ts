import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'AST-PB-A1-1':
    'Two hands play against each other, the player hand and the bank hand, and each starts with two cards.',
  'AST-PB-A1-2':
    'An ace is worth 1, cards from 2 to 9 are worth the number they show, and tens and face cards are worth nothing.',
  'AST-PB-A1-3': 'Add up the cards of a hand and keep only the last digit: 7 and 8 make 15, which counts as 5.',
  'AST-PB-A1-4': 'The hand with 9, or with the total closest to 9, wins.',
  'AST-PB-A1-5':
    'When both hands have the same total, the coup is a push for stakes on the player or the bank, and their owners may take them back.',
  'AST-PB-A1-6': 'When the hands tie, the house pays stakes on the tie (“empate”) 8 to 1.',
  'AST-PB-A1-7': 'A stake on the tie may not be higher than 10% of the table maximum.',
  'AST-PB-A1-8':
    'If either hand has 8 or 9 with its first two cards, the coup is over and the other hand may not draw.',
  'AST-PB-A2-1': 'The player hand must draw a third card when its total is between 0 and 5.',
  'AST-PB-A2-2': 'The player hand must stand when its total is 6 or 7.',
  'AST-PB-A2-3':
    'Whether the bank hand draws is read from a fixed drawing chart, the “cuadro”, by the total of its first two cards and the player’s third card, with a last column for when the player stood.',
  'AST-PB-A2-4': 'With 0, 1 or 2 the bank hand always draws.',
  'AST-PB-A2-5': 'With 3 the bank hand draws, also when the player stood, unless the player’s third card was an 8.',
  'AST-PB-A2-6':
    'With 4 the bank hand draws if the player’s third card was worth 2 to 7 or the player stood, and stands if it was worth 0, 1, 8 or 9.',
  'AST-PB-A2-7':
    'With 5 the bank hand draws if the player’s third card was worth 4 to 7 or the player stood, and stands otherwise.',
  'AST-PB-A2-8':
    'With 6 the bank hand draws only if the player’s third card was a 6 or a 7, and otherwise stands, also when the player stood.',
  'AST-PB-A2-9': 'With 7 the bank hand always stands.',
  'AST-PB-A2-10': 'In the chart T means “draw a third card” and P means “stand”, so the bank never has a choice.',
  'AST-PB-A2-11': 'Anything the rules do not foresee is decided by the head of table (“jefe o jefa de mesa”).',
  'AST-PB-B-1': 'Before play begins the pack is counted, shuffled and cut.',
  'AST-PB-B-2': 'A stop card of a different colour is put into the pack so that seven cards lie below it.',
  'AST-PB-B-3': 'When the stop card appears only the coup under way is finished, and the shoe is over.',
  'AST-PB-B-4':
    'The croupier then turns up a first card, and its value is the number of cards that go unused into the basket (“cesta”).',
  'AST-PB-B-5': 'Only to count the cards that go unused, tens and face cards are worth 10.',
  'AST-PB-B-6': 'With “no va más” and then “cartas” the croupier tells whoever holds the shoe to deal.',
  'AST-PB-B-7': 'Whoever holds the shoe deals two cards face down to each hand.',
  'AST-PB-B-8': 'The first and third cards are for the player hand and are passed to the croupier.',
  'AST-PB-B-9': 'The second and fourth cards are for the bank hand and wait under the front right corner of the shoe.',
  'AST-PB-B-10': 'The cards of the player hand go to whoever has the highest stake on that hand.',
  'AST-PB-B-11': 'Whoever gets the player hand’s cards shows them and gives them back to the croupier.',
  'AST-PB-B-12': 'The croupier announces the total of the player hand and lays its cards on the right.',
  'AST-PB-B-13': 'Next, whoever is dealing turns up the bank’s cards and passes them to the croupier.',
  'AST-PB-B-14': 'The croupier announces the total of the bank’s two cards and lays them on the left.',
  'AST-PB-B-15': 'When the player hand must stand, the croupier calls “el jugador se planta” and its total.',
  'AST-PB-B-16': 'When the player hand must draw, the croupier calls “carta para el jugador”.',
  'AST-PB-B-17': 'The bank hand is then played in the same way as the player hand.',
  'AST-PB-B-18': 'At the end of the coup the croupier announces the hand with the higher total as the winner.',
  'AST-PB-B-19': 'Winning stakes are then paid and, where it is due, the house takes its deduction.',
  'AST-PB-C-1': 'Players seated at the numbered places (“departamentos”) may take part.',
  'AST-PB-C-2': 'Standing players may take part only if the management of the game (“dirección de juego”) allows it.',
  'AST-PB-C-3': 'No player has to deal: taking the shoe is optional.',
  'AST-PB-C-4': 'The shoe goes round the table in turn, starting with the player at place number 1.',
  'AST-PB-C-5': 'A player who does not want to deal passes the shoe to the player on the right.',
  'AST-PB-C-6': 'Whoever deals plays the hand of the bank.',
  'AST-PB-C-7': 'Whoever deals is obliged to have a stake on the coup.',
  'AST-PB-C-8': 'The player hand is played by whoever has the highest stake on it.',
  'AST-PB-C-9': 'If nobody has bet on the player hand, the croupier holds its cards.',
  'AST-PB-C-10':
    'Whoever deals loses that right when the bank loses a coup, and the shoe goes to the next player in turn.',
  'AST-PB-D-1': 'The house is the bank: it collects lost stakes and pays winning ones.',
  'AST-PB-D-2': 'When the bank hand wins, 5% of the winning stakes is deducted for the house.',
  'AST-PB-D-3': 'Each table may have its own minimum stake, but never one below the authorised minimum.',
  'AST-PB-D-4': 'The maximum of each table is fixed at 20, 50 or 100 times its minimum.',
  'AST-PB-D-5':
    'The head of games (“Director de juegos”) may require every stake to be a multiple of the table minimum.',
} as const satisfies Wording<'asturias-2011/punto-y-banca'>;
