import type { Omission } from './readings.ts';

/** Found while the rules were put into code; not in the table of readings that the law came with. */
export const OMISSIONS_S01_S12 = [
  {
    id: 'OM-S1',
    about: 'PB / Mini / Midi',
    rules: ['AST-PB-B-16', 'AST-CF-A-14'],
    missing: 'How a third card lies when it leaves the shoe',
    elsewhere: 'AST-CF-A-14: any third card is dealt face up.',
    default: 'face up',
    strength: 'house',
  },
  {
    id: 'OM-S2',
    about: 'PB / Mini / Midi',
    rules: ['AST-PB-B-1', 'AST-CF-B-6'],
    missing: 'Who cuts the pack',
    elsewhere: 'AST-CF-B-6: the cut is offered round the table from the croupier’s left.',
    default: 'any seated player; the croupier if none does',
    strength: 'house',
  },
  {
    id: 'OM-S3',
    about: 'PB / Mini / Midi',
    rules: ['AST-PB-B-6', 'BUE-MIDI-3-6'],
    missing: 'The words that open the stakes of a coup',
    elsewhere: 'BUE-MIDI-3-6: the croupier announces the start of each coup. Casinos say “hagan juego”.',
    default: 'the croupier calls “hagan juego”; at the Midi of Buenos Aires “hagan sus apuestas”',
    strength: 'house',
  },
  {
    id: 'OM-S4',
    about: 'PB / Mini',
    rules: ['AST-PB-B-11', 'BUE-MIDI-3-8', 'R36-MINI-36.3-2'],
    missing: 'Whether the holder of a hand may look at it slowly',
    elsewhere:
      'BUE-MIDI-3-8 forbids it, and R36-MINI-36.3-2 every touch of the cards; no other text of the family mentions it.',
    default: 'allowed, within the time to uncover',
    strength: 'house',
  },
  {
    id: 'OM-S5',
    about: 'R36 / BUE',
    rules: ['R36-PB-36.2-1', 'BUE-MIDI-9-2', 'AST-PB-C-4', 'AST-PB-C-9'],
    missing:
      'What the surviving text does not say of the shoe and the places: first turn, declining, nobody dealing, no duty to stake, no stake on punto, standing players',
    elsewhere: 'AST-PB-C-1 to C-10 and R36-PB-36.2-1 to 36.2-7 regulate the same game from the same parent.',
    default:
      'as AST-PB, but nobody is obliged to stake, and a hand that no seated player may hold stays with the croupier',
    strength: 'usage',
  },
  {
    id: 'OM-S6',
    about: 'R36',
    rules: ['R36-PB-39-12', 'AST-PB-B-13', 'AST-PB-B-19'],
    missing: 'The rest of art. 39: banca’s cards, the calls, the announcement of the winner, payment',
    elsewhere: 'AST-PB-B-13 to B-19 go on from the same words.',
    default: 'as AST-PB-B-13 to B-19',
    strength: 'usage',
  },
  {
    id: 'OM-S7',
    about: 'BUE / R36 Mini / Dos paños',
    rules: ['BUE-MIDI-3-8', 'BUE-MIDI-9-9', 'R36-MINI-36.3-2', 'AST-DP-B-14'],
    missing:
      'What follows when a player squeezes the cards, takes them beyond the table or touches them where they may not, or does not lay them down',
    elsewhere: 'AST-CF-C4-2, AST-DP-C5-2: who holds the cards too long may not go on holding them.',
    default: 'whoever rules at the table decides; failing that a warning, and the coup goes on',
    strength: 'house',
  },
  {
    id: 'OM-S8',
    about: 'AST PB',
    rules: ['AST-PB-A1-4', 'R36-PB-37.1-3', 'BUE-MIDI-5-2'],
    missing: 'The odds of a winning stake on the player hand',
    elsewhere:
      'R36-PB-37.1-3: even money. BUE-MIDI-5-2: 1 to 1. AST-PB-D-2 deducts 5% of the winning stakes, which fits even money only.',
    default: 'even money',
    strength: 'usage',
  },
  {
    id: 'OM-S9',
    about: 'CF',
    rules: ['AST-CF-E1-7', 'AST-CF-E1-17'],
    missing: 'Where a bank goes that a standing player had by turn, not as a mano pasada, and lost',
    elsewhere: 'AST-CF-E1-17 says it of a standing player who passes: to the right of the last seated banker.',
    default: 'to the right of the last seated banker',
    strength: 'house',
  },
  {
    id: 'OM-S10',
    about: 'CF',
    rules: ['AST-CF-E1-1', 'AST-CF-E1-2', 'AST-CF-B-41'],
    missing: 'Where the bank starts in a later talla when its last banker does not stay',
    elsewhere: 'AST-CF-E1-1 gives the first bank “inicialmente” to place 1; AST-CF-E1-2 lets it rotate from there.',
    default: 'the rotation goes on: to the right of the last seated banker, for the minimum at least',
    strength: 'house',
  },
  {
    id: 'OM-S11',
    about: 'CF',
    rules: ['AST-CF-E1-7', 'AST-CF-E1-25'],
    missing: 'Whether a taker who sits on the right of whoever passed has the shoe back at once when he loses',
    elsewhere: 'AST-CF-E1-7: who loses must cede the bank to the player on his right.',
    default: 'no: whoever has just lost the bank is passed over on its way round and asked only at the end',
    strength: 'house',
  },
  {
    id: 'OM-S12',
    about: 'CF',
    rules: ['AST-CF-B-10', 'AST-CF-E1-9', 'AST-CF-E1-26'],
    missing: 'What becomes of a bank that nobody stakes against',
    elsewhere:
      'AST-CF-E1-9 lets the bank rotate where somebody does not want it; AST-CF-D-14 loses patience with the second refusal running.',
    default:
      'it is announced once more; if nobody stakes again, its money goes back and the bank goes on to the right for the minimum at least, and the duty to deal once falls away',
    strength: 'house',
  },
] as const satisfies readonly Omission[];
