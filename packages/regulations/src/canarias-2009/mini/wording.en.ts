import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'CAN-MINI-3.2-1': 'Mini Punto is the same game as punto banca: only the table is different.',
  'CAN-MINI-3.2-2': 'The table is like a blackjack table.',
  'CAN-MINI-3.2-3': 'A single croupier draws and turns up all the cards.',
  'CAN-MINI-3.2-4': 'The croupier who draws the cards also pays and collects the stakes.',
  'CAN-MINI-3.2-5': 'A head of table (“jefe de mesa”) attends the table as well.',
} as const satisfies Wording<'canarias-2009/mini'>;
