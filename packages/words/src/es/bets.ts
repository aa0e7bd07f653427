import type { BasisWords, BetWords, OutcomeWords, ScoreWords } from '../act-words.ts';

export const bets: BetWords = {
  punto: 'punto',
  banca: 'banca',
  tie: 'empate',
  line: 'raya',
  pano1: 'paño 1',
  pano2: 'paño 2',
  line1: 'raya 1',
  line2: 'raya 2',
  caballo: 'a caballo',
};

export const outcomes: OutcomeWords = {
  punto: 'gana el punto',
  banca: 'gana la banca',
  tie: 'empate',
  pano: 'gana el paño',
};

export const scores: ScoreWords = {
  punto: (hand, banca) => `${outcomes.punto}, ${hand} a ${banca}`,
  pano: (hand, banca) => `${outcomes.pano}, ${hand} a ${banca}`,
  banca: (hand, banca) => `${outcomes.banca}, ${banca} a ${hand}`,
  tie: (hand) => `${outcomes.tie} a ${hand}`,
};

export const bases: BasisWords = {
  text: 'lo dice el texto',
  'cross-reference': 'el texto remite a otro',
  usage: 'uso de textos afines',
  house: 'criterio nuestro',
};
