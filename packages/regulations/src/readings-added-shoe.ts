import type { Omission } from './readings.ts';

/** Found in the texts of Punto y Banca about a dealer who loses the shoe, and the way it takes. */
export const OMISSIONS_ADDED_SHOE = [
  {
    id: 'OM-S25',
    about: 'PB / Midi',
    rules: ['AST-PB-B-10', 'CAN-PB-VII-10', 'R36-PB-36.2-5', 'BUE-MIDI-8-9', 'BUE-MIDI-9-5'],
    missing: 'Whether a dealer who cannot go on may still hold punto’s cards',
    elsewhere: 'AMB-09: whoever deals never holds both hands. BUE-MIDI-9-5: somebody else goes on in his place.',
    default:
      'no: in that coup they go to the next highest stake on punto, and to the croupier where he had been handed them',
    strength: 'house',
  },
  {
    id: 'OM-S26',
    about: 'BUE',
    rules: ['BUE-MIDI-9-4', 'BUE-MIDI-9-2'],
    missing: 'Whether a round in which nobody takes the Sabot counts for the ronda',
    elsewhere: 'BUE-MIDI-9-4 counts the boxes that the Sabot passes, not those who deal; BUE-MIDI-9-2 obliges nobody.',
    default: 'it counts: the Sabot has passed every box, whether it was declined there or withheld',
    strength: 'house',
  },
  {
    id: 'OM-S27',
    about: 'PB / Midi',
    rules: ['AST-PB-C-10', 'R36-PB-36.2-7', 'CAN-PB-VII-6', 'BUE-MIDI-9-6', 'BUE-MIDI-9-7'],
    missing: 'Where the shoe starts in the next pack when whoever dealt lost it by a ruling in the last coup',
    elsewhere:
      'BUE-MIDI-9-6: at the end of the coup it goes to the player on the right. BUE-MIDI-9-7 speaks of whoever still has it.',
    default: 'on the right, whatever the result: the ruling is the special case',
    strength: 'house',
  },
] as const satisfies readonly Omission[];
