import { type Ground, type LawfulAct, player, type Ruleset, refOf } from '@sabot/engine';
import { offered } from '@sabot/protocol';
import { REGISTRY } from '@sabot/regulations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredText } from './offers.ts';

const HOUSE = { kind: 'director', id: 'house' } as const;
const citation = { source: 'a book', locator: '§ 1' };
const plain: Ground = { rule: 'A-1', basis: 'text', citation };
const read: Ground = { rule: 'A-2', basis: 'house', reading: 'OM-01', citation };

const word = fc.string();
const ground = fc.constantFrom(plain, read);
const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const option = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null));
const bound = fc.oneof(
  fc.record({
    kind: fc.constant('amount'),
    min: amount,
    max: amount,
    step: amount,
    orNothing: fc.boolean(),
    grounds: fc.record({ min: ground, max: ground, step: ground }),
  }),
  fc.record({ kind: fc.constant('one-of'), options: fc.array(option), ground }),
  fc.record({
    kind: fc.constant('between'),
    min: fc.integer(),
    max: fc.integer(),
    grounds: fc.record({ min: ground, max: ground }),
  }),
  fc.record({ kind: fc.constant('not'), refused: fc.array(word), code: word, ground }),
);
const joint = fc.oneof(
  fc.record({ kind: fc.constant('sum-at-most'), of: fc.array(word), max: amount, ground }),
  fc.record({ kind: fc.constant('apart-by'), between: fc.tuple(word, word), atLeast: amount, ground }),
  fc.record({
    kind: fc.constantFrom('only-with', 'needed-with'),
    field: word,
    other: word,
    values: fc.array(word),
    code: word,
    ground,
  }),
  fc.record({
    kind: fc.constant('not-with'),
    field: word,
    refused: fc.array(fc.option(word)),
    other: word,
    values: fc.array(word),
    code: word,
    ground,
  }),
);
const name = fc.string({ minLength: 1 }).filter((one) => one !== '__proto__');
const lawful = fc.record({
  act: name,
  offer: fc.record({
    answer: fc.record({ fields: fc.dictionary(name, bound), joint: fc.array(joint) }),
    grounds: fc.array(ground, { minLength: 1 }),
  }),
}) as unknown as fc.Arbitrary<LawfulAct>;

/** The same, in words that are not the server's: every ground by its short name, codes left out. */
const expected = ({ act, offer: { answer, grounds } }: LawfulAct): unknown =>
  JSON.parse(
    JSON.stringify({ act, ...answer, grounds }, (key, value) =>
      key === 'code' ? undefined : value === plain || value === read ? refOf(value) : value,
    ),
  );

describe('what somebody may do, as it is told', () => {
  it('is JSON that says what was offered, whatever names and options there are', () => {
    fc.assert(
      fc.property(lawful, (one) => {
        fc.pre(!JSON.stringify(one).includes('"code":{'));
        expect(JSON.parse(offeredText(one))).toEqual(expected(one));
      }),
    );
  });

  it('is what the protocol says it is, under every ruleset', () => {
    for (const { ruleset } of REGISTRY as unknown as readonly { readonly ruleset: Ruleset }[]) {
      const terms = ruleset.regulation.defaults;
      const opened = ruleset.advance(ruleset.game.initial, { ...terms, type: 'OpenTable', by: HOUSE });
      const lawful = opened.ok ? ruleset.legal(opened.value.state, player('ana')) : [];
      expect(lawful.map(({ act }) => act)).toContain('Sit');
      for (const one of lawful) expect(offered.parse(JSON.parse(offeredText(one)))).toMatchObject({ act: one.act });
    }
  });
});
