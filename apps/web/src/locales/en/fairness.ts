import type { Reason } from '@sabot/fairness';
import { en as dictionary, list } from '@sabot/words';
import type { FairnessWords, Found } from '../es/fairness.ts';

const said = (title: string, passed: (found: Found) => string, none = '') => ({ title, passed, none });

const UNREADABLE = 'The file is not a whole proof; it fails at';
const reasons: Readonly<Record<Reason, string>> = {
  'not-an-object': UNREADABLE,
  'not-a-list': UNREADABLE,
  'not-a-name': UNREADABLE,
  'not-a-flag': UNREADABLE,
  'not-32-bytes': UNREADABLE,
  'not-a-card': UNREADABLE,
  'out-of-range': UNREADABLE,
  'unknown-version': 'The proof is of another version of the shuffle.',
  'seated-twice': 'Somebody is listed at the table twice.',
  'not-seated': 'Somebody shuffled or cut who was not seated.',
  'bot-among-people': 'A bot shuffled or cut while people sat at the table.',
  'out-of-order': 'The contributions are not in the order of the seats.',
  'copied-commitment': 'Two hashes are the same: one is copied.',
  'secret-does-not-fit': 'The house’s secret does not match the hash it published.',
  'reveal-does-not-fit': 'What somebody revealed is not what they had sealed.',
  'not-where-the-croupier-cuts': 'The croupier did not cut where they had to.',
  'too-many-cards': 'More cards were dealt than the shoe holds.',
  'card-not-shown': 'A card that was shown is missing.',
  'card-differs': 'A card was dealt that was not the next one.',
  'lot-differs': 'A lot was drawn that was not the next one.',
  'hash-differs': 'A line of the record was changed.',
  'link-broken': 'A line is missing in the record.',
  'other-table': 'The record mixes tables.',
  'unknown-deed': 'The record has a line that cannot be understood.',
  'out-of-turn': 'The record has a line out of its turn.',
  'commitment-used-before': 'A hash was used twice.',
  'not-on-record': 'This shuffle is not on the table’s record.',
  'differs-from-record': 'It is not what was announced before the first card.',
  'dealt-differs': 'A card was dealt that is not the one the shuffle put there.',
  'cards-missing': 'More cards left the shoe than the proof lists.',
  'cards-added': 'The proof lists more cards than left the shoe.',
  'not-as-noted': 'It is not what was noted here before the deal.',
};

