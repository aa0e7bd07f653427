import { type Layout, rests, zone } from '../../provisions/layout.ts';

/** Art. 36.3 names mini tables without describing them: as the minis of the other texts. */
export const layout: Layout = {
  shape: 'half-moon',
  zones: [
    zone('punto', 'seat', 'box', 'R36-MINI-36.3-1', 'OM-05'),
    zone('banca', 'seat', 'circle', 'R36-MINI-36.3-1', 'OM-05'),
    zone('tie', 'seat', 'box', 'R36-MINI-36.3-1', 'OM-05'),
  ],
  basket: 'basket',
  grounds: [rests('R36-MINI-36.3-1', 'OM-05'), rests('R36-PB-39-4')],
};
