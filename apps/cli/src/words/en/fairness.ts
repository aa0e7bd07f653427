import type { FairnessWords } from '../words.ts';

export const fairness: FairnessWords = {
  proved: (compared, cards) =>
    `Proved: all ${cards} cards computed again, and the ${compared} that were dealt and shown are the ones the shuffle put there.`,
  notProved: 'Not proved.',
  disproved: (at, reason) => `disproved${at === '' ? '' : ` at ${at}`}: ${reason}`,
  lacks: {
    'cards-left-out': () => 'The proof leaves out the cards that were dealt.',
    'not-compared': () =>
      'There is nothing to compare the cards with: give the history of the shoe with --history, or the address of the house.',
    'cards-unseen': ({ compared, unseen }) => `${compared} cards compared, all right; ${unseen} were not seen.`,
    'no-record': () =>
      'There is no record to compare it with: save the proof from the page, or give the address of the house.',
    'house-alone': () => 'Nobody but the house shuffled or cut: it could have chosen this order among many.',
  },
  talla: (talla) => `Talla ${talla}`,
  unfinished: (abandoned) => (abandoned === null ? 'still in play.' : `abandoned: ${abandoned}.`),
  nothing: 'No shoe to check yet: the first is still in play.',
  contributed: (players) => `Shuffled by the house and ${players}.`,
  nobody: 'Shuffled by the house alone: no player added bytes of their own.',
  cut: (by, depth) => `Cut at ${depth} by ${by ?? 'the croupier'}.`,
  withheld: (players) => `Left out, because not revealed: ${players}.`,
};
