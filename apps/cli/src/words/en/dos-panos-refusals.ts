import type { DosPanosRefusal, RefusalSentence } from '../refusal-words.ts';

/** Why something may not be done at dos paños. */
export const dosPanosRefusals: Readonly<Record<DosPanosRefusal, RefusalSentence>> = {
  'holds-the-cards': () => 'The cards are yours by turn: leave them to the next unseen, or play them.',
  'is-it-evident': () => 'It is not said whether the deal can be put right in an evident way.',
  'no-hand-of-it': () => 'That irregularity concerns no hand in particular.',
  'nobody-to-name': () => 'Nobody of that name can be named banker.',
  'not-asked-here': () => 'That is not asked with this irregularity.',
  'not-your-pano': () => 'You may stake on your own paño only.',
  'the-bank-alone-answers': () => 'The bank alone answers for the stakes: nothing is deposited beside it.',
  'the-bank-is-broken': () => 'Nothing is left of the bank: it is renewed or left.',
  'the-first-pano-comes-first': () => 'The second paño’s cards are not seen before the first has been played.',
  'the-panos-speak-first': () => 'The banker speaks after both paños.',
  'was-it-seen': () => 'It is not said whether the cards had been seen.',
  'what-do-they-testify': () => 'It is not said what those who saw the cards testify.',
  'which-hand': () => 'It is not said with which hand it happened, or not with that one now.',
  'whose-fault': () => 'It is not said whose fault it was.',
};
