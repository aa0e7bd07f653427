import type { GamesWords } from '../../game-words.ts';

export const incidents: GamesWords['punto-banca']['incidents'] = {
  'card-face-up': 'a card lies face up',
  'cards-stuck': 'cards are stuck together',
  'card-in-basket': 'a card falls into the basket',
  'card-on-floor': 'a card falls to the floor',
  'shoe-exhausted': 'the shoe has no cards left',
  'late-stake': 'a stake comes too late',
  'wrong-draw': 'a card is dealt that is not due',
  'cards-touched': 'somebody touches the cards',
  squeezing: 'the cards are squeezed',
  'cards-beyond-table': 'the cards leave the table',
  'dealer-cannot-go-on': 'whoever deals cannot go on',
  other: 'something the text does not foresee',
};
