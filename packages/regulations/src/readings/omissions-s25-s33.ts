import type { Omission } from './readings.ts';

/** Found when the family of Punto y Banca was held against its texts again: whoever loses the shoe, and the smaller tables. */
export const OMISSIONS_S25_S33 = [
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
  {
    id: 'OM-S28',
    about: 'AST Mini',
    rules: ['AST-MINI-E-2', 'R36-MINI-36.3-1', 'R36-MINI-36.3-2', 'CAN-MINI-3.2-3'],
    missing: 'A mini table at which the croupier deals every coup',
    elsewhere:
      'The text lets the players deal (AMB-25). R36-MINI-36.3-1 and CAN-MINI-3.2-3 give the deal of a mini table to the croupier, and R36-MINI-36.3-2 keeps the players’ hands off the cards.',
    default:
      'only where the table is opened so: the croupier deals, cuts and uncovers both hands, and no player touches the cards',
    strength: 'usage',
  },
  {
    id: 'OM-S29',
    about: 'AST / CAN PB',
    rules: ['AST-PB-B-10', 'CAN-PB-VII-10', 'R36-PB-39-10', 'BUE-MIDI-9-2'],
    missing: 'A table that hands the player hand to seated players only',
    elsewhere:
      'The text hands it to the highest stake, seated or standing (AMB-10). R36-PB-39-10 and BUE-MIDI-9-2 know seated players only.',
    default:
      'only where the table is opened so: the highest stake among those seated; if nobody seated has one, the croupier',
    strength: 'usage',
  },
  {
    id: 'OM-S30',
    about: 'R36 Mini',
    rules: ['R36-MINI-36.3-1', 'AST-MINI-E-2', 'CAN-MINI-3.2-1'],
    missing: 'Whether arts. 36.2 to 39 also govern the tables of Mini: no sentence that survives says so',
    elsewhere:
      'AST-MINI-E-2 and CAN-MINI-3.2-1 play Mini by the rules of Punto y Banca. Art. 36.3 sets apart only who deals and who touches the cards, in the middle of the articles on Punto y Banca.',
    default: 'they do, as they are read there, except for what art. 36.3 says itself',
    strength: 'usage',
  },
  {
    id: 'OM-S31',
    about: 'R36 Mini',
    rules: ['R36-MINI-36.3-2', 'CAN-MINI-3.2-1'],
    missing: 'Who cuts the pack where players may not touch the cards: the sentence speaks of the deal',
    elsewhere: 'OM-S2 lets a seated player cut where nothing else is said. A pack is cut by touching it.',
    default: 'the croupier',
    strength: 'house',
  },
  {
    id: 'OM-S32',
    about: 'CAN Mini',
    rules: ['CAN-MINI-3.2-5', 'CAN-PB-VI-4', 'AST-PB-A2-11'],
    missing: 'Who decides what is not foreseen at a table of Mini Punto, to which the text names no inspector',
    elsewhere:
      'CAN-PB-VI-4 gives it to the “inspector de la mesa” of Punto Banca. CAN-MINI-3.2-5 puts one croupier and a jefe de mesa at this table, and in AST-PB-A2-11 it is the jefe de mesa who decides.',
    default: 'the jefe de mesa',
    strength: 'usage',
  },
  {
    id: 'OM-S33',
    about: 'BUE Midi',
    rules: ['BUE-MIDI-3-1', 'R36-PB-38.1-7', 'CAN-PB-VII-19'],
    missing: 'A card found face up in the Sabot',
    elsewhere:
      'R36-PB-38.1-7 keeps it in play, CAN-PB-VII-19 too unless it is an 8 or a 9. AMB-24 leaves it to the jefe de mesa in Asturias.',
    default: 'the Supervisor decides: it is played, seen by all, or the coup is annulled; failing that it is played',
    strength: 'house',
  },
] as const satisfies readonly Omission[];
