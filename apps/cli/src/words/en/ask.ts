import { en as dictionary } from '@sabot/words';
import type { AskWords } from '../table-words.ts';

const { onBet } = dictionary;

export const ask: AskWords = {
  cut: (min, max) => `You cut the pack: ${min} to ${max} (Enter: the middle)`,
  aboutCut: (min, max) => `  You cut the shuffled pack: what lies above the cut goes below.
  A number       how many cards to lift, ${min} to ${max}
  Enter          the middle
  q              leave; Ctrl-C and Ctrl-D too`,
  shoe: 'The shoe is offered to you: whoever has it deals and turns banca’s cards.',
  shoeDuty: (least, on) => `To deal you will need ${least} or more ${onBet(on)}.`,
  takeIt: 'Take it? y or n (Enter: n)',
  stake: (onEnter) => `Your stake (Enter: ${onEnter})`,
  sitOut: 'sit out',
  deal: 'You deal (Enter)',
  uncover: {
    punto: 'Yours is the highest stake on punto: turn its cards (Enter)',
    banca: 'You dealt: turn banca’s cards (Enter)',
  },
  yes: ['y', 'yes', 's', 'si', 'sí'],
  no: ['n', 'no', '0'],
  yesOrNo: 'y for yes, n or Enter for no.',
  number: (min, max) => `A number from ${min} to ${max}, or Enter.`,
  onlyEnter: 'Just Enter (or ? · why · q).',
  commands: {
    help: ['?', 'h', 'help', 'ayuda'],
    why: ['why', 'w', 'porque', 'porqué', 'por qué', 'por que'],
    quit: ['q', 'quit', 'exit', 'leave', 'salir', 'bye'],
    pass: ['pass', 'pasar', 'paso'],
    chips: ['chips', 'fichas'],
    double: ['x2', '2x', 'double', 'doblar'],
  },
  help: `  b 50            50 on banca (also: banca 50, b50)
  p 20 t 10       20 on punto and 10 on a tie
  Enter           the same as in the last coup
  x2              twice as much as in the last coup
  0               sit this coup out
  chips           1,000 more play chips
  pass            give the shoe away, where you hold it
  why             the rules behind what just happened
  q               leave; Ctrl-C and Ctrl-D too
  Nine is best. Third cards follow the book, and why says which article.`,
};
