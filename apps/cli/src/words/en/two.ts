import type { SolveTwoWords, TwoSimulationWords } from '../two-words.ts';

export const solveTwo: SolveTwoWords = {
  seconds: { sees: 'the second ponte sees what the first drew', blind: 'the second ponte does not look' },
  stakes: (stakes) => `stakes ${stakes}`,
  laidDown: '8–9',
  pontes: 'The pontes, with five',
  first: 'the first',
  second: 'the second',
  after: (sign) => `after ${sign}`,
  always: { draw: 'always draws', stand: 'always stands' },
  grid: 'the first paño downwards, the second across; 8–9: laid down',
  toFirst: 'to the first ponte, of his stake',
  toSecond: 'to the second ponte, of his',
  toBanker: 'to the banker, of both stakes',
  toHouse: 'to the house, of both',
  valuesMean: (slack) =>
    `Nobody can gain more than ${slack} of a stake by changing what he does alone. That there is no other solution is not shown.`,
  conflict: 'Where the chart says draw against one paño and stand against the other',
  conflictMeans: (cells, often) =>
    `${cells} cells, ${often} of all coups. Settling all of them in one way costs the banker, for every 100,000 staked, more than choosing the best:`,
  resolutions: {
    draw: 'always draw',
    stand: 'always stand',
    'first paño': 'follow the first paño',
    'second paño': 'follow the second paño',
    'five or less': 'draw with five or less',
  },
  league: 'Against two pontes in league',
  leagueMeans:
    'What the banker can make sure of, exactly, even if the pontes agree on their draws in secret; no more than that if they do it well.',
};

export const twoSimulation: TwoSimulationWords = {
  pontes: {
    equilibrium: 'the pontes mix on five as in equilibrium',
    draw: 'the pontes always draw on five',
    stand: 'the pontes always stand on five',
  },
  against: { first: 'Against the first paño', second: 'Against the second paño' },
  ends: { wins: 'banca wins', ties: 'tie', loses: 'the paño wins' },
  fares: {
    first: 'to the first ponte',
    second: 'to the second ponte',
    banker: 'to the banker, of both',
    house: 'to the house, of both',
  },
};
