import { type Layout, rests, zone } from '../../provisions/layout.ts';

/** Only the table differs, and it is like one for Blackjack; what is marked on it is not said. */
export const layout: Layout = {
  shape: 'half-moon',
  zones: [
    zone('punto', 'seat', 'box', 'CAN-MINI-3.2-2', 'OM-05'),
    zone('banca', 'seat', 'circle', 'CAN-MINI-3.2-2', 'OM-05'),
    zone('tie', 'seat', 'box', 'CAN-MINI-3.2-2', 'OM-05'),
  ],
  basket: 'basket',
  grounds: [rests('CAN-MINI-3.2-2'), rests('CAN-PB-VII-4')],
};
