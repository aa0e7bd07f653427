import type { OddsFaults, OddsWords, SolveWords } from '../odds-words.ts';

export const odds: OddsWords = {
  decks: (decks) => (decks === 1 ? '1 deck' : `${decks} decks`),
  cards: (cards, removed) => `${cards} cards${removed === 0 ? '' : ` (${removed} gone)`}`,
  modes: { 'five-per-cent': '5 % deducted', 'half-on-six': 'half with 6', 'nineteen-to-twenty': '19 to 20' },
  paysWith: (usual, other, totals) => `${usual} (${other} with ${totals})`,
  next: 'How the next coup ends',
  worth: 'What each bet is worth',
  bet: 'bet',
  pays: 'pays',
  edge: 'house edge',
  spread: 'spread',
  edgeMeans:
    'House edge: what the house keeps on average of every 100 staked; below zero, what the player gains. Spread: how far one coup strays from that, in stakes (standard deviation).',
  often: 'How often',
  inCards: (cards) => `${cards} cards`,
  naturals: 'a natural: 8 or 9 with two cards',
  bancaSix: (cards) => `banca wins with 6, of ${cards === 2 ? 'two' : 'three'} cards`,
  pair: 'the first two of a hand are a pair',
  perfectPair: 'and of one suit',
  grounds: 'The payments rest on',
  effects: 'What one card less does to each bet',
  value: 'card gone',
  effectsMean:
    'Change of what the bet brings on average, for every 100,000 staked, when one more card of that value leaves the shoe. Above zero is good for the player.',
  simulation: {
    heading: (shoes, coups, seed) => `${coups} coups in ${shoes} whole shoes · seed ${seed}`,
    outcomes: { banca: 'banca wins', punto: 'punto wins', tie: 'tie' },
    brings: 'What each bet brings, of every 100 staked',
    simulated: 'simulated',
    within: '±',
    exact: 'exact',
    off: 'off by',
    means:
      'Exact: of a coup from the whole shoe. ±: 95 of 100 simulations come that near. Off by: in standard errors; beyond 3 is rare, beyond 5 would be a fault.',
    progress: (done, wanted, aSecond) => `${done} / ${wanted} coups · ${aSecond}/s`,
    stopped: (done, wanted) => `Stopped after ${done} of ${wanted} coups.`,
    kept: (file) => `Kept in ${file}.`,
    goOn: (command) => `Go on with: ${command}`,
  },
};

export const solve: SolveWords = {
  heading: (deduction) => `${deduction} deducted from the banker's gains`,
  charts: { free: 'the banker is free', cuadro: 'the banker is bound by the cuadro' },
  freeBanco: 'the ponte made banco and has been set free',
  ponte: 'The ponte',
  always: { draw: 'draws', stand: 'stands' },
  mixes: (share) => `draws ${share} of the time`,
  wrong: (cost) => `doing otherwise costs ${cost} of every 100,000 staked`,
  noMatter:
    'either act is worth the same to him; drawing just so often he leaves the banker nothing to take advantage of',
  banker: 'The banker',
  third: "the ponte's third card",
  stood: 'stood',
  marks: { draw: 'D', stand: 'S', boundDraw: 'd', boundStand: 's' },
  legend: 'D draw · S stand · a percentage: draw so often · small letters: the rules leave no choice',
  costs: 'What the other choice costs the banker, for every 100,000 staked, coup after coup',
  values: 'What it is worth, of every 100 staked',
  toPonte: 'to the ponte',
  toBanker: 'to the banker',
  valuesMean: 'Neither can do better by changing what he does alone.',
  one: (no, of) => `Solution ${no} of ${of}`,
};

export const oddsFaults: OddsFaults = {
  pack: {
    'bad-decks': (given) => `"--decks" takes a whole number from 1 to 20, not "${given}"`,
    'unknown-card': (given) => `"${given}" is no card; cards are written As, Kd, 7h, Tc`,
    'no-more-of-it': (given) => `"${given}" cannot be gone: the shoe has no more of it`,
    'too-few-cards': (given) => `only ${given} cards are left; a coup may need six`,
  },
  seed: (given) => `"--seed" takes a whole number from 0 to 4294967295, not "${given}"`,
  workers: (given, most) => `"--workers" takes a whole number from 1 to ${most}, not "${given}"`,
  coups: (given) => `"--coups" takes a whole number from 1 to 1000000000000, not "${given}"`,
  deduction: (given) => `"--deduction" takes a part of the gains such as 0.05, 5% or 1/20, not "${given}"`,
  oneOf: (option, given, known) => `"${option}" takes ${known.join(' or ')}, not "${given}"`,
  onlyOne: (option, other) => `"${option}" or "${other}", not both`,
  otherGame: (ruleset) => `in ${ruleset} people decide; "sabot solve ${ruleset}" says what they should do`,
  nothingToDecide: (ruleset) =>
    `nobody decides anything in ${ruleset}: the rules say who draws; see "sabot odds ${ruleset}"`,
  open: 'with a deduction, several hands leave this ponte a choice: that is not solved; choose --deduction 0 or --ponte total',
  notASimulation: (file) => `${file}: this is not a simulation that can go on`,
  otherSimulation: (file, what, there, asked) => `${file}: has ${what} ${there}, not ${asked}`,
  furtherOn: (file, coups) => `${file}: has ${coups} coups already; ask for at least as many with --coups`,
  workerLost: (why) => `a worker could not go on: ${why}`,
};
