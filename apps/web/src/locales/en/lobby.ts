import type { Words } from '../words.ts';

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const lobby: Words['lobby'] = {
  welcome: {
    title: 'Please take a seat',
    lines:
      'Baccarat in all its forms, played by each regulation’s own rules; at every step you are told why. The chips are on the house: play money, worth nothing.',
    name: 'Your name at the table',
  },
  greeting: (name) => `Welcome back, ${name}`,
  purse: (chips) => `You have ${chips} in play money.`,
  seated: 'Your place at the table is still yours.',
  seatMe: 'Seat me at the best free place',
  tables: 'Open tables',
  loading: 'Turning on the lights…',
  none: 'No table is open right now.',
  noneFits: 'No table matches these filters.',
  showAll: 'Show them all',
  down: 'The house is not responding. Is it running? We keep trying.',
  again: 'Try now',
  limits: 'Stakes',
  seats: 'Seats',
  company: 'Company',
  free: (free, all) => (free === 0 ? 'all taken' : `${free} of ${all} free`),
  companyOf: (people, bots) =>
    people + bots === 0
      ? 'nobody yet'
      : [people > 0 && counted(people, 'person', 'people'), bots > 0 && counted(bots, 'bot', 'bots')]
          .filter(Boolean)
          .join(' · '),
  seconds: (n) => `${n} s`,
  sit: 'Take a seat',
  sitAt: (game, source) => `Take a seat: ${game}, ${source}`,
  full: 'Table full',
  unseated: (why) => `You have no seat yet. ${why} You may watch, or choose another table.`,
  look: 'Watch',
  back: 'Back to my table',
  phases: {
    'punto-banca': {
      unopened: 'Not open yet',
      pack: 'Shuffling',
      offer: 'The shoe is offered',
      stakes: 'Place your bets',
      coup: 'No more bets',
      closed: 'Table closed',
    },
    'chemin-de-fer': {
      unopened: 'Not open yet',
      waiting: 'Waiting for players',
      pack: 'Shuffling',
      offer: 'The bank is offered',
      auction: 'The bank is auctioned',
      bank: 'The banker decides',
      banco: 'Banco may be called',
      mesa: '«Con la mesa» may be called',
      stakes: 'Stakes are open',
      coup: 'A coup is played',
      closed: 'Table closed',
    },
    'dos-panos': {
      unopened: 'Not open yet',
      waiting: 'Waiting for players',
      offer: 'The bank is offered',
      auction: 'The bank is auctioned',
      lots: 'Lots are drawn for the bank',
      pack: 'Shuffling',
      deposit: 'The bank is deposited',
      bank: 'The banker decides',
      banco: 'Banco may be called',
      stakes: 'Stakes are open',
      coup: 'A coup is played',
      ended: 'The talla is over',
      closed: 'Table closed',
    },
  },
  filters: {
    title: 'Find a table',
    game: 'Game',
    source: 'Regulation',
    minimum: 'Minimum',
    any: 'Any',
    upTo: (amount) => `up to ${amount}`,
    free: 'With a free seat',
  },
  refusals: {
    'unfit-name':
      'A name has 1 to 32 letters, digits, dots or hyphens, no spaces, and cannot be a reserved word such as “croupier”.',
    'mixed-scripts': 'Please write the name in one script.',
    'name-taken': 'Somebody has this name, or one that looks like it. Please try another.',
    'house-full': 'The house is full. Please come again later.',
    'too-fast': 'Many people are entering at once. Please wait a moment and try again.',
    'not-written': 'It could not be saved, so nothing was done. Please try again.',
    'not-entered': 'Please say your name first.',
    unreachable: 'The house is not responding. Please try again in a moment.',
  },
};
