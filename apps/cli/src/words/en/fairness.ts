import { en as dictionary } from '@sabot/words';
import type { FairnessWords } from '../words.ts';

export const fairness: FairnessWords = {
  proved: (compared, cards) =>
    `Proved: ${cards === 1 ? 'one card' : `all ${cards} cards`} computed again, and the ${compared === 1 ? 'one that was dealt and shown is the one' : `${compared} that were dealt and shown are the ones`} the shuffle put there.`,
  notProved: dictionary.proof.notProved,
  disproved: (at, reason) => `disproved${at === '' ? '' : ` at ${at}`}: ${reason}`,
  lacks: {
    'cards-left-out': () => dictionary.proof.cardsLeftOut,
    'not-compared': () =>
      'There is nothing to compare the cards with: give the history of the shoe with --history, or the address of the house.',
    'cards-unseen': ({ compared, unseen }) =>
      `${compared === 1 ? '1 card compared, and right' : `${compared} cards compared, all right`}; ${unseen} ${unseen === 1 ? 'was' : 'were'} not seen.`,
    'no-record': () =>
      'There is no record to compare it with: save the proof from the page, or give the address of the house.',
    'house-alone': () => dictionary.proof.houseAlone,
  },
  talla: (talla) => `Shoe ${talla}`,
  unfinished: (abandoned) => (abandoned === null ? 'still in play.' : `abandoned: ${abandoned}.`),
  nothing: 'No shoe to check yet: the first is still in play.',
  contributed: (players) => `Shuffled by the house and ${players}.`,
  nobody: 'Shuffled by the house alone: no player added bytes of their own.',
  cut: (by, depth) => `Cut at ${depth} by ${by ?? 'the croupier'}.`,
  withheld: (players) => `Left out, because not revealed: ${players}.`,
};
