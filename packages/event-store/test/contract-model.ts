import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Append, type EventStore, type VaultChange, verifyChain } from '../src/index.ts';
import { inWords, Model } from './model.ts';
import { all, command, write } from './sample.ts';

const STREAMS = ['wallet', 'table', 'mesa ñ'];

interface Draft {
  readonly id: number;
  readonly actor: string;
  /** How far the writer is behind (or ahead), and what it writes. */
  readonly writes: readonly {
    readonly stream: string;
    readonly behind: number;
    readonly isHeld: boolean;
    readonly values: readonly string[];
  }[];
  readonly vault: readonly VaultChange[];
  readonly answer: string | null;
}

const change: fc.Arbitrary<VaultChange> = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    key: fc.constantFrom('k1', 'k2'),
    value: fc.constantFrom('v1', 'v2'),
  }),
  fc.record({
    kind: fc.constant('replace' as const),
    key: fc.constantFrom('k1', 'k2'),
    from: fc.constantFrom('v1', 'v2'),
    value: fc.constantFrom('v1', 'v2'),
  }),
  fc.record({ kind: fc.constant('remove' as const), key: fc.constantFrom('k1', 'k2') }),
);

const draft: fc.Arbitrary<Draft> = fc.record({
  id: fc.nat(25),
  actor: fc.oneof({ weight: 9, arbitrary: fc.constant('ana') }, { weight: 1, arbitrary: fc.constant('eve') }),
  writes: fc.uniqueArray(
    fc.record({
      stream: fc.constantFrom(...STREAMS),
      behind: fc.oneof(
        { weight: 6, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: -2, max: 2 }) },
      ),
      isHeld: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      values: fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 3 }),
    }),
    { selector: ({ stream }) => stream, maxLength: 3 },
  ),
  vault: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(change, { maxLength: 3 }) },
  ),
  answer: fc.option(fc.string({ maxLength: 5 }).filter((text) => !text.includes('\0'))),
});

/** Each inner list is handed in at once, and so goes into one transaction. */
const rounds = fc.array(fc.array(draft, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });

export function describeModel(opened: () => Promise<EventStore>): void {
  describe('random commands', () => {
    test('get the answers of the model and leave its streams', async () => {
      const seen = new Map<string, number>();
      const store = await opened();
      let run = 0;
      await fc.assert(
        fc.asyncProperty(rounds, async (list) => {
          const model = new Model();
          run += 1;
          const own = (name: string) => `${run} ${name}`;
          for (const round of list) {
            const expectedWords: string[] = [];
            const outcomes = round.map((one) => {
              const append = appendOf(one, model, own);
              expectedWords.push(model.append(append));
              return store.append(append);
            });
            const words = (await Promise.all(outcomes)).map(inWords);
            expect(words).toEqual(expectedWords);
            for (const word of words) count(seen, word);
          }
          await expectSame(store, model, own);
        }),
        { numRuns: 60, seed: 4 },
      );
      expect(await verifyChain(store)).toMatchObject({ ok: true });
      for (const kind of ['again', 'conflict', 'foreign-command', 'secret-exists', 'written']) {
        expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
      }
    });
  });
}

type Own = (name: string) => string;

function appendOf({ id, actor, writes, vault, answer }: Draft, model: Model, own: Own): Append {
  const expected = ({ stream, behind }: Draft['writes'][number]): number =>
    Math.max(0, (model.streams.get(own(stream)) ?? []).length - behind);
  const drafted = writes
    .filter(({ isHeld }) => !isHeld)
    .map((one) => write(own(one.stream), expected(one), ...one.values));
  const held = writes.filter(({ isHeld }) => isHeld);
  return command(drafted, {
    holds: held.map((one) => ({ stream: own(one.stream), version: expected(one) })),
    commandId: own(`command-${id}`),
    actor,
    vault: vault.map((one) => ({ ...one, key: own(one.key) })),
    ...(answer === null ? {} : { answer }),
  });
}

async function expectSame(store: EventStore, model: Model, own: Own): Promise<void> {
  for (const stream of STREAMS.map(own)) {
    const stored = (await all(store.read(stream))).map(({ data }) => data);
    expect(stored).toEqual(model.streams.get(stream) ?? []);
  }
  for (const key of ['k1', 'k2'].map(own)) expect(await store.vault.get(key)).toBe(model.secrets.get(key) ?? null);
}

function count(seen: Map<string, number>, word: string): void {
  const kind = /^(again|conflict|foreign-command|secret-exists)/.exec(word)?.[0] ?? 'written';
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
}
