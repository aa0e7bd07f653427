import { capital, en as dictionary } from '@sabot/words';
import type { TableWords } from '../table-words.ts';
import { ask } from './ask.ts';

const { onBet } = dictionary;

const cardsOf = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

export const table: TableWords = {
  you: 'you',
  yourName: 'you',
  bot: 'bot',
  croupier: 'the croupier',
  bets: dictionary.bets,
  betAliases: {
    punto: ['p', 'player', 'jugador'],
    banca: ['b', 'bank', 'banker', 'banco'],
    tie: ['t', 'empate', 'egalite'],
  },
  intro: {
    playMoney: 'play money',
    game: 'Two hands, punto and banca, race to 9. Bet on one of them, or on a tie. Ace to nine count as printed, tens and face cards count zero, and only the last digit of a sum counts. A third card follows fixed rules: nothing to learn, only to watch.',
    callsPunto: (word) => `The croupier calls in Spanish, and calls punto “${word}”.`,
    pays: (bet, usual, others) => `${bet} pays ${usual}${others.length === 0 ? '' : ` (${others.join(', ')})`}`,
    odds: (n, den, percent) => `${n} to ${den}${percent === null ? '' : ` less ${percent}%`}`,
    oddsWith: (odds, totals) => `with ${totals.join(' or ')}: ${odds}`,
    limits: (min, max, others, chips) =>
      `Stakes ${min} to ${max}${others.map(([bet, least, most]) => `, ${onBet(bet)} ${least} to ${most}`).join('')}. You have ${chips} in play chips.`,
    keys: 'Type  b 50  for banca, or  p 20 t 10 ·  ? help ·  why ·  q leave',
    seat: () => 'seat',
    seed: (seed) => `Seed ${seed}: always the same cards. A demonstration, not a fair shuffle.`,
    auto: 'Playing by itself.',
  },
  pack: {
    prepared: (decks, cards) =>
      `The croupier counts ${decks === 1 ? '1 deck' : `${decks} decks`}, ${cardsOf(cards)}, and shuffles them.`,
    cutBy: (who, at) => (who === null ? `You cut at ${at}.` : `The pack is cut at ${at} by ${who}.`),
    burnt: (card, unseen, below) =>
      `First card ${card}: ${cardsOf(unseen)} unseen into the basket. Stop card with ${below} below it.`,
    stopCard: 'The stop card: this coup is the last of the shoe.',
    over: 'The shoe is over; a new pack is brought.',
  },
  shoe: {
    youTake: 'You take the shoe: you deal and turn banca’s cards.',
    declined: (names) => `The shoe is declined by ${names}.`,
    croupierDeals: 'Nobody wants the shoe: the croupier deals.',
  },
  stakes: {
    bots: 'bots',
    others: 'table',
    none: 'nothing',
    limits: 'limits',
    duty: (least, on) => `You hold the shoe: with ${least} or more ${onBet(on)} you deal this coup.`,
    mayPass: 'pass gives the shoe away',
    low: (chips, least, more) => `You have ${chips}, and the least stake is ${least}: chips brings you ${more} more.`,
    bought: (amount, chips) => `${amount} in play chips. You have ${chips}.`,
    hints: {
      unclear: () => 'Sorry, what was that? For instance:  b 50  or  punto 20 tie 10  (? for help)',
      'which-bet': () => 'On what? For instance:  b 50  for banca,  p 50  for punto,  t 10  for a tie.',
      'which-amount': () => 'How much is that? A thousand is  1000  or  1,000,  twelve and a half  12.50.',
      'too-large': (line) => `“${line}” is too large: no table takes that much.`,
    },
    nothingToDouble: 'There is nothing to double yet.',
  },
  coup: {
    heading: (no) => `Coup ${no}`,
    cardsLeft: (n) => `${cardsOf(n)} in the shoe`,
    deals: (who) => `${who} deals`,
    youDeal: 'you deal',
    gloss: {
      opening: 'place your bets',
      closing: 'no more bets; cards',
      'punto-total': 'punto’s two cards',
      'banca-total': 'banca’s two cards',
      'punto-stands': 'punto stands',
      'punto-draws': 'a card for punto',
      'banca-stands': 'banca stands',
      'banca-draws': 'a card for banca',
      winner: 'the result',
    },
    turnedBy: (who) => `turned by ${who}`,
    turnedByYou: 'turned by you',
    natural: 'a natural: no third card',
    why: 'why',
    wins: {
      punto: capital(dictionary.outcomes.punto),
      banca: capital(dictionary.outcomes.banca),
      tie: capital(dictionary.outcomes.tie),
    },
    lost: (bet, stake) => `${bet} ${stake} lost`,
    won: (bet, stake, won) => `${bet} ${stake} wins ${won}`,
    wonLess: (bet, stake, won, deducted) => `${bet} ${stake} wins ${won}, less ${deducted} for the house`,
    stays: (bet, stake) => `${bet} ${stake} stays on the table, yours to lift, change or leave`,
    satOut: 'sat out',
    chips: (chips, onTheTable) => `chips ${chips}${onTheTable === null ? '' : ` and ${onTheTable} on the table`}`,
    annulled: `${dictionary.notices.allBack}.`,
    results: 'results',
    beads: { punto: 'P', banca: 'B', tie: 'T' },
  },
  ask,
  why: {
    nothing: 'Nothing has been decided yet: ask again after a coup.',
    heading: (coup) => (coup === 0 ? 'Why' : `Why, in coup ${coup}`),
    cards: (hand, who) => `${hand}’s cards to ${who}`,
    decided: {
      draw: (hand, total) => `${hand} draws on ${total}`,
      stand: (hand, total) => `${hand} stands on ${total}`,
    },
    outcome: dictionary.scores,
    beside: 'with',
    calls: 'the calls',
    reading: (reading, strength) => `reading ${reading}, ${strength}`,
  },
  leaving: {
    playedOut: 'The coup under way is played to its end.',
    goodbye: (came, leave, change, coups) =>
      `Goodbye. You bought ${came} in chips and leave with ${leave} (${change}) after ${coups} ${coups === 1 ? 'coup' : 'coups'}.`,
    playMoney: 'It was play money; the rules were real.',
    saved: (file) => `The history is in ${file}: npx sabot replay ${file}`,
  },
};
