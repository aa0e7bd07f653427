import type { CirculoPoints } from '@sabot/engine';
import type { OtherAnswers } from '../law-mutants.ts';

export const numbered = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i);
export const ALLOWED = ['allowed', 'refused'];
export const DECISIONS = [['draw'], ['stand'], ['draw', 'stand']];

/** Points that both games with a banker among the players answer with a word: all the words there are. */
export const CIRCULO_ANSWERS: OtherAnswers<CirculoPoints> = {
  explaining: ['bound', 'free'],
  lastCoups: [1, 5, 10],
  decks: [[6], [8], [6, 8]],
  mixing: ['anyone', 'nobody'],
  cutOrder: ['left', 'right'],
  afterStopCard: ['finish-coup', 'end'],
  checking: ['on-request', 'never'],
  emptySeat: ['kept', 'free'],
  failedCheck: [
    [{ do: 'go-on' }],
    [{ do: 'refer', to: 'inspector', between: [[{ do: 'go-on' }]] }],
    [{ do: 'refer', to: 'inspector', between: [[{ do: 'go-on' }], [{ do: 'annul', hand: 'talla' }]] }],
  ],
  winnings: ['join', 'returned'],
  lateStake: ['accepted', 'refused'],
  drawing: ALLOWED,
  thirdCard: ['up', 'down'],
  natural: ['abate', 'goes-on'],
  announce: ['carta', 'no'],
  cuadro: ['draw', 'stand', 'option'],
  slowness: ['warned', 'loses-the-cards'],
  silentHolder: ['next-then-croupier', 'croupier'],
  silentBanker: ['draw', 'stand'],
  claims: ['heard', 'refused'],
  ending: [
    ['announce', 'expose', 'settle'],
    ['expose', 'announce', 'settle'],
    ['announce', 'settle'],
    ['announce', 'expose'],
  ],
};
