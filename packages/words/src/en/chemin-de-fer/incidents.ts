import type { GamesWords } from '../../game-words.ts';

/** How the bank finds a holder, step by step. */
export const stages: GamesWords['chemin-de-fer']['stages'] = {
  'last-winner': 'the winner of the last coup',
  seated: 'those seated, in turn',
  standing: 'those standing',
  retake: 'whoever gave it up may retake it',
  auction: 'auction',
  forced: 'must be taken by whoever sits to the right',
};

export const incidents: GamesWords['chemin-de-fer']['incidents'] = {
  'early-draw': 'a card is drawn too early',
  'card-face-up': 'a card comes out face up',
  'cards-stuck': 'two cards come out stuck together',
  'card-on-floor': 'a card falls to the floor',
  'shoe-exhausted': 'the shoe has no cards left',
  'croupier-exposes': 'the croupier exposes a card',
  'croupier-misdeals': 'the croupier misdeals',
  'carta-for-no': 'a card is given to whoever said “no”',
  misdelivered: 'the cards go to the wrong person',
  'fifth-card': 'the banker draws a fifth card',
  'banker-overdealt': 'the banker has more than two cards',
  'two-thirds-to-punto': 'two third cards for punto',
  'two-thirds-to-banca': 'two third cards for banca',
  'punto-card-in-basket': 'one of punto’s cards falls into the basket',
  'punto-third-in-basket': 'punto’s third card falls into the basket',
  'banker-exposes': 'the banker exposes a card',
  'banker-card-in-basket': 'one of the banker’s cards falls into the basket',
  advised: 'somebody advises the holder of the cards',
  misstated: 'a total is misstated',
  'cards-thrown': 'cards are thrown away',
  'unwatched-stake': 'an unwatched stake',
  'pooled-stakes': 'pooled stakes',
  'cards-grabbed': 'somebody takes cards that are not theirs',
  'late-stake': 'a stake comes too late',
  'follows-the-mano': 'follows the mano by changing seats',
  other: 'something the text does not foresee',
};
