import type { Omission } from './readings.ts';

/** Found while the games were played by people. */
export const OMISSIONS_S34_ON = [
  {
    id: 'OM-S34',
    about: 'Dos paños',
    rules: ['AST-DP-D-8', 'AST-DP-B-13', 'AST-DP-C5-2'],
    missing: 'Whether whoever’s turn it is must play the cards, who may have no stake in the coup',
    elsewhere:
      'AST-DP-D-8 gives the cards by number and asks for no stake. AST-DP-C5-2 takes them from whoever is too slow; under OM-37 they go to the next. Nobody is bound to play.',
    default:
      'they may let them pass to the next in turn as long as nobody has looked at them, and whoever made banco may not; failing a next, the croupier speaks',
    strength: 'house',
  },
  {
    id: 'OM-S35',
    about: 'CF',
    rules: ['AST-CF-C3-1', 'AST-CF-A-6', 'AST-CF-C3-12'],
    missing: 'Whether a banker who drew a fifth card and holds eight or nine must take it when punto asks for none',
    elsewhere:
      'AST-CF-C3-1 obliges the banker and excepts nobody, though the rules around it make exceptions where they want one (C3-7 “salvo si tiene 7”). AST-CF-C3-12 takes abatir from whoever with eight or nine gives or offers cards; A-6 is the general rule.',
    default:
      'yes: with the fifth card the banker has given cards and loses the right to abatir, and the card is theirs if punto says no',
    strength: 'text',
  },
  {
    id: 'OM-S36',
    about: 'CF',
    rules: ['AST-CF-C2-1', 'AST-CF-C2-2', 'AST-CF-C3-8', 'AST-CF-C3-9'],
    missing: 'One of punto’s two cards is exposed by the croupier, the other by the banker',
    elsewhere:
      'AST-CF-C3-9 speaks of a banker who exposes both; AST-CF-C2-2 stands among the errors of the croupier. Neither counts the fault of the other.',
    default:
      'each fault has its own consequence, in whichever order: the croupier’s binds both sides to their rules with what these leave free (C2-1), the banker’s shows the one card of the banker that answers (C3-8)',
    strength: 'house',
  },
  {
    id: 'OM-S37',
    about: 'Dos paños',
    rules: ['AST-DP-B-15', 'AST-DP-A-5', 'AST-DP-A-10', 'AST-DP-A-13', 'AST-CF-C3-12'],
    missing:
      'When a banker with eight or nine may show it where a paño has asked for a card and the other has not spoken, and whether giving the card costs the right to show',
    elsewhere:
      'AST-DP-B-15 has both paños speak before the banker. By A-13 the first paño is played out before the second looks at its cards, so its card is given before the second speaks; A-10, which chemin de fer lacks, is about the eights that then meet a third card. AST-CF-C3-12 takes abatir from a banker who gives cards, but Anexo II takes over section A of Anexo I only.',
    default:
      'the banker gives the first paño its card as dealer, and shows eight or nine once both have spoken, before the second is given a card; whoever gives that one too, where errors are allowed, may still show',
    strength: 'text',
  },
  {
    id: 'OM-S38',
    about: 'Dos paños',
    rules: ['AST-DP-E2-9', 'AST-DP-E2-10', 'AST-DP-E1-14'],
    missing: 'What the two sessions of a free bank are counted by, and what ends that count',
    elsewhere:
      'AST-DP-E2-9 separates them “por la hora de la cena”: they are those of one evening. A partida that ends for want of a bidder (E1-14) has had its session, unless no coup was played.',
    default:
      'two sessions an evening; a third is refused until the director says that another evening begins, or closes the table and opens it again',
    strength: 'house',
  },
  {
    id: 'OM-S39',
    about: 'CF / Dos paños',
    rules: ['AST-CF-C1-3', 'AST-CF-C1-4', 'AST-DP-C1-3', 'AST-DP-C1-4', 'AST-CF-E1-8', 'AST-CF-E1-27'],
    missing: 'What the banker may do once the duty to go through with the coup has been waived',
    elsewhere:
      'AST-CF-C1-4 keeps the cards from whoever takes the mano “pasada”: it takes it that the mano is then passed. Anexo II says the same of “la mano” alone, which there is the turn of the cards, and gives the waiver to the responsible Director.',
    default:
      'at chemin de fer the mano may be passed at once, stakes go back, and whoever has not dealt yet refuses to deal (E1-27); against two paños the cards are discarded and the bank goes on. A card drawn between two coups is treated like one drawn while stakes are made',
    strength: 'text',
  },
  {
    id: 'OM-S40',
    about: 'CF',
    rules: ['AST-CF-E1-10', 'AST-CF-E1-15', 'AST-CF-E1-23'],
    missing: 'Whether a bank that was given up voluntarily may be auctioned for less than it stood at',
    elsewhere:
      'AST-CF-E1-10 asks “en todo caso” for the same amount, E1-23 in the end for the minimum only. An auction to the highest bidder (E1-15) comes when nobody would have it for the same amount.',
    default:
      'yes: the same amount is the least for whoever takes it in turn, standing or back; bids start at the bank minimum (OM-35). Setting: bids start at what it stood at',
    strength: 'house',
  },
  {
    id: 'OM-S41',
    about: 'CF',
    rules: ['AST-CF-E3-2', 'AST-CF-B-37', 'AST-CF-B-38'],
    missing: 'Whether the winnings that must exceed fifty minimums are counted before the cagnotte or after it',
    elsewhere:
      'AST-CF-B-37 takes the deduction first; what B-38 lets join the bank, and E3-2 lets stay out, is the rest.',
    default: 'after it; setting: before it',
    strength: 'house',
  },
  {
    id: 'OM-S42',
    about: 'CF',
    rules: ['AST-CF-E1-20', 'AST-CF-E1-19'],
    missing: 'Whether a bank that is raised right after the award counts as larger than the one before',
    elsewhere: 'AST-CF-E1-20 compares “la banca adjudicada”; E1-19 tells the raise apart from what was awarded.',
    default: 'no: what it was awarded for is compared',
    strength: 'text',
  },
  {
    id: 'OM-S43',
    about: 'PB',
    rules: ['BUE-MIDI-3-5', 'BUE-MIDI-2-11'],
    missing: 'Tips, where the text does not speak of them',
    elsewhere: 'Only Buenos Aires has the croupier take tips and put them into a slot of the table (3-5, 2-11).',
    default: 'none are taken at the table: it has no slot for them',
    strength: 'house',
  },
  {
    id: 'OM-S44',
    about: 'PB / Midi',
    rules: [
      'AST-PB-A2-11',
      'BUE-MIDI-3-1',
      'CAN-PB-VI-4',
      'CAN-PB-VII-19',
      'CAN-PB-VII-20',
      'CAN-PB-VII-21',
      'R36-PB-38.1-7',
      'R36-PB-38.1-8',
    ],
    missing:
      'When what is wrong with the shoe, or was not foreseen, may be reported, and what it annuls outside a coup',
    elsewhere:
      'CAN-PB-VII-19 and R36-PB-38.1-7 speak of a card that appears in the shoe, not of one that is dealt; CAN-PB-VII-20 annuls “la mano y el sabot”, R36-PB-38.1-8 “la mano”. No text says that a coup must be under way.',
    default:
      'at any moment from the pack to the end of the talla. Outside a coup, what annuls the hand gives back the stakes that lie there, and what annuls the shoe withdraws the pack too. Where the text leaves a card that shows to a person, it is played or the pack withdrawn. A card that is played after all comes out face up. Cards that are stuck together are two or more, and each is recorded',
    strength: 'house',
  },
  {
    id: 'OM-S45',
    about: 'CF',
    rules: ['AST-CF-B-24', 'AST-CF-B-25', 'AST-CF-B-30'],
    missing: 'Whether the right to banco seguido stands against another banker',
    elsewhere:
      'AST-CF-B-25 gives it to the player “que hizo banco y perdió”, and names no banker; B-24 lets him repeat the banco, not the opponent.',
    default: 'yes, in the next coup, whoever is bank then; who takes the bank himself has it no more',
    strength: 'house',
  },
  {
    id: 'OM-S46',
    about: 'Dos paños',
    rules: ['AST-DP-A-10', 'AST-DP-C4-8'],
    missing: 'Whether eight with two cards also wins “siempre” when its holder said “no”',
    elsewhere:
      'AST-DP-C4-8 takes away the right to show, not the cards; AST-CF-C4-10, from which AMB-27 is taken, speaks of a banker who shows, and stands in Anexo I.',
    default:
      'yes against eight or nine with three cards, and nine with two cards likewise; a natural of the banker still beats it (AMB-27)',
    strength: 'text',
  },
  {
    id: 'OM-S47',
    about: 'PB / Midi',
    rules: ['AST-PB-B-10', 'BUE-MIDI-8-9', 'CAN-PB-VII-10'],
    missing: 'Whether the dealer holds punto’s cards too when his is the highest stake on punto',
    elsewhere:
      'The three texts give them to the highest stake and except nobody; R36 and [FR59] art. 57-13 keep the dealer from both hands (AMB-09).',
    default: 'yes: both hands are his',
    strength: 'text',
  },
  {
    id: 'OM-S48',
    about: 'Midi',
    rules: ['BUE-MIDI-9-4', 'BUE-MIDI-9-7'],
    missing: 'What one tenure of the Sabot is where a loss does not cost it',
    elsewhere:
      'AMB-18 counts the pases in a row while BANCA does not lose; the setting of AMB-77 leaves the Sabot with the box after a loss too.',
    default:
      'it lasts until the box gives the Sabot up or the pack ends; only then does the ban of 9-4 on a second tenure begin',
    strength: 'house',
  },
  {
    id: 'OM-S49',
    about: 'CF / Dos paños',
    rules: ['AST-CF-B-42', 'AST-CF-A-26', 'AST-CF-C4-19', 'AST-DP-B-21', 'AST-DP-C5-10'],
    missing:
      'What follows when the control of the cards fails, and when something that nobody foresaw happens outside a coup',
    elsewhere:
      'AST-CF-B-42 and AST-DP-B-21 have the cards checked and say no more; what is not foreseen is the inspector’s (A-26, C4-19, DP-C5-10), with no word that a coup must be under way. No claim is heard against a coup that is settled (C3-14, DP-C5-9).',
    default:
      'what is missing or too many is recorded card by card, and the inspector decides: another pack, or the same one put in order; settled coups stand. From the pack to the end of the talla anything unforeseen may be reported; outside a coup the inspector lets play go on or withdraws the pack, and stakes that lie there go back',
    strength: 'house',
  },
  {
    id: 'OM-S50',
    about: 'Dos paños',
    rules: ['AST-DP-E1-13', 'AST-DP-E1-3'],
    missing: 'When a bank that nobody takes for the same amount is drawn by lot “en su caso” instead of auctioned',
    elsewhere: 'The only lot that the section knows is that between equal bids (E1-3); “nuevamente” points back to it.',
    default: 'when the bids of that auction are equal',
    strength: 'text',
  },
  {
    id: 'OM-S51',
    about: 'Dos paños',
    rules: ['AST-DP-E1-5', 'AST-DP-E1-4', 'AST-DP-E2-9', 'AST-DP-E2-10'],
    missing: 'Who may let an award last for more tallas once it is made, and what an award for several days is',
    elsewhere:
      'AST-DP-E1-4 allows one or several tallas and E1-5 leaves days to the judgement of the director; nobody else is named. The sessions and tallas of an evening are counted by E2-9 and E2-10.',
    default:
      'the director, for tallas too; for several days the bank stays with its holder over all tallas and sessions of as many evenings, the present one among them, and its money stays deposited',
    strength: 'house',
  },
  {
    id: 'OM-S52',
    about: 'PB / Midi',
    rules: ['AST-PB-B-1', 'CAN-PB-VII-1', 'R36-PB-39-1', 'BUE-MIDI-2-5', 'BUE-MIDI-2-13'],
    missing: 'Who shuffles, by hand or by machine, and what an automatic Sabot changes',
    elsewhere:
      'BUE-MIDI-3-4 has the croupier shuffle, 2-13 allows a machine, 2-5 an automatic Sabot; 8-1 asks for count and cut whoever shuffles. AST-CF-B-5 has the crupier shuffle last. The other texts name no machine.',
    default:
      'the croupier, from a manual shoe, where no machine is named. A machine shuffles in the croupier’s place, and the pack is counted and cut as before; a card that an automatic Sabot lets out of turn is nobody’s fault, so that the Supervisor lets the coup go on or annuls it, and nobody loses the Sabot',
    strength: 'house',
  },
] as const satisfies readonly Omission[];
