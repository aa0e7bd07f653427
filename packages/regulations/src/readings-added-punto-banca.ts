import type { Omission } from './readings.ts';

/** Found when the smaller tables of the Punto y Banca family were held against their texts again. */
export const OMISSIONS_ADDED_PUNTO_BANCA = [
  {
    id: 'OM-S40',
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
    id: 'OM-S41',
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
    id: 'OM-S42',
    about: 'R36 Mini',
    rules: ['R36-MINI-36.3-1', 'AST-MINI-E-2', 'CAN-MINI-3.2-1'],
    missing: 'Whether arts. 36.2 to 39 also govern the tables of Mini: no sentence that survives says so',
    elsewhere:
      'AST-MINI-E-2 and CAN-MINI-3.2-1 play Mini by the rules of Punto y Banca. Art. 36.3 sets apart only who deals and who touches the cards, in the middle of the articles on Punto y Banca.',
    default: 'they do, as they are read there, except for what art. 36.3 says itself',
    strength: 'usage',
  },
  {
    id: 'OM-S43',
    about: 'R36 Mini',
    rules: ['R36-MINI-36.3-2', 'CAN-MINI-3.2-1'],
    missing: 'Who cuts the pack where players may not touch the cards: the sentence speaks of the deal',
    elsewhere: 'OM-S2 lets a seated player cut where nothing else is said. A pack is cut by touching it.',
    default: 'the croupier',
    strength: 'house',
  },
  {
    id: 'OM-S44',
    about: 'CAN Mini',
    rules: ['CAN-MINI-3.2-5', 'CAN-PB-VI-4', 'AST-PB-A2-11'],
    missing: 'Who decides what is not foreseen at a table of Mini Punto, to which the text names no inspector',
    elsewhere:
      'CAN-PB-VI-4 gives it to the “inspector de la mesa” of Punto Banca. CAN-MINI-3.2-5 puts one croupier and a jefe de mesa at this table, and in AST-PB-A2-11 it is the jefe de mesa who decides.',
    default: 'the jefe de mesa',
    strength: 'usage',
  },
  {
    id: 'OM-S45',
    about: 'BUE Midi',
    rules: ['BUE-MIDI-3-1', 'R36-PB-38.1-7', 'CAN-PB-VII-19'],
    missing: 'A card found face up in the Sabot',
    elsewhere:
      'R36-PB-38.1-7 keeps it in play, CAN-PB-VII-19 too unless it is an 8 or a 9. AMB-24 leaves it to the jefe de mesa in Asturias.',
    default: 'the Supervisor decides: it is played, seen by all, or the coup is annulled; failing that it is played',
    strength: 'house',
  },
] as const satisfies readonly Omission[];
