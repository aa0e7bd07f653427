import type { GamesWords } from '../../game-words.ts';

/** How the bank finds a holder, step by step. */
export const stages: GamesWords['dos-panos']['stages'] = {
  named: 'named by the inspector',
  offer: 'offered for the same amount',
  auction: 'auction',
};

export const incidents: GamesWords['dos-panos']['incidents'] = {
  'early-draw': 'a card is drawn too early',
  'card-face-up': 'a card comes out face up',
  'cards-stuck': 'cards come out stuck together',
  'card-on-floor': 'a card falls to the floor',
  'shoe-exhausted': 'the shoe has no cards left',
  'wrong-holder': 'the wrong person has the cards',
  misdealt: 'the cards are dealt wrongly',
  'card-for-no': 'a card is given to a paño that said “no”',
  'no-card-for-carta': 'no card is given to a paño that asked',
  'hand-exposed': 'both cards of a paño are exposed',
  'cards-in-basket': 'cards fall into the basket unseen',
  'third-in-basket': 'a third card falls into the basket',
  misannounced: 'the banker announces a total that is not theirs',
  'no-below-five': 'a paño says “no” with less than five',
  'carta-with-six': 'a paño asks with six or more',
  contradicted: 'a paño says one thing and then another',
  'no-with-natural': 'a paño says “no” with 8 or 9',
  'carta-with-natural': 'a paño asks with 8 or 9',
  advised: 'somebody gives advice',
  'cards-not-laid-down': 'cards that were seen are not laid on the table',
  'thrown-unshown': 'cards are thrown into the basket unshown',
  'thrown-by-croupier': 'the croupier throws cards into the basket',
  'pooled-stakes': 'stakes are pooled',
  'stake-beside': 'a stake beside banker or croupier',
  'late-stake': 'a stake comes too late',
  other: 'something the text does not foresee',
};
