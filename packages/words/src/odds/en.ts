import type { OddsTerms } from './odds-terms.ts';

export const oddsEn: OddsTerms = {
  modes: { 'five-per-cent': '5% deducted', 'half-on-six': 'half with 6', 'nineteen-to-twenty': '19 to 20' },
  worth: 'What each bet is worth',
  often: 'How often',
  edge: 'house edge',
  natural: 'a natural: 8 or 9 with two cards',
  pair: 'the first two of a hand are a pair',
  suited: 'and of one suit',
  sixOf: (cards) => `banca wins with 6, of ${cards === 2 ? 'two' : 'three'} cards`,
  player: 'The player',
  banker: 'The banker',
  always: { draw: 'draws', stand: 'stands' },
  mixes: (share) => `draws ${share} of the time`,
  solution: (no, of) => `Solution ${no} of ${of}`,
  ways: {
    draw: 'always draw',
    stand: 'always stand',
    'first paño': 'follow paño 1',
    'second paño': 'follow paño 2',
    'five or less': 'draw with 5 or less',
  },
  faults: {
    'unknown-card': (given) => `“${given}” is no card: they are written As, Kd, 7h, Tc`,
    'no-more-of-it': (given) => `“${given}” cannot be gone: the shoe has no more of it`,
    'too-few-cards': (given) =>
      `only ${given === '1' ? '1 card is' : `${given} cards are`} left, and a coup may need six`,
  },
};
