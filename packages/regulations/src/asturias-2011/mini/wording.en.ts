import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'AST-MINI-E-1': 'Mini is played at a semicircular table for no more than seven players.',
  'AST-MINI-E-2': 'The rules of play are exactly those of punto y banca.',
  'AST-MINI-E-3': 'The table is staffed by one croupier and one head of table (“jefe o jefa de mesa”).',
  'AST-MINI-E-4': 'The table has the size and shape of a blackjack table.',
  'AST-MINI-E-5': 'In front of each box (“casilla”) a circle marks the spot for stakes on the bank.',
  'AST-MINI-E-6': 'Other marked areas take the stakes on the player hand and on the tie.',
  'AST-MINI-E-7': 'No more than seven players may be seated.',
  'AST-MINI-E-8': 'The head of games (“Director o Directora de juego”) may choose to admit standing players.',
} as const satisfies Wording<'asturias-2011/mini'>;
