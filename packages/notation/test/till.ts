import {
  type Account,
  type Await,
  type Books,
  CROUPIER,
  cents,
  EMPTY_BOOKS,
  type Ground,
  type GroundRef,
  NO_NAMES,
  ok,
  type Posting,
  player,
  post,
  posting,
  refOf,
  refusing,
  type Unchecked,
} from '@sabot/engine';
import type { Rules } from '../src/rules.ts';

/**
 * A game made up for these tests: a till that is opened, paid into, and shows a card for every payment.
 * Nobody may pay less than the minimum, and after five cards the till is full.
 */
const COMMANDS = {
  OpenTill: { minimum: 'amount', highCards: 'flag' },
  Pay: { amount: 'amount', note: 'text?' },
  ShowCard: { card: 'card' },
  Say: { words: 'words' },
  Close: {},
  Fill: {
    who: 'player?',
    word: 'word',
    text: 'text',
    count: 'number',
    maybe: 'number?',
    flag: 'flag',
    sum: 'amount?',
    cards: 'cards',
    colour: ['red', 'black'],
    extra: 'data',
  },
} as const;

const EVENTS = {
  TillOpened: { minimum: 'amount', highCards: 'flag', grounds: 'grounds' },
  Paid: { player: 'player', amount: 'amount', note: 'text?', grounds: 'grounds', postings: 'postings' },
  CardShown: { no: 'number', card: 'card', grounds: 'grounds' },
  Called: { occasion: ['card', 'speech', 'total'], total: 'number?', words: 'words', grounds: 'grounds' },
  TillClosed: { grounds: 'grounds' },
  Filled: {
    who: 'player?',
    word: 'word?',
    text: 'text',
    flag: 'flag',
    cards: 'cards',
    colour: ['red', 'black'],
    extra: 'data',
    why: 'grounds?',
  },
} as const;

const REFUSALS = {
  'unknown-command': { means: 'The till knows no such act.', facts: [] },
  'already-open': { means: 'The till is open.', facts: [] },
  'not-open': { means: 'The till is not open.', facts: [] },
  'amount-not-whole-cents': { means: 'No amount.', facts: [] },
  'below-the-minimum': { means: 'Too little.', facts: [] },
  'no-card-owed': { means: 'Nothing was paid.', facts: [] },
} as const;
const refuse = refusing<typeof REFUSALS>();

const citation = { source: 'till', locator: '1' };
const OPENING: Ground = { rule: 'TILL-A-1', basis: 'text', citation };
const MINIMUM: Ground = { rule: 'TILL-A-2', basis: 'house', reading: 'OM-99', citation };
const CARDS: Ground = { rule: 'TILL-B-1', basis: 'text', citation };
const CALLS: Ground = { rule: 'TILL-B-2', basis: 'text', citation };

interface Till {
  readonly minimum: number;
  readonly cards: number;
  readonly owed: boolean;
  readonly phase: 'unopened' | 'open' | 'closed';
  readonly books: Books;
}
type Event = { readonly type: string } & Readonly<Record<string, unknown>>;
const event = (type: string, fields: Readonly<Record<string, unknown>>, ...grounds: Ground[]): Event => ({
  type,
  ...fields,
  grounds: grounds.map(refOf) as GroundRef[],
});

function decide(till: Till, { type, by, ...given }: Unchecked) {
  if (!Object.hasOwn(COMMANDS, type)) return refuse('unknown-command');
  if (type === 'OpenTill') {
    const { minimum, highCards } = given;
    return till.phase === 'unopened'
      ? ok([event('TillOpened', { minimum, highCards }, OPENING)] as const)
      : refuse('already-open', [OPENING]);
  }
  if (till.phase !== 'open') return refuse('not-open', [OPENING]);
  const id = by.kind === 'player' ? by.id : 'nobody';
  switch (type) {
    case 'Pay': {
      const amount = given.amount as number;
      if (!Number.isSafeInteger(amount) || amount < 0) return refuse('amount-not-whole-cents');
      if (amount < till.minimum) return refuse('below-the-minimum', [OPENING, MINIMUM]);
      const account: Account = `player:${id}`;
      const postings = [
        ...posting('outside', account, cents(amount + 1), 'TILL-A-2~OM-99'),
        ...posting(account, 'house', cents(amount), 'TILL-A-1'),
      ];
      return ok([event('Paid', { player: id, amount, note: given.note, postings }, MINIMUM)] as const);
    }
    case 'ShowCard': {
      if (!till.owed) return refuse('no-card-owed', [CARDS]);
      const no = till.cards + 1;
      return ok([
        event('CardShown', { no, card: given.card }, CARDS),
        event('Called', { occasion: 'card', total: no, words: [`card ${no}`, String(given.card)] }, CARDS, CALLS),
      ] as const);
    }
    case 'Say':
      return ok([event('Called', { occasion: 'speech', total: null, words: given.words }, CALLS)] as const);
    case 'Close':
      return ok([event('TillClosed', {}, OPENING)] as const);
    default:
      throw new Error(`the till cannot ${type}`);
  }
}

function evolve(till: Till, { type, ...fields }: Event): Till {
  switch (type) {
    case 'TillOpened':
      return { ...till, phase: 'open', minimum: fields.minimum as number };
    case 'Paid':
      return { ...till, owed: true, books: post(till.books, fields.postings as readonly Posting[]) };
    case 'CardShown':
      return { ...till, owed: false, cards: till.cards + 1 };
    case 'TillClosed':
      return { ...till, phase: 'closed' };
    default:
      return till;
  }
}

function advance(till: Till, command: Unchecked) {
  const decided = decide(till, command);
  if (!decided.ok) return decided;
  const events: readonly Event[] = decided.value;
  const states = events.map((_, i) => events.slice(0, i + 1).reduce(evolve, till));
  return ok({ events, states, state: states.at(-1) });
}

function awaits({ phase, owed }: Till): readonly Await[] {
  if (phase !== 'open') return [];
  const clock = 'none';
  return owed
    ? [{ by: [{ kind: 'shoe' }], acts: ['ShowCard'], clock, lapse: { act: 'ShowCard', by: { kind: 'shoe' } } }]
    : [
        { by: [player('ana'), player('bea')], acts: ['Pay', 'Close'], clock, lapse: { act: 'Close', by: CROUPIER } },
        { by: [{ kind: 'inspector', id: 'house' }], acts: ['Close'], clock, lapse: { act: 'Close', by: CROUPIER } },
      ];
}

export const till: Rules = {
  id: 'made-up/till',
  game: {
    id: 'till',
    commands: COMMANDS,
    events: EVENTS,
    refusals: REFUSALS,
    summary: (state) => ({ books: (state as Till).books, people: NO_NAMES }),
    initial: { minimum: 0, cards: 0, owed: false, phase: 'unopened', books: EMPTY_BOOKS } satisfies Till,
    evolve: (state, happened) => evolve(state as Till, happened as Event),
    awaits: (state) => awaits(state as Till),
    house: (act, _, source) => {
      if (act !== 'ShowCard') return {};
      const card = source.card();
      return card === null ? null : { card };
    },
  },
  regulation: { edition: 2, defaults: { minimum: cents(500), highCards: false } },
  advance: (state, command) => advance(state as Till, command) as ReturnType<Rules['advance']>,
};

/** The text of a file of this game: header, then the given lines. */
export const tillFile = (...lines: readonly string[]): string =>
  ['sabot 1', 'ruleset made-up/till', ...lines, ''].join('\n');
