import type { Refusals } from '../../refusal.ts';

/** What only chemin de fer refuses. */
export const CHEMIN_DE_FER_REFUSALS = {
  'already-in-the-bank': { means: 'The player has a part in the bank already, or may have none.', facts: [] },
  'already-said': { means: 'That has been said already.', facts: [] },
  'associates-stay-out': { means: 'Whoever has a part in the bank stays out of the play.', facts: [] },
  'call-banco-instead': { means: 'The bank is too small to be shared: it takes a banco by one alone.', facts: [] },
  'changes-come-first': { means: 'Those seated who asked to change place come first.', facts: ['first'] },
  'chips-in-the-bank': { means: 'The player has chips in the bank until the tenure ends.', facts: [] },
  'half-the-bank-is-staked': { means: 'The banco con la mesa has its stake: half the bank.', facts: [] },
  'may-not-follow-the-mano': { means: 'Those standing may not move about to follow the mano.', facts: [] },
  'no-banco-to-repeat': { means: 'Banco seguido is for whoever made banco and lost.', facts: [] },
  'no-such-announcement': { means: 'That may not be announced at this table.', facts: [] },
  'nobody-asks': { means: 'Nobody of that name asks to join the bank.', facts: ['field', 'given', 'options'] },
  'not-in-association': { means: 'The bank may not be taken in association here.', facts: [] },
  'not-seated': { means: 'Only somebody seated may ask to change.', facts: [] },
  'pass-the-mano-instead': { means: 'A coup has been dealt: the mano may be passed.', facts: [] },
  'punto-speaks-first': { means: 'The banker always speaks after the punto.', facts: [] },
  'seated-elsewhere': { means: 'The player has a seat at another table.', facts: [] },
  'take-it-alone': { means: 'The bank is at its minimum: it is taken by one alone.', facts: [] },
  'the-bank-has-a-maximum': { means: '“Todo va” is for a bank without maximum.', facts: [] },
  'the-bank-is-never-lowered': { means: 'The bank may never be less than it was awarded for.', facts: ['max'] },
  'the-banker-chooses-first': { means: 'The banker says first whether the card is given.', facts: [] },
  'todo-va-was-said': { means: '“Todo va” was said: nothing is kept out of play.', facts: [] },
  'winnings-too-small': {
    means: 'Winnings may be withheld once they exceed fifty times the minimum.',
    facts: ['given'],
  },
} as const satisfies Refusals;
