import type { BasisWords, BetWords, OutcomeWords, ScoreWords } from '../act-words.ts';

export const bets: BetWords = {
  punto: 'punto',
  banca: 'banca',
  tie: 'tie',
  line: 'line',
  pano1: 'paño 1',
  pano2: 'paño 2',
  line1: 'line 1',
  line2: 'line 2',
  caballo: 'a caballo',
};

export const outcomes: OutcomeWords = {
  punto: 'punto wins',
  banca: 'banca wins',
  tie: 'a tie',
  pano: 'the paño wins',
};

export const scores: ScoreWords = {
  punto: (hand, banca) => `${outcomes.punto}, ${hand} to ${banca}`,
  pano: (hand, banca) => `${outcomes.pano}, ${hand} to ${banca}`,
  banca: (hand, banca) => `${outcomes.banca}, ${banca} to ${hand}`,
  tie: (hand) => `${outcomes.tie} at ${hand}`,
};

export const bases: BasisWords = {
  text: 'the text says so',
  'cross-reference': 'the text refers to another',
  usage: 'usage of related texts',
  house: 'our choice',
};
