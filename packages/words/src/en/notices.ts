import type { NoticeWords } from '../notice-words.ts';

export const notices: NoticeWords = {
  closed: 'The table is closed',
  annulled: 'The coup is annulled',
  allBack: 'The coup is annulled; all stakes go back',
  cardsChecked: 'The cards are checked',
  cardsDealt: 'The cards are dealt',
  goesOn: 'The coup goes on',
  stakesOpen: 'Stakes are open',
  nobodyBets: 'Nobody bets: play is suspended',
  inspectorDecides: 'The table inspector decides',
  tableDecides: 'Whoever runs the table decides',
  wantsToShuffle: 'Who wants to shuffle?',
  shoeOffered: (name) => `The shoe is offered to ${name}`,
  inBank: (amount) => `${amount} in the bank`,
};
