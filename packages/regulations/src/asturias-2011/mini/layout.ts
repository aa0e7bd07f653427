import { type Layout, rests, zone } from '../../provisions/layout.ts';

/** Section E: half a table, a circle before each casilla for the bank, other zones for player hand and tie. */
export const layout: Layout = {
  shape: 'half-moon',
  zones: [
    zone('punto', 'seat', 'box', 'AST-MINI-E-6'),
    zone('banca', 'seat', 'circle', 'AST-MINI-E-5'),
    zone('tie', 'seat', 'box', 'AST-MINI-E-6'),
  ],
  basket: 'basket',
  grounds: [rests('AST-MINI-E-1'), rests('AST-MINI-E-4'), rests('AST-PB-B-4')],
};
