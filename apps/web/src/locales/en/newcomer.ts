import type { Words } from '../words.ts';

export const newcomer: Words['newcomer'] = {
  hints: {
    title: 'Hint',
    of: (n, all) => `${n} of ${all}`,
    next: 'Next',
    done: 'Got it',
    skip: 'Skip the hints',
  },
  how: {
    open: 'How it goes',
    about: (game) => `How it goes: ${game}`,
    keys: 'Keys',
    keysAre: [
      ['?', 'opens this page'],
      ['M', 'turns the sound off and on'],
      ['Tab', 'goes from button to button; the first one skips to your place'],
      ['← →', 'change the chip, the panel and the step'],
      ['↑', 'uncovers a card of yours little by little'],
      ['Enter', 'presses what is marked'],
      ['Esc', 'closes what is open'],
    ],
    rules: 'All the rules',
    words: 'The words of this table',
    worth: 'An ace is worth 1, tens and court cards 0. Only the last digit counts: 7 + 8 is 5.',
  },
  puntoBanca: {
    level: 'Learnt in a minute',
    hints: {
      stake: 'Touch Punto or Banca: your chip is bet that this hand comes closer to 9.',
      call: 'The croupier calls each step, and “Why?” opens its rule. You decide no card.',
      result: 'This is what the coup brought you. Touch it to see the rule.',
      again: '“Rebet” bets the same again. The “?” above tells how it goes, on one page.',
    },
    picture: 'Two hands: punto, 9 and 7, is worth 6; banca, king and 8, is worth 8 and wins.',
    lines: [
      'Two hands are dealt, punto and banca. The one closer to 9 wins.',
      'You bet on punto, on banca or on a tie. Whichever side you choose, the cards are the same for everybody.',
      'Nobody decides a card: the rules say when a hand draws a third one.',
      'Punto pays even money, banca a little less, a tie much more: it is rare.',
    ],
  },
};
