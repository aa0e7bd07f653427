import { type Layout, rests, zone } from '../../provisions/layout.ts';

/** The text knows numbered departments and a cesta; the table itself is in another decree. */
export const layout: Layout = {
  shape: 'oval',
  zones: [
    zone('punto', 'seat', 'department', 'AST-PB-C-1', 'OM-04'),
    zone('banca', 'centre', 'box', 'AST-PB-C-1', 'OM-04'),
    zone('tie', 'centre', 'box', 'AST-PB-C-1', 'OM-04'),
  ],
  basket: 'basket',
  grounds: [rests('AST-PB-C-1', 'OM-04'), rests('AST-PB-B-4')],
};
