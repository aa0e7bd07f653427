import { en as dictionary } from '@sabot/words';
import { oddsEn } from '@sabot/words/odds';
import type { DosPanosSimulationWords, SolveDosPanosWords } from '../../dos-panos/odds-words.ts';

export const solveDosPanos: SolveDosPanosWords = {
  seconds: { sees: 'the second player sees what the first drew', blind: 'the second player does not look' },
  stakes: (stakes) => `stakes ${stakes}`,
  laidDown: '8–9',
  pontes: 'The players, with five',
  first: 'the first',
  second: 'the second',
  after: (sign) => `after ${sign}`,
  always: { draw: 'always draws', stand: 'always stands' },
  grid: 'paño 1 downwards, paño 2 across; 8–9: laid down',
  toFirst: 'to the first player, of their stake',
  toSecond: 'to the second player, of theirs',
  toBanker: 'to the banker, of both stakes',
  toHouse: 'to the house, of both',
  valuesMean: (slack) =>
    `Nobody can gain more than ${slack} of a stake by changing alone. That there is no other solution is not shown.`,
  conflict: 'Where the chart says draw against one paño and stand against the other',
  conflictMeans: (cells, often) =>
    `${cells} cells, ${often} of all coups. Settling all of them in one way costs the banker, for every 100,000 staked, more than choosing the best:`,
  resolutions: oddsEn.ways,
  league: 'Against two players in league',
  leagueMeans:
    'What the banker can make sure of, exactly, even if the players agree on their draws in secret; no more than that if they do it well.',
};

export const dosPanosSimulation: DosPanosSimulationWords = {
  pontes: {
    equilibrium: 'the players mix on five as in equilibrium',
    draw: 'the players always draw on five',
    stand: 'the players always stand on five',
  },
  against: { first: 'Against paño 1', second: 'Against paño 2' },
  ends: { wins: dictionary.outcomes.banca, ties: dictionary.outcomes.tie, loses: dictionary.outcomes.pano },
  fares: {
    first: 'to the first player',
    second: 'to the second player',
    banker: 'to the banker, of both',
    house: 'to the house, of both',
  },
};
