import { type Layout, rests, zone } from '../../provisions/layout.ts';

/** The page opens after whatever it said of the table; the cesta is there. */
export const layout: Layout = {
  shape: 'oval',
  zones: [
    zone('punto', 'seat', 'department', 'CAN-PB-VII-4', 'OM-04'),
    zone('banca', 'centre', 'box', 'CAN-PB-VII-4', 'OM-04'),
    zone('tie', 'centre', 'box', 'CAN-PB-VII-4', 'OM-04'),
  ],
  basket: 'basket',
  grounds: [rests('CAN-PB-VII-4', 'OM-04'), rests('CAN-PB-VII-4')],
};
