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
  lastCoups: (left) => (left === 1 ? 'Last coup before it closes' : `Closes after ${left} more coups`),
  hostedBy: (host) => `opened by ${host}`,
  byAsking: 'one asks to come in',
  byLink: 'by link only',
  openTable: 'Open a table',
  tables: 'Open tables',
  loading: 'Turning on the lights…',
  none: 'No table is open right now.',
  noneFits: 'No table matches these filters.',
  showAll: 'Show them all',
  down: 'The house is not responding. Is it running? We keep trying.',
  again: 'Try again',
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
  unseated: (why) => `There was no seat for you there. ${why} You may watch, or choose another table.`,
  look: 'Watch',
  back: 'Back to my table',
  filters: {
    title: 'Find a table',
    game: 'Game',
    source: 'Regulation',
    minimum: 'Minimum',
    any: 'Any',
    upTo: (amount) => `up to ${amount}`,
    free: 'With a free seat',
  },
};
