import {
  type Actor,
  type Field,
  isPlayerName,
  type Posting,
  RANKS,
  type Shape,
  type Shapes,
  SUITS,
  type Unchecked,
} from '@sabot/engine';
import fc from 'fast-check';

type Fields = Readonly<Record<string, unknown>>;

const letters = fc.constantFrom(...'abcñé日zXYZ019._- ');
const playerName = fc
  .array(letters, { minLength: 1, maxLength: 32 })
  .map((parts) => parts.join(''))
  .filter(isPlayerName);

/** Any text at all, half surrogates and control characters too, with the characters the form itself uses in plenty. */
const unit = fc.oneof(
  fc.constantFrom(...'"\\`()[]#:-$*>!=? \n\r\t', '\u202e', '\ud800', '\u2028', '😀'),
  fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
);
const anyText = fc
  .array(unit, { minLength: 1, maxLength: 30 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');
const anyWord = fc.oneof(
  fc.constantFrom('-', 'yes', '#', '->', 'croupier:', '"', 'a"b', '(x)', '1.00'),
  anyText.map((text) => text.replace(/\s/gu, '')).filter((text) => text !== ''),
);
const ref = fc
  .tuple(fc.constantFrom('AST-PB-A1-4', 'AST-CF-E1-15', 'BUE-MIDI-9-8'), fc.constantFrom('', '~AMB-01', '~OM-S1'))
  .map((parts) => parts.join(''));
const card = fc.oneof(
  fc.constantFrom(...RANKS),
  fc.tuple(fc.constantFrom(...RANKS), fc.constantFrom(...SUITS)).map(([rank, suit]) => `${rank}${suit}`),
);
const amount = fc.oneof(fc.constantFrom(0, 1, 10, 99, 100, Number.MAX_SAFE_INTEGER), fc.maxSafeNat());
const account = fc.oneof(
  fc.constantFrom('house', 'outside', 'garage', 'cagnotte'),
  playerName.map((name) => `player:${name}`),
  playerName.map((name) => `stake:${name}:banca`),
);
const posting = fc.record({ from: account, to: account, amount, ground: ref }) as fc.Arbitrary<Posting>;

const KINDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  player: playerName,
  word: anyWord,
  text: anyText,
  number: fc.maxSafeInteger().map((n) => (n === 0 ? 0 : n)),
  flag: fc.boolean(),
  amount,
  stakes: fc
    .uniqueArray(fc.tuple(fc.constantFrom('punto', 'banca', 'tie'), amount), { selector: ([bet]) => bet })
    .map((stakes) => stakes.filter(([, laid]) => laid > 0)),
  card,
  cards: fc.array(card, { maxLength: 6 }),
  words: fc.array(anyText, { minLength: 1, maxLength: 3 }),
  grounds: fc.array(ref, { minLength: 1, maxLength: 4 }),
  postings: fc.array(posting, { maxLength: 3 }),
  data: fc.jsonValue({ stringUnit: 'binary' }).map((value) => JSON.parse(JSON.stringify(value))),
};

function arbitraryField(field: Field): fc.Arbitrary<unknown> {
  if (typeof field !== 'string') return fc.constantFrom(...field);
  const kind = KINDS[field.replace(/\?$/, '')] as fc.Arbitrary<unknown>;
  return field.endsWith('?') ? fc.option(kind) : kind;
}

const arbitraryFields = (shape: Shape): fc.Arbitrary<Fields> =>
  fc.record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, arbitraryField(field)])));

const actor: fc.Arbitrary<Actor> = fc.oneof(
  playerName.map((id): Actor => ({ kind: 'player', id })),
  fc.constantFrom<Actor>({ kind: 'croupier' }, { kind: 'shoe' }),
  fc.record({
    kind: fc.constantFrom('inspector', 'director'),
    id: fc.oneof(playerName, anyText),
  }) as fc.Arbitrary<Actor>,
);

const typed = (shapes: Shapes) =>
  fc.oneof(
    ...Object.keys(shapes).map((type) => arbitraryFields(shapes[type] as Shape).map((fields) => ({ type, ...fields }))),
  );

/** Any event the shapes allow, whether or not a law would ever decide it. */
export const arbitraryEvent = (events: Shapes): fc.Arbitrary<Fields & { readonly type: string }> => typed(events);

/** Any command the shapes allow, by anybody. */
export const arbitraryCommand = (commands: Shapes): fc.Arbitrary<Unchecked> =>
  fc.tuple(typed(commands), actor).map(([command, by]) => ({ ...command, by }));
