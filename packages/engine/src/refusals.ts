import type { Refusals } from './refusal.ts';

/** What any game may refuse: commands that are malformed or beyond their bounds, and what several games share. */
export const COMMON_REFUSALS = {
  'above-the-maximum': {
    means: 'The amount is more than may be given here, such as a stake above the maximum of the bet.',
    facts: ['field', 'given', 'min', 'max', 'step'],
  },
  'already-open': { means: 'The table has been opened before.', facts: [] },
  'amount-not-whole-cents': {
    means: 'What was given as an amount is not a whole number of cents, or is below nothing.',
    facts: ['field', 'given'],
  },
  'below-the-minimum': {
    means:
      'The amount is less than may be given here, such as a stake below the minimum of the bet; a stake of nothing is no stake and always allowed.',
    facts: ['field', 'given', 'min', 'max', 'step'],
  },
  'beyond-the-chips': {
    means: 'The stakes together are more than the chips the player has, those already staked included.',
    facts: ['given', 'min', 'max'],
  },
  'card-already-out': {
    means: 'Every copy of that card has already left the shoe, so it was misread or does not belong to the pack.',
    facts: ['field', 'given'],
  },
  'cannot-have-happened-now': { means: 'That cannot have happened at this moment.', facts: ['field', 'given'] },
  'closing-announced': { means: 'The last coups have been announced already.', facts: [] },
  'coup-under-way': { means: 'It has to wait until the coup is over.', facts: [] },
  'last-coups-first': { means: 'The coups that were announced as the last are still to be played.', facts: ['min'] },
  'case-is-foreseen': {
    means: 'The text itself says between what this case is decided.',
    facts: [],
  },
  'effect-not-now': {
    means: 'A ruling cannot have that effect at this moment, or not together with the others.',
    facts: ['field', 'given', 'options', 'other'],
  },
  malformed: {
    means: 'A field of the command is missing or is not of the kind it must be.',
    facts: ['field', 'given'],
  },
  'must-deal-first': { means: 'The shoe may not be given up before a coup has been dealt from it.', facts: [] },
  'no-card-came-out-with-it': {
    means: 'A card that left the shoe can be reported only with an incident in which one does.',
    facts: ['field', 'other'],
  },
  'no-free-seat': { means: 'Every seat is taken.', facts: [] },
  'no-such-card': {
    means: 'No card of that number has been dealt in this coup.',
    facts: ['field', 'given', 'options'],
  },
  'not-a-multiple': {
    means: 'The amount is not a multiple of the step in which it must be given.',
    facts: ['field', 'given', 'min', 'max', 'step'],
  },
  'not-admitted': { means: 'Nobody may take a seat at this table.', facts: [] },
  'not-among-the-options': {
    means: 'The value is none of those that may be chosen.',
    facts: ['field', 'given', 'options', 'max'],
  },
  'not-at-the-table': {
    means: 'The person is neither seated nor standing at the table.',
    facts: ['field', 'given', 'options'],
  },
  'not-now': { means: 'The act belongs to another moment of the table.', facts: ['phase'] },
  'not-your-cards': { means: 'Somebody else was handed these cards.', facts: [] },
  'not-your-shoe': { means: 'Somebody else deals.', facts: [] },
  'not-your-turn': { means: 'The shoe is being offered to somebody else.', facts: ['first'] },
  'not-yours': {
    means: 'The act is for somebody else: another player, the croupier, or whoever rules at the table or opens it.',
    facts: [],
  },
  'out-of-range': {
    means: 'The number lies outside the range that is offered, such as a cut beyond the pack.',
    facts: ['field', 'given', 'min', 'max'],
  },
  'pack-not-ready': { means: 'Something else must be done with the pack first.', facts: ['first'] },
  'ruling-awaited': { means: 'A ruling is awaited, and play does not go on before it is given.', facts: [] },
  'seat-not-free': {
    means: 'The seat is taken, or there is none of that number.',
    facts: ['field', 'given', 'options'],
  },
  'shoe-exhausted': { means: 'No card is left in the shoe.', facts: ['field', 'given', 'options'] },
  'sides-too-close': { means: 'Stakes on both hands differ by less than they must.', facts: ['given', 'min'] },
  'stakes-are-closed': { means: 'The closing call has been made.', facts: [] },
  'stakes-on-the-table': { means: 'Stakes lie on the table; they must be settled or taken back first.', facts: [] },
  'standing-not-admitted': {
    means: 'This table does not admit standing players.',
    facts: ['field', 'given', 'options'],
  },
  'stop-card-already-shown': { means: 'The stop card of this pack is out already.', facts: [] },
  'text-missing': {
    means: 'A text is needed, such as the reason of a ruling; it may have up to 500 characters.',
    facts: ['field', 'given'],
  },
  'unfit-name': {
    means:
      'The name cannot be a player’s: letters, digits, single spaces, “.”, “_” and “-”, 32 at most, and none that a history uses for staff or accounts.',
    facts: ['field', 'given'],
  },
  'unknown-actor': { means: 'The command comes from nobody.', facts: [] },
  'unknown-card': { means: 'What was given is no card.', facts: ['field', 'given'] },
  'unknown-command': { means: 'No act of the game has that name.', facts: ['given'] },
  'unknown-seat': { means: 'There is no seat of that number to stand behind.', facts: ['field', 'given', 'options'] },
  'unknown-word': { means: 'The word is none of those this field may have.', facts: ['field', 'given'] },
  'which-card': { means: 'The incident concerns a card, and it is not said which.', facts: ['field', 'other'] },
  'which-cards-came-out': { means: 'Cards left the shoe, and it is not said which.', facts: ['field', 'other'] },
  'which-player': { means: 'It concerns a player, and it is not said which.', facts: ['field', 'other'] },
} as const satisfies Refusals;
