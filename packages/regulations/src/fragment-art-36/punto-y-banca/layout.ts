import { type Layout, rests, zone } from '../../provisions/layout.ts';

/** What survives speaks of numbered espacios and of the cesta; art. 36.1, on the table, is lost. */
export const layout: Layout = {
  shape: 'oval',
  zones: [
    zone('punto', 'seat', 'department', 'R36-PB-36.2-2', 'OM-04'),
    zone('banca', 'centre', 'box', 'R36-PB-36.2-2', 'OM-04'),
    zone('tie', 'centre', 'box', 'R36-PB-36.2-2', 'OM-04'),
  ],
  basket: 'basket',
  grounds: [rests('R36-PB-36.2-2', 'OM-04'), rests('R36-PB-39-4')],
};
