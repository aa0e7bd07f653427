import type { ProofWords } from '../proof-words.ts';

export const proof: ProofWords = {
  notProved: 'Not proved.',
  cardsLeftOut: 'The proof leaves out the cards that were dealt.',
  houseAlone: 'Nobody but the house shuffled or cut: it could have chosen this order among many.',
};
