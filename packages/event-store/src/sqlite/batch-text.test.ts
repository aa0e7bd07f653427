import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Append } from '../append.ts';
import type { Operation, Outcome } from '../plan.ts';
import type { ThreadLink } from '../thread-link.ts';
import { committed, committing } from './batch-text.ts';

/** What `store-on.ts` lets through: any text without half surrogates and zero bytes. */
const text = fc.string({ unit: 'grapheme' }).filter((one) => one.isWellFormed() && !one.includes('\0'));
const count = fc.nat();

const change = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), key: text, value: text }),
  fc.record({ kind: fc.constant('replace' as const), key: text, from: text, value: text }),
  fc.record({ kind: fc.constant('remove' as const), key: text }),
);
const write = fc.record({
  stream: text,
  expected: count,
  ruleset: text,
  edition: count,
  events: fc.array(fc.record({ type: text, data: text, act: text }, { requiredKeys: ['type', 'data'] }), {
    maxLength: 4,
  }),
});
const append = fc
  .record({
    commandId: text,
    actor: text,
    at: fc.maxSafeNat(),
    vault: fc.array(change, { maxLength: 3 }),
    holds: fc.array(fc.record({ stream: text, version: count }), { maxLength: 3 }),
  })
  .chain((rest) =>
    fc
      .tuple(fc.array(write, { maxLength: 3 }), fc.option(text))
      .map(([writes, answer]): Append => ({ ...rest, writes, ...(answer === null ? {} : { answer }) })),
  );
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('append' as const), append }),
  fc.record({
    kind: fc.constant('lookup' as const),
    lookup: fc.record({ commandId: text, actor: text, stream: text }),
  }),
  fc.record({ kind: fc.constant('vault' as const), change }),
  fc.record({
    kind: fc.constant('snapshot' as const),
    snapshot: fc.record({ stream: text, shape: text, version: count, state: text }),
    sum: text,
  }),
);

/** What a writer may answer to an operation. */
const outcomeOf = (one: Operation): fc.Arbitrary<Outcome> => {
  if (one.kind !== 'append')
    return fc.constant({ ok: true, value: { commandId: '', repeated: false, commit: 0, heads: [], answer: null } });
  const { commandId, writes, answer } = one.append;
  const heads = writes.map(({ stream }, i) => ({ stream, version: i, hash: `${i}`.repeat(64) }));
  return fc.constantFrom<Outcome>(
    { ok: true, value: { commandId, repeated: false, commit: 7, heads, answer: answer ?? null } },
    { ok: true, value: { commandId, repeated: true, commit: 3, heads, answer: 'the first answer' } },
    { ok: false, refusal: { code: 'conflict', stream: 'a', expected: 1, actual: 2 } },
    { ok: false, refusal: { code: 'foreign-command', commandId } },
  );
};

test('a batch arrives as it was handed over, whatever its texts say, and so do its outcomes', async () => {
  const answered = fc
    .array(operation, { maxLength: 6 })
    .chain((batch) => fc.tuple(fc.constant(batch), fc.tuple(...batch.map(outcomeOf))));
  await fc.assert(
    fc.asyncProperty(answered, async ([batch, outcomes]) => {
      const arrived: (readonly Operation[])[] = [];
      const thread = committed((given) => {
        arrived.push(given);
        return outcomes;
      });
      const call = async (_: string, text: unknown) => thread(text as string);
      const link = { call } as Pick<ThreadLink, 'call'>;
      expect(await committing(link)(batch)).toEqual(outcomes);
      expect(arrived).toEqual([batch]);
    }),
  );
});
