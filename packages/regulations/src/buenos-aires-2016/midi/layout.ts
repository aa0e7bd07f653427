import { type Layout, rests, zone } from '../../provisions/layout.ts';

/** Art. 2.5 to 2.9 */
export const layout: Layout = {
  shape: 'half-moon',
  zones: [
    zone('punto', 'seat', 'box', 'BUE-MIDI-2-9'),
    zone('banca', 'seat', 'box', 'BUE-MIDI-2-9'),
    zone('tie', 'centre', 'department', 'BUE-MIDI-2-10'),
  ],
  basket: 'discard-box',
  grounds: [rests('BUE-MIDI-2-8'), rests('BUE-MIDI-2-12')],
};
