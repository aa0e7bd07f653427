import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'BUE-MIDI-C-1': 'Minimum and maximum stakes stay inside the same authorised band as those of punto y banca.',
  'BUE-MIDI-1-1':
    'Midi Punto y Banca is a banked card game that sets several players against one another, betting on Banca or on Punto, and on the tie (“TIE”) as well or instead.',
  'BUE-MIDI-1-2': 'The house always acts as the bank.',
  'BUE-MIDI-2-1': 'The game is played with six or eight French decks of 52 cards.',
  'BUE-MIDI-2-2':
    'An ace is worth 1, tens and face cards are worth 0, and every other card is worth the number it shows.',
  'BUE-MIDI-2-3': 'Cards may be used again as long as they are in perfect condition.',
  'BUE-MIDI-2-4': 'No suit ranks above another.',
  'BUE-MIDI-2-5': 'Cards are dealt from a shoe (“Sabot”), manual or automatic, from which they come out one at a time.',
  'BUE-MIDI-2-6': 'Shoes are kept in the card cabinet, or in another one that is just as secure.',
  'BUE-MIDI-2-7':
    'At the start of each session the floor manager (“Jefe de Piso”), or an employee appointed for it, hands the shoes out to the tables.',
  'BUE-MIDI-2-8': 'The table is semicircular and seats up to 9 players, each with a betting box.',
  'BUE-MIDI-2-9': 'Each betting box has two spaces, one for Punto and one for Banca.',
  'BUE-MIDI-2-10': 'In the middle of the table, places numbered 1 to 9 take each player’s stake on the tie.',
  'BUE-MIDI-2-11': 'The table has two slots, one for tips and one for banknotes and non-negotiable chips.',
  'BUE-MIDI-2-12': 'A discard holder (“descartero”) on the croupier’s right takes the used cards.',
  'BUE-MIDI-2-13': 'Automatic shuffling machines may be used.',
  'BUE-MIDI-3-1': 'A Supervisor watches over the game and settles any problem by applying the rules.',
  'BUE-MIDI-3-2': 'The Supervisor looks after the tables of one sector.',
  'BUE-MIDI-3-3': 'The croupier runs the game, pays the winning stakes and collects the losing ones.',
  'BUE-MIDI-3-4': 'The croupier shuffles the cards, loads the shoe and puts used cards in the discard holder.',
  'BUE-MIDI-3-5': 'The croupier takes the house’s deduction and drops tips into their slot.',
  'BUE-MIDI-3-6':
    'The croupier announces the start of each coup and the winning hand, and tells players which rule applies.',
  'BUE-MIDI-3-7': 'The croupier passes the shoe on, gathers the cards after each coup and checks their condition.',
  'BUE-MIDI-3-8': 'Players may not peek at their cards bit by bit (“enfilar”): they must take them and turn them up.',
  'BUE-MIDI-4-1': 'No more players may take part than there are betting boxes on the table.',
  'BUE-MIDI-4-2': 'Standing players take part only if the casino’s management (“Gerencia del Casino”) so chooses.',
  'BUE-MIDI-5-1': 'The house is the bank: it collects lost stakes and pays winning ones.',
  'BUE-MIDI-5-2': 'Winning stakes on Punto and on Banca are paid 1 to 1.',
  'BUE-MIDI-5-3': 'As an exception to paying 1 to 1, when Banca wins with a total of 6 its stakes are paid only half.',
  'BUE-MIDI-5-4': 'As an alternative, the casino may pay winning stakes on Banca less a deduction of 5%.',
  'BUE-MIDI-5-5': 'Each table may have its own minimum stake, but never one below the authorised minimum.',
  'BUE-MIDI-5-6': 'The maximum of each table is fixed at 30 to 100 times its minimum.',
  'BUE-MIDI-5-7': 'The casino’s management may require every stake to be a multiple of the table minimum.',
  'BUE-MIDI-5-8': 'A winning stake on the tie is paid 8 to 1.',
  'BUE-MIDI-5-9': 'A stake on the tie may not be higher than 10% of the table maximum.',
  'BUE-MIDI-6-1': 'The coup starts with four cards, two for Punto and two for Banca.',
  'BUE-MIDI-6-2': 'Add up the cards of a hand and keep only the last digit.',
  'BUE-MIDI-6-3': 'The hand with 9, or with the total closest to 9, wins.',
  'BUE-MIDI-6-4':
    'A tie is a push for stakes on Punto and Banca, which may be taken back, while stakes on the tie are paid.',
  'BUE-MIDI-6-5':
    'If either hand has 8 or 9 with its first two cards, the coup is over and the other hand may not draw.',
  'BUE-MIDI-6-6': 'Punto must draw a third card when its total is between 0 and 5.',
  'BUE-MIDI-6-7': 'Punto must stand when its total is 6 or 7.',
  'BUE-MIDI-6-8':
    'Whether Banca draws (T) or stands (P) is read from a fixed drawing chart, the “cuadro”, by its two-card total and Punto’s third card, with no column for when Punto stood.',
  'BUE-MIDI-6-9': 'With 0, 1 or 2 Banca always draws.',
  'BUE-MIDI-6-10': 'With 3 Banca draws unless the third card of Punto was an 8.',
  'BUE-MIDI-6-11':
    'With 4 Banca draws if the third card of Punto was worth 2 to 7, and stands if it was worth 0, 1, 8 or 9.',
  'BUE-MIDI-6-12':
    'With 5 Banca draws if the third card of Punto was worth 4 to 7, and stands if it was worth 0 to 3, 8 or 9.',
  'BUE-MIDI-6-13': 'With 6 Banca draws only if the third card of Punto was a 6 or a 7.',
  'BUE-MIDI-6-14': 'With 7 Banca always stands.',
  'BUE-MIDI-7-1': 'Stakes are made only with the casino’s chips.',
  'BUE-MIDI-7-2': 'Every stake must lie between the minimum and the maximum of the table.',
  'BUE-MIDI-7-3':
    'The operations management (“Gerencia de Operaciones”) may set the minimum and maximum stakes inside the authorised band.',
  'BUE-MIDI-8-1': 'Before play begins the pack is counted, shuffled and cut.',
  'BUE-MIDI-8-2': 'A stop card of a different colour is put into the pack so that seven cards lie below it.',
  'BUE-MIDI-8-3': 'When the stop card appears only the coup under way is finished, and the shoe is over.',
  'BUE-MIDI-8-4':
    'The croupier turns up a first card, and its value is the number of cards that go unused into the discard holder.',
  'BUE-MIDI-8-5': 'Only to count the cards that go unused, tens and face cards are worth ten.',
  'BUE-MIDI-8-6':
    'With “no va más” and then “cartas” the croupier tells whoever holds the shoe to deal two cards face down to each hand.',
  'BUE-MIDI-8-7': 'The first and third cards are for Punto and are passed to the croupier.',
  'BUE-MIDI-8-8': 'The second and fourth cards are for Banca and wait under the front right corner of the shoe.',
  'BUE-MIDI-8-9': 'The cards of Punto go to the player with the highest stake on that hand.',
  'BUE-MIDI-8-10':
    'Whoever gets Punto’s cards shows them and gives them back to the croupier, who announces the total and lays them on the right.',
  'BUE-MIDI-8-11': 'Whoever is dealing turns up the cards of Banca and hands them to the croupier.',
  'BUE-MIDI-8-12': 'The croupier announces the total of Banca and lays its cards on the left.',
  'BUE-MIDI-8-13': 'When Punto must stand, the croupier calls “El PUNTO se planta” and its total.',
  'BUE-MIDI-8-14': 'When Punto must draw, the croupier calls “carta para el PUNTO”, and the same is called for Banca.',
  'BUE-MIDI-8-15':
    'At the end the croupier announces the winning hand, then winning stakes are paid and the house takes its deduction where it is due.',
  'BUE-MIDI-9-1': 'After “No va más” no stake may be placed or changed.',
  'BUE-MIDI-9-2': 'Only seated players may take the shoe to deal or turn up the cards of Punto.',
  'BUE-MIDI-9-3': 'If the shoe runs out before a coup is finished, that coup is declared void.',
  'BUE-MIDI-9-4': 'No player may deal twice in one round: the shoe must first pass all the boxes of the table.',
  'BUE-MIDI-9-5':
    'If something unforeseen keeps the dealing player from going on, the supervisor draws the remaining cards.',
  'BUE-MIDI-9-6':
    'When the supervisor has finished a coup in this way, the shoe goes to the player seated on the right.',
  'BUE-MIDI-9-7':
    'A new pack starts at the same box if Banca won the last coup, and otherwise at the player on the right.',
  'BUE-MIDI-9-8':
    'A player may bet on Punto and on Banca at once, as long as the two stakes differ by at least the table minimum.',
  'BUE-MIDI-9-9': 'No player may take the cards beyond the edge of the table.',
  'BUE-MIDI-AII-1': 'The authorised band for stakes goes from a minimum of 10 to a maximum of 50,000 units.',
} as const satisfies Wording<'buenos-aires-2016/midi'>;
