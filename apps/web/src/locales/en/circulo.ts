import { en as dictionary } from '@sabot/words';
import type { Words } from '../words.ts';

export const circulo: Words['circulo'] = {
  missing: {
    ...dictionary.standing.missing,
    listed: (name) => `A seat is free: it is ${name}’s turn on the waiting list`,
    yourList: 'A seat is free: it is your turn on the waiting list',
    sit: (seat) => `Sit at seat ${seat}`,
    move: (seat, pano) => `Move to ${pano}: seat ${seat}`,
  },
  declining: dictionary.standing.declining,
  seating: dictionary.standing.seating,
  notes: {
    title: 'For you',
    'banco-lost': (name) => `The banco goes to ${name}, who has priority.`,
    'mesa-lost': (name) => `The “banco con la mesa” goes to ${name}, who has priority.`,
    'banco-short': () => 'Together you did not put up what is in the bank: there is no banco.',
    trimmed: (plays, back) => `The bank cannot cover it all: ${plays} of yours plays, ${back} is back with your chips.`,
    untaken: (back) => `The bank cannot cover your stake: ${back} is back with your chips.`,
    halved: (plays, back) => `On the line half of it plays: ${plays}. ${back} is back with your chips.`,
    returned: (amount) => `Your stake of ${amount} is back with your chips.`,
    givenWay: (amount, name) => `Your stake of ${amount} is back with your chips: ${name} plays for the whole bank.`,
    unseated: {
      'refused-twice': 'You have lost your seat: you declined the bank twice running.',
      absent: 'You have lost your seat: you were away when the bank came to you.',
      'refused-the-bank': 'You have lost your seat: you did not take the bank that was yours to take.',
      'seated-elsewhere': 'You have given up your seat: you have one at another table.',
    },
    stillStanding: 'You are still in the game, standing.',
    'passed-over': {
      saluted: 'The bank passes you this once: you had just taken your seat.',
      'cannot-meet-it': 'The bank passes you: you do not have the chips to take it.',
    },
    won: (amount) => `Your share of what the bank wins: ${amount}.`,
    lost: (amount) => `Your share of what the bank loses: ${amount}.`,
    close: 'Got it',
  },
  share: (amount, bank) => `${amount} of the ${bank} in the bank is yours`,
  inBank: (amount) => `in the bank: ${amount}`,
  thatIsAll: 'That is all',
  amounts: {
    RaiseBank: 'How much to add to the bank',
    WithholdWinnings: 'How much to put in the garage',
    Associate: 'How much to put in the bank',
    JoinBank: 'How much to put in the bank',
    JoinBanco: 'How much to put up for the banco',
    AddDeposit: 'How much to add to the deposit',
    RenewBank: 'How much the new bank begins with',
  },
  choices: 'What each choice means',
  binding: {
    title: 'This call binds',
    back: 'Back',
    say: (call) => `Yes: ${call}`,
  },
  raisedTo: (amount) => `The bank will be ${amount}.`,
  whyNot: 'What you may not do now',
};
