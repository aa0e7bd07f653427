import type { HistoryWords } from '../history-words.ts';

export const history: HistoryWords = {
  summary: (passed, failed) => `${passed} passed, ${failed} failed`,
  coup: 'coup',
  outcomes: { punto: 'punto', banca: 'banca', tie: 'tie', annulled: 'annulled' },
  natural: 'natural',
  unfinished: 'under way',
  agrees: (edition) => `The log agrees with the law (edition ${edition}): asked again, it decides every act the same.`,
  differs: 'The law, asked again, says something else',
  otherEdition: (edition, current) =>
    `Played under edition ${edition}; only edition ${current} is here to be asked, so the log was folded, not checked.`,
  noCoups: 'No coup was played.',
  balances: 'Balances',
  house: 'house',
  outside: 'outside',
  seat: (n) => `seat ${n}`,
  standing: (behind) => `standing behind seat ${behind}`,
  left: 'left',
  onTheTable: (amount) => `${amount} on the table`,
  shoe: (talla, left) => `Shoe ${talla}, ${left} ${left === 1 ? 'card' : 'cards'} left`,
  shoeWith: (player) => (player === null ? 'the croupier has it' : `${player} has it`),
  tableClosed: 'The table is closed.',
};
