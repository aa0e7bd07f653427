import { en as dictionary } from '@sabot/words';
import { oddsEn } from '@sabot/words/odds';
import type { OddsFaults, OddsWords, SolveWords } from '../odds-words.ts';

const some = (n: number | string, one: string, many: string): string => `${n} ${String(n) === '1' ? one : many}`;

export const odds: OddsWords = {
  decks: (decks) => (decks === 1 ? '1 deck' : `${decks} decks`),
  cards: (cards, removed) => `${some(cards, 'card', 'cards')}${removed === 0 ? '' : ` (${removed} gone)`}`,
  modes: oddsEn.modes,
  paysWith: (usual, other, totals) => `${usual} (${other} with ${totals})`,
  next: 'How the next coup ends',
  worth: oddsEn.worth,
  bet: 'bet',
  pays: 'pays',
  edge: oddsEn.edge,
  spread: 'spread',
  edgeMeans:
    'House edge: what the house keeps on average of every 100 staked; below zero, what the player gains. Spread: how far one coup strays from that, in stakes (standard deviation).',
  often: oddsEn.often,
  inCards: (cards) => some(cards, 'card', 'cards'),
  naturals: oddsEn.natural,
  bancaSix: oddsEn.sixOf,
  pair: oddsEn.pair,
  perfectPair: oddsEn.suited,
  grounds: 'The payments rest on',
  effects: 'What removing one card does to each bet',
  value: 'card gone',
  effectsMean:
    'Change of what the bet brings on average, for every 100,000 staked, when one more card of that value leaves the shoe. Above zero is good for the player.',
  simulation: {
    heading: (shoes, coups, seed) =>
      `${some(coups, 'coup', 'coups')} in ${some(shoes, 'whole shoe', 'whole shoes')} · seed ${seed}`,
    outcomes: dictionary.outcomes,
    brings: 'What each bet brings, of every 100 staked',
    simulated: 'simulated',
    within: '±',
    exact: 'exact',
    off: 'off by',
    means:
      'Exact: of a coup from the whole shoe. ±: 95 of 100 simulations come that near. Off by: in standard errors; beyond 3 is rare, beyond 5 would be a fault.',
    progress: (done, wanted, aSecond) => `coup ${done} / ${wanted} · ${aSecond}/s`,
    stopped: (done, wanted) => `Stopped at coup ${done} of ${wanted}.`,
    kept: (file) => `Kept in ${file}.`,
    goOn: (command) => `Go on with: ${command}`,
    cheminDeFer: {
      pontes: {
        equilibrium: 'the player mixes on five as in equilibrium',
        draw: 'the player always draws on five',
        stand: 'the player always stands on five',
      },
      bankers: {
        equilibrium: 'the banker plays as in equilibrium',
        cuadro: 'the banker follows the chart',
        best: 'the banker plays what is best against that',
      },
      brings: 'What it brings, of every 100 staked',
      fares: { ponte: 'to the player', banker: 'to the banker', house: 'to the house' },
      banks: 'How long a bank lasts: coups won before the one it loses',
      won: (coups) => String(coups),
      wonMore: (coups) => `${coups} and more`,
      cutShort: 'cut short by the end of the shoe',
      seats: 'How the seats fare, one unit per coup',
      seat: 'seat',
      seatHead: ['coups as banker', 'won less lost', 'as player', 'won less lost'],
    },
  },
};

export const solve: SolveWords = {
  heading: (deduction) => `${deduction} deducted from the banker’s gains`,
  charts: { free: 'the banker is free', cuadro: 'the banker is bound by the chart (“cuadro”)' },
  freeBanco: 'the player made banco and has been set free',
  ponte: oddsEn.player,
  always: oddsEn.always,
  mixes: oddsEn.mixes,
  wrong: (cost) => `doing otherwise costs ${cost} of every 100,000 staked`,
  noMatter: 'either act is worth the same; drawing just so often leaves the banker nothing to take advantage of',
  banker: oddsEn.banker,
  third: 'the player’s third card',
  stood: 'stood',
  marks: { draw: 'D', stand: 'S', boundDraw: 'd', boundStand: 's' },
  legend: 'D draw · S stand · a percentage: draw so often · small letters: the rules leave no choice',
  costs: 'What the other choice costs the banker, for every 100,000 staked, coup after coup',
  values: 'What it is worth, of every 100 staked',
  toPonte: 'to the player',
  toBanker: 'to the banker',
  valuesMean: 'Neither does better by changing alone.',
  one: oddsEn.solution,
};

export const oddsFaults: OddsFaults = {
  pack: {
    'bad-decks': (given) => `"--decks" takes a whole number from 1 to 20, not "${given}"`,
    ...oddsEn.faults,
  },
  seed: (given) => `"--seed" takes a whole number from 0 to 4294967295, not "${given}"`,
  workers: (given, most) => `"--workers" takes a whole number from 1 to ${most}, not "${given}"`,
  coups: (given) => `"--coups" takes a whole number from 1 to 1000000000000, not "${given}"`,
  deduction: (given) => `"--deduction" takes a part of the gains such as 0.05, 5% or 1/20, not "${given}"`,
  oneOf: (option, given, known) => `"${option}" takes ${known.join(' or ')}, not "${given}"`,
  notHere: (option, ruleset) => `"${option}" changes nothing in ${ruleset}: nobody there has that choice`,
  onlyOne: (option, other) => `"${option}" or "${other}", not both`,
  otherGame: (ruleset) => `people decide in ${ruleset}; "sabot solve ${ruleset}" says what they should do`,
  nothingToDecide: (ruleset) =>
    `nobody decides anything in ${ruleset}: the rules say who draws; see "sabot odds ${ruleset}"`,
  open: 'with a deduction, several hands leave this player a choice: that is not solved; choose --deduction 0 or --ponte total',
  openForTwo: 'players who play by their cards against two paños: this is not solved; choose --ponte total',
  tooFewForTwo: (given) =>
    `only ${given === '1' ? '1 card is' : `${given} cards are`} left; a coup against two paños may need nine`,
  stakes: (given) => `"--stakes" takes what lies on the two paños, such as 3:2, not "${given}"`,
  notASimulation: (file) => `${file}: this is not a simulation that can go on`,
  otherSimulation: (file, what, there, asked) => `${file}: has ${what} ${there}, not ${asked}`,
  furtherOn: (file, coups) =>
    `${file}: has ${some(coups, 'coup', 'coups')} already; ask for at least as many with --coups`,
  workerLost: (why) => `a worker could not go on: ${why}`,
};
