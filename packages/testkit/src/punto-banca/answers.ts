import type { Bet, PuntoBancaPoints } from '@sabot/engine';
import type { OtherAnswers } from '../law-mutants.ts';

const [PUNTO, BANCA, TIE] = (['punto', 'banca', 'tie'] as const).map((name): Bet => ({ name, on: name }));

/** Points answered with a word: all the words there are. */
export const PUNTO_BANCA_ANSWERS: OtherAnswers<PuntoBancaPoints> = {
  winner: ['punto', 'banca', 'tie'],
  naturals: ['over', 'goes-on'],
  puntoDraw: ['draw', 'stand'],
  bancaDraw: ['draw', 'stand'],
  afterStopCard: ['finish-coup', 'end'],
  thirdCard: ['up', 'down'],
  uncovering: [
    { turn: 1, by: 'holder' },
    { turn: 2, by: 'dealer' },
    { turn: 1, by: 'croupier' },
    { turn: 2, by: 'croupier' },
  ],
  laid: ['croupier-right', 'croupier-left'],
  admission: ['admitted', 'refused'],
  dealing: ['optional', 'croupier'],
  dealerHand: ['punto', 'banca'],
  shoeDeclined: ['right', 'left'],
  shoeAfter: ['stays', 'passes'],
  shoeGivenUp: ['allowed', 'refused'],
  nextPack: ['same', 'right'],
  dealerWithoutStake: ['next-with-stake', 'croupier'],
  banker: ['house', 'cagnotte'],
  rounding: ['down', 'up'],
  cut: ['seated', 'croupier'],
  squeezing: ['allowed', 'forbidden'],
  ronda: ['may-deal', 'must-wait'],
  tips: ['accepted', 'refused'],
  lastCoups: [1, 5, 10],
  lateStake: ['refused', 'accepted'],
  nobodyDeals: [{ croupierUntil: 'bank-loss' }, { croupierUntil: 'next-coup' }],
  settling: [['pay', 'deduct'], ['deduct', 'pay'], ['pay'], ['deduct']],
  decks: [[6], [8], [6, 8]],
  bets: [
    [PUNTO, BANCA, TIE],
    [PUNTO, BANCA],
    [BANCA, TIE],
    [PUNTO, TIE],
  ],
  puntoCards: [null, { player: 'stranger', why: 'X-1' }],
  dealerStake: [
    { on: 'none', atLeast: 0 },
    { on: 'banca', atLeast: 1000 },
    { on: 'any', atLeast: 1000 },
  ],
};
