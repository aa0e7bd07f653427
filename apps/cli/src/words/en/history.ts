import { en as dictionary } from '@sabot/words';
import type { HistoryWords } from '../history-words.ts';

export const history: HistoryWords = {
  watching: (file) => `Runs again whenever ${file} is saved; q and Enter to stop.`,
  summary: (passed, failed) => `${passed} passed, ${failed} failed`,
  coup: 'coup',
  hands: { punto: 'punto', 'pano-1': 'paño 1', 'pano-2': 'paño 2', banca: 'banca' },
  outcomes: { punto: 'punto', pano: 'paño', banca: 'banca', tie: 'tie', annulled: 'annulled' },
  natural: 'natural',
  unfinished: 'under way',
  bank: 'bank',
  banco: 'banco',
  agrees: (edition) => `The log agrees with the law (edition ${edition}): asked again, it decides every act the same.`,
  differs: 'The law, asked again, says something else',
  otherEdition: (edition, current) =>
    `Played under edition ${edition}; only edition ${current} is here to be asked, so the log was read, not checked.`,
  noCoups: 'No coup was played.',
  balances: 'Balances',
  accounts: { garage: 'garage', cagnotte: 'cagnotte', tips: 'tips', house: 'house', outside: 'outside' },
  seat: (n) => `seat ${n}`,
  standing: (behind) => `standing behind seat ${behind}`,
  left: 'left',
  onTheTable: (amount) => `${amount} on the table`,
  hasTheBank: 'has the bank',
  inTheBank: dictionary.notices.inBank,
  inDeposit: (amount) => `${amount} in deposit`,
  shoe: (talla, left) => `Shoe ${talla}, ${left} ${left === 1 ? 'card' : 'cards'} left`,
  shoeWith: (player) => (player === null ? 'the croupier has it' : `${player} has it`),
  suspended: 'Play is suspended.',
  notOpened: 'The table was not opened.',
  tableClosed: `${dictionary.notices.closed}.`,
};