export const fairness: FairnessWords = {
  reasons,
  title: 'Shuffle',
  thisShoe: (talla) => `This shoe, no. ${talla}`,
  lastShoe: 'The shoe before',
  noneOver:
    'This is the table’s first shoe. After its last card the house reveals its secret, and you can check it here.',
  betweenShoes: 'The next shoe is being prepared.',
  allOf: 'All shuffles of this table',
  commitment: 'Hash the house published before the first card',
  shuffledToo: 'Who else shuffled',
  nobody: 'Nobody else.',
  you: 'you',
  bot: (name) => `${name} (bot)`,
  sealed: 'sealed',
  revealed: 'revealed, counts',
  withheld: 'not revealed: does not count',
  cut: 'The cut',
  cutAt: (by, depth) => `${by === null ? 'The croupier' : by === 'you' ? 'You' : by} cut at card ${depth}.`,
  waitsFor: (names) => `Waiting for ${list('en', names)}.`,
  phases: {
    shuffling: 'The pack is being shuffled. Your browser adds its part, sealed.',
    cutting: 'Nobody can shuffle any more. Now the pack is cut.',
    revealing: 'Cut. Everybody reveals their part.',
    closed: 'The order is fixed. The house reveals its secret after the last coup.',
  },
  checkHere: 'Check it here',
  check: 'Check',
  verdicts: {
    proved: 'Proved: every card was the one the shuffle had put there.',
    'not-proved': dictionary.proof.notProved,
    disproved: 'Disproved: this is not the shoe that the house announced.',
  },
  lacks: {
    'cards-left-out': () => dictionary.proof.cardsLeftOut,
    'not-compared': () => 'There is nothing to compare the cards with: this browser did not see them dealt.',
    'cards-unseen': ({ compared, unseen }) =>
      `This browser saw ${compared === 1 ? '1 card leave the shoe, as computed' : `${compared} cards leave the shoe, all as computed`}, and missed ${unseen}.`,
    'no-record': () => 'It was not compared with the table’s record.',
    'house-alone': () => dictionary.proof.houseAlone,
  },
  states: { passed: 'Passed', failed: 'Failed', none: 'Does not apply', unreached: 'Not checked' },
  checks: {
    shape: said('The proof is whole', () => 'It can be read and is of the version we know.'),
    secret: said(
      'The secret is the one the house announced',
      () => 'Its hash is what the house published before the shuffle.',
    ),
    contributions: said(
      'What players put in is what they sealed',
      ({ contributed, withheld }) =>
        `${contributed.length === 0 ? 'No contribution counts.' : `What ${list('en', contributed)} put in counts.`}${
          withheld.length === 0 ? '' : ` Not revealed by: ${list('en', withheld)}.`
        }`,
      'No player shuffled.',
    ),
    cut: said('The cut is good', ({ cutBy, depth }) =>
      cutBy === null ? `The croupier cut at ${depth}, as required.` : `${cutBy} cut at ${depth}, while all was sealed.`,
    ),
    order: said('The order was computed again', ({ cards }) =>
      cards === 1 ? 'One card, in this browser.' : `All ${cards} cards, in this browser.`,
    ),
    cards: said(
      'The cards in the proof follow from it',
      () => 'Each is the one computed again. That they are the cards dealt is another question, below.',
      'The proof brings no cards that were dealt.',
    ),
    lots: said(
      'The lots match',
      ({ lots }) => (lots === 1 ? '1 lot computed again.' : `${lots} lots computed again.`),
      'No lots were drawn.',
    ),
    record: said(
      'It stands on the table’s record',
      () => 'The record is whole and says the same as the proof.',
      'Not compared: there is no record at hand.',
    ),
    seen: said(
      'It is what your browser saw',
      () => 'The house’s hash, and your part if you shuffled, are what was noted here before the deal.',
      'This browser was not at the table when the pack was shuffled.',
    ),
    dealt: said(
      'Every card dealt is one of these',
      ({ compared }) =>
        compared === 1
          ? 'The one card your browser saw leave the shoe is the same.'
          : `The ${compared} cards your browser saw leave the shoe are the same, one by one.`,
      'Your browser did not see all of them.',
    ),
  },
  order: {
    title: (cards) => (cards === 1 ? 'One card' : `All ${cards} cards, in their order`),
    about: (burnt, dealt, below) =>
      `The first was exposed, ${burnt} ${burnt === 1 ? 'was' : 'were'} burnt, ${dealt} ${dealt === 1 ? 'was' : 'were'} dealt; ${below} ${below === 1 ? 'was' : 'were'} left behind the stop card.`,
    place: (n, kind) =>
      `${n}: ${{ exposed: 'exposed', burnt: 'burnt unseen', dealt: 'dealt', stayed: 'stayed in the shoe' }[kind]}`,
  },
  notProved: {
    title: 'What this does not prove',
    nobodyShuffled:
      'Nobody else shuffled or cut: it is proved that the order was fixed, not that the house did not choose it among many.',
    onlyCut: 'There was only a cut: the house could not choose the place, but nobody else shuffled.',
    contributors:
      'If all who shuffled were the house’s own people, they could agree. One honest person is enough, and you are one.',
    withheld:
      'Whoever knows the secret and withholds their part chooses between two orders. That is why they are named.',
    knowledge: 'That the house’s machine, which knows the order, tells nobody.',
    names: 'Who is behind each name.',
  },
  keep: {
    file: 'Save the proof',
    page: 'Save a page to check it offline',
    note: 'The page is a single file: open it wherever you like, without a network.',
    missing: 'This house does not have the offline page. Save the proof: you can drop it here any time.',
  },
  drop: {
    label: 'Drop a proof file here, or choose one. It is sent nowhere.',
    choose: 'Choose a file',
    unread: 'This file is no proof: it is not JSON.',
  },
  roomTitle: 'No need to take our word',
  roomLead:
    'The order of the cards is fixed before the first stake, from the house’s part and the players’. When the shoe is over, anybody can compute it again.',
  how: [
    {
      title: 'The house publishes a hash',
      line: 'It picks a secret and publishes its hash. It can no longer change it.',
    },
    {
      title: 'You shuffle',
      line: 'Your browser adds thirty-two random bytes, sealed. Nobody knows them, not even the house.',
    },
    {
      title: 'The cut',
      line: 'With everything sealed, a player cuts. Then all open their part, and the order is fixed.',
    },
    { title: 'The house shows it', line: 'After the last coup it reveals the secret. Now every card can be checked.' },
  ],
  shoeOf: (talla, game) => `Shoe ${talla} · ${game}`,
  records: 'The record of each table',
  recordWhole: (lines) =>
    `The record is whole: ${lines === 1 ? '1 line' : `${lines} lines, each tied to the one before`}.`,
  recordBroken: 'The record is not whole.',
  table: 'Table',
  choose: 'Choose a table',
  loading: 'Opening the record…',
  columns: { talla: 'Shoe', commitment: 'Hash', shuffled: 'Shuffled by', state: 'State' },
  contributed: (revealed, withheld) =>
    `${revealed === 0 ? 'nobody' : revealed === 1 ? '1 person' : `${revealed} people`}${withheld > 0 ? `, ${withheld} not revealed` : ''}`,
  stateOf: { begun: 'shuffling', closed: 'in play', revealed: 'revealed', abandoned: 'abandoned' },
  showAll: (n) => (n === 1 ? 'Show it' : `Show all ${n}`),
  fromFile: 'Check a proof you have kept',
  offline: {
    title: 'Check of a shuffle',
    lead: 'This page uses no network. Everything is computed here, from the proof it carries or one you give it.',
    another: 'Check another proof',
  },
};
