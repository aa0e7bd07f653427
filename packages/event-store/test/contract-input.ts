import { describe, expect, test } from 'vitest';
import { type Append, type EventStore, LIMITS } from '../src/index.ts';
import { all, command, receipt, write } from './sample.ts';

const event = (type: string, data: string) => ({ ...write('s', 0), events: [{ type, data }] });
const acted = (expected: number, ...acts: readonly (string | undefined)[]) => ({
  ...write('s', expected),
  events: acts.map((act) => ({ type: 'Noted', data: '1', ...(act !== undefined && { act }) })),
});
const many = (count: number) => Array.from({ length: count }, (_, n) => write(`s-${n}`, 0, n));

const bad: [string, Append][] = [
  ['a stream without a name', command([write('', 0, 1)])],
  ['a stream of a name too long', command([write('ñ'.repeat(101), 0, 1)])],
  ['a control character', command([write('a\nb', 0, 1)])],
  ['half a character', command([write('a\ud800', 0, 1)])],
  ['a stream named twice', command([write('s', 0, 1), write('s', 1, 2)])],
  ['a stream held and written', command([write('s', 0, 1)], { holds: [{ stream: 's', version: 0 }] })],
  ['a held version that is none', command([write('s', 0, 1)], { holds: [{ stream: 'h', version: 0.5 }] })],
  ['a held stream without a name', command([write('s', 0, 1)], { holds: [{ stream: '', version: 0 }] })],
  ['too many streams', command(many(LIMITS.streamsPerAppend + 1))],
  ['too many events', command([write('s', 0, ...Array(LIMITS.eventsPerAppend + 1).keys())])],
  ['an expected version below zero', command([write('s', -1, 1)])],
  ['half an expected version', command([write('s', 0.5, 1)])],
  ['data that is not JSON', command([event('Broken', '{')])],
  ['data with a zero byte', command([event('Broken', '"\0"')])],
  ['data with half a character', command([event('Broken', '"\udc00"')])],
  ['data beyond the limit', command([event('Long', `"${'x'.repeat(LIMITS.textBytes)}"`)])],
  ['an act that is not JSON', command([acted(1, '{')])],
  ['an act beyond the limit', command([acted(1, `"${'x'.repeat(LIMITS.textBytes)}"`)])],
  ['an event before the first act', command([acted(2, undefined, '{}')])],
  ['an event without a type', command([event('', '1')])],
  ['no command id', command([write('s', 0, 1)], { commandId: '' })],
  ['no actor', command([write('s', 0, 1)], { actor: '' })],
  ['a time that is none', command([write('s', 0, 1)], { at: Number.NaN })],
  ['a time beyond 2^53', command([write('s', 0, 1)], { at: 2 ** 53 })],
  ['an edition beyond 2^31', command([{ ...write('s', 0, 1), edition: 2 ** 31 }])],
  ['a key with a control character', command([], { vault: [{ kind: 'remove', key: '\0' }] })],
];

export function describeInput(opened: () => Promise<EventStore>): void {
  describe('bad input', () => {
    test('is refused with one line, and stops nobody else', async () => {
      const store = await opened();
      for (const [what, append] of bad) {
        const neighbour = store.append(command([write(`next to ${what}`, 0, 1)]));
        await expect(store.append(append), what).rejects.toMatchObject({
          code: 'bad-input',
          message: expect.stringMatching(/^Not written: .*\.$/),
        });
        receipt(await neighbour);
      }
      expect(await all(store.streams())).toHaveLength(bad.length);
    });

    test('the largest that is allowed is kept', async () => {
      const store = await opened();
      const data = `"${'x'.repeat(LIMITS.textBytes - 2)}"`;
      receipt(await store.append(command([event('Long', data)], { at: Number.MAX_SAFE_INTEGER })));
      receipt(await store.append(command(many(LIMITS.streamsPerAppend))));
      expect((await all(store.read('s')))[0]).toMatchObject({ data, at: Number.MAX_SAFE_INTEGER });
    });
  });
}
