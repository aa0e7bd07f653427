import { CHEMIN_DE_FER_MEANINGS } from './refusal-meanings-chemin-de-fer.mjs';
import { DOS_PANOS_MEANINGS } from './refusal-meanings-dos-panos.mjs';

const PUNTO_BANCA_MEANINGS = {
  'above-the-maximum': 'The amount is more than may be given here, such as a stake above the maximum of the bet.',
  'already-open': 'The table has been opened before.',
  'amount-not-whole-cents': 'What was given as an amount is not a whole number of cents, or is below nothing.',
  'below-the-minimum':
    'The amount is less than may be given here, such as a stake below the minimum of the bet; a stake of nothing is no stake and always allowed.',
  'beyond-the-chips': 'The stakes together are more than the chips the player has, those already staked included.',
  'busy-with-the-shoe':
    'Whoever has the shoe, is being offered it, or holds cards of the coup may not change places meanwhile.',
  'card-already-out':
    'Every copy of that card has already left the shoe, so it was misread or does not belong to the pack.',
  'coup-under-way': 'It has to wait until the coup is over.',
  malformed: 'A field of the command is missing or is not of the kind it must be.',
  'maximum-not-allowed': 'The maximum of the table is not one that may be set for its minimum.',
  'must-deal-first': 'The shoe may not be given up before a coup has been dealt from it.',
  'no-card-came-out-with-it': 'A card that left the shoe can be reported only with an incident in which one does.',
  'no-card-is-wanting': 'The shoe is exhausted only when a card is due and none is left in it.',
  'no-free-seat': 'Every seat is taken.',
  'no-player-deals': 'The staff deals this coup, so no player can be unable to go on dealing.',
  'no-such-bet': 'The table takes no stakes on that.',
  'no-such-card': 'No card of that number has been dealt in this coup.',
  'not-a-multiple': 'The amount is not a multiple of the step in which it must be given.',
  'not-admitted': 'Nobody may take a seat at this table.',
  'not-among-the-options': 'The value is none of those that may be chosen.',
  'not-at-the-table': 'The person is neither seated nor standing at the table.',
  'not-now': 'The act belongs to another moment of the table.',
  'not-the-dealer': 'Somebody else deals this coup, and only whoever deals can be unable to go on.',
  'not-your-cards': 'Somebody else was handed these cards.',
  'not-your-shoe': 'Somebody else deals.',
  'not-your-turn': 'The shoe is being offered to somebody else.',
  'not-yours': 'The act is for somebody else: another player, the croupier, or whoever rules at the table or opens it.',
  'out-of-range': 'The number lies outside the range that is offered, such as a cut beyond the pack.',
  'pack-incomplete': 'The count is not that of the whole pack.',
  'pack-not-ready': 'Something else must be done with the pack first.',
  'ruling-awaited': 'A ruling is awaited, and nothing else can be reported before it is given.',
  'seat-not-free': 'The seat is taken, or there is none of that number.',
  'shoe-exhausted': 'No card is left in the shoe.',
  'sides-too-close': 'Stakes on both hands differ by less than they must.',
  'stakes-are-closed': 'The closing call has been made.',
  'stakes-on-the-table': 'Stakes lie on the table; they must be settled or taken back first.',
  'standing-not-admitted': 'This table does not admit standing players.',
  'stop-card-already-shown': 'The stop card of this pack is out already.',
  'text-missing': 'A text is needed, such as the reason of a ruling; it may have up to 500 characters.',
  'unfit-name':
    'The name cannot be a player’s: letters, digits, “.”, “_” and “-”, 32 at most, and none that a history uses for staff or accounts.',
  'unknown-card': 'What was given is no card.',
  'unknown-command': 'No act of the game has that name.',
  'unknown-seat': 'There is no seat of that number to stand behind.',
  'unknown-word': 'The word is none of those this field may have.',
  'which-card': 'The incident concerns a card, and it is not said which.',
  'which-player': 'It concerns a player, and it is not said which.',
};

/** What each refusal code of the engine means, in one sentence, by the alphabet. */
export const MEANINGS = Object.fromEntries(
  Object.entries({ ...PUNTO_BANCA_MEANINGS, ...CHEMIN_DE_FER_MEANINGS, ...DOS_PANOS_MEANINGS }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  ),
);
