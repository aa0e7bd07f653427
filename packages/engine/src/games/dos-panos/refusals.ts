import type { Refusals } from '../../refusal.ts';

/** What only dos paños refuses. */
export const DOS_PANOS_REFUSALS = {
  'holds-the-cards': {
    means: 'The cards of a paño are this person’s by turn, and who holds cards stays until they are played.',
    facts: [],
  },
  'is-it-evident': {
    means: 'It is not said whether the deal can be put right in an evident way.',
    facts: ['field', 'other'],
  },
  'no-more-sessions': { means: 'The evening has had all its sessions.', facts: [] },
  'no-hand-of-it': { means: 'That irregularity concerns no hand in particular.', facts: ['field', 'given', 'other'] },
  'not-taken-as-deposit': {
    means: 'The text does not let a bank be put up with that, or a deposit be kept there.',
    facts: ['field', 'given', 'options'],
  },
  'nobody-to-name': { means: 'Nobody of that name can be named banker.', facts: [] },
  'not-asked-here': { means: 'That is not asked with this irregularity.', facts: ['field', 'given', 'other'] },
  'not-your-pano': { means: 'The player may stake on his own paño only.', facts: ['field', 'given', 'options'] },
  'the-bank-alone-answers': {
    means: 'The bank alone answers for the stakes: nothing is deposited beside it.',
    facts: [],
  },
  'the-bank-is-broken': { means: 'Nothing is left of the bank: it is renewed or left.', facts: [] },
  'the-first-pano-comes-first': {
    means: 'The second paño’s cards are not seen before the first has been played.',
    facts: [],
  },
  'the-panos-speak-first': { means: 'The banker speaks after both paños.', facts: [] },
  'was-it-seen': { means: 'It is not said whether the cards had been seen.', facts: ['field', 'other'] },
  'what-do-they-testify': { means: 'It is not said what those who saw the cards testify.', facts: ['field', 'other'] },
  'which-hand': {
    means: 'It is not said with which hand it happened, or not with that one now.',
    facts: ['field', 'given', 'other'],
  },
  'whose-fault': { means: 'It is not said whose fault it was.', facts: ['field', 'other'] },
} as const satisfies Refusals;
