import { capital, en as dictionary } from '@sabot/words';
import type { CirculoWords } from '../circulo-words.ts';
import { CIRCULO_GAMES } from '../games.ts';
import { keys, questions } from './circulo-acts.ts';

const ofHand = (hand: string | null): string => (hand === null ? '' : ` of ${hand}`);

export const circulo: CirculoWords = {
  games: CIRCULO_GAMES.en,
  keys,
  questions,
  intro: {
    calls: 'Ace to nine count as printed, tens and face cards count zero. The croupier calls in Spanish.',
    cagnotte: (percent) => `${percent}% of what the bank wins goes to the cagnotte.`,
    limits: (minimum, bank, chips) => `Stakes from ${minimum}, a bank from ${bank}. You have ${chips} in play chips.`,
    keys: 'Type a number or first letters ·  Enter as said ·  ? help ·  why ·  q leave',
  },
  ask: {
    only: (label) => `${capital(label)} (Enter)`,
    other: (onEnter) => `It is your turn (Enter: ${onEnter})`,
    amount: (what, min, max, onEnter) => `${what}, ${min} to ${max} (Enter: ${onEnter})`,
    oneOf: (what, onEnter) => `${what}? (Enter: ${onEnter})`,
    text: (what) => what,
    yes: 'yes',
    no: 'no',
    within: (min, max) => `Anything from ${min} to ${max}, please.`,
    whole: (step) => `Only in steps of ${step}, please.`,
    unclear: 'Sorry, what was that? A number from the line above, or its first letters (? for help).',
    several: (labels) => `Which of these: ${labels}?`,
    more: ['more', 'mas', 'más'],
    moreIs: 'more',
    help: `  A number       what stands behind it in the line above; letters do as well
  b 200          with an amount at once, as “bid 200” or “2 200”
  Enter          what the question says
  more           what else you may do just now
  chips          1,000 more play chips
  why            the rules behind what just happened, and behind what you may do
  q              leave; Ctrl-C and Ctrl-D too`,
    mayDo: 'what you may do now',
    low: (chips, least) => `You have ${chips}, and the least stake is ${least}.`,
    moreChips: (more, onEnter) => `${more} more play chips? (Enter: ${onEnter})`,
  },
  coup: {
    bankOf: (who, amount) => `${who} has ${amount} in the bank`,
    yourBank: (amount) => `you have ${amount} in the bank`,
    gloss: {
      'cards-pass': dictionary.notices.wantsToShuffle.toLowerCase(),
      bank: 'what is in the bank',
      banco: 'one plays for the whole bank',
      opening: 'place your bets',
      complete: 'complete the bank',
      'mesa-closing': 'no more bets',
      closing: 'no more bets',
      'punto-total': 'punto’s total',
      'pano-total': 'the paño’s total',
      'banca-total': 'banca’s total',
      winner: 'the result',
      withdrawn: 'the banker leaves',
      draw: 'a card, please',
      stand: 'no card',
    },
    hands: { punto: 'punto', banca: 'banca', 'pano-1': 'paño 1', 'pano-2': 'paño 2', discard: 'out', loose: 'aside' },
    onlyYou: 'only you see them',
    abates: 'abatir: shown at once',
    holds: (hand, who) => `The cards${ofHand(hand)}: ${who}`,
    youHold: (hand) => `The cards${ofHand(hand)} are yours`,
    wins: dictionary.outcomes,
    onPano: (pano, what) => `${pano}: ${what}`,
    stakeOn: (pano, what) => `${pano}, ${what}`,
    lost: (stake) => `${stake} lost`,
    won: (stake) => `${stake} won`,
    stays: (stake) => `${stake} neither won nor lost`,
    bankWins: (won, deducted) => `wins ${won}, less ${deducted} for the cagnotte`,
    bankLoses: (paid) => `pays ${paid}`,
    bankEven: 'comes out even',
    yourPart: 'your part',
    bank: 'bank',
    cagnotte: 'cagnotte',
    chips: (chips, inBank, staked) =>
      `chips ${chips}${inBank === null ? '' : ` and ${inBank} in the bank`}${staked === null ? '' : ` and ${staked} on the table`}`,
    watched: 'no stake in it',
    declined: (names) => `The bank is declined by ${names}.`,
    whoHolds: 'who holds the cards',
    forbidden: (act, why) => `Not “${act}”: ${why}`,
  },
  stakes: {
    question: (limits, onEnter) => `Your stake, ${limits} (Enter: ${onEnter})`,
    places: {
      punto: '',
      line: 'on the line',
      pano1: 'paño 1',
      pano2: 'paño 2',
      line1: 'line 1',
      line2: 'line 2',
      caballo: 'a caballo',
    },
    placeKeys: {
      punto: ['p', 'punto', 's', 'seat'],
      line: ['l', 'line', 'linea'],
      pano1: ['p1', 'pano1', 'paño1', '1st'],
      pano2: ['p2', 'pano2', 'paño2', '2nd'],
      line1: ['l1', 'line1', 'raya1'],
      line2: ['l2', 'line2', 'raya2'],
      caballo: ['c', 'caballo'],
    },
  },
};
