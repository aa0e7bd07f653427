import type { GameEvent } from '@sabot/engine';
import { applyChange, EVENTS_KEPT } from '@sabot/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentEvents, type WitnessedText } from './recent-events.ts';

/** What is told of one event to most, and to those with eyes of their own. */
const some = fc.record({
  type: fc.constantFrom('StakesSet', 'CardDrawn', '__proto__'),
  who: fc.constantFrom('ana', 'bea', 'ñ'),
  card: fc.constantFrom('??', '9s', 'Ah'),
  own: fc.option(fc.constantFrom('2c', '3d'), { freq: 4 }),
});

const told = (events: string): unknown[] => JSON.parse(`[${events}]`);

test('whatever is noted is told again, to each what they saw, as long as it is at hand', () => {
  let [whole, missing] = [0, 0];
  const given = fc.array(some, { minLength: 1, maxLength: 4 * EVENTS_KEPT, size: 'max' });
  fc.assert(
    fc.property(given, fc.nat(), fc.nat(), fc.nat(), fc.boolean(), (all, from, to, earlier, isFollowed) => {
      const seen = (viewer: string | null) =>
        all.map(({ own, ...event }) => ({ ...event, card: viewer === 'ana' ? (own ?? event.card) : event.card }));
      const recent = new RecentEvents();
      all.forEach(({ own }, i) => {
        const event = seen(null)[i] as GameEvent;
        const noted: WitnessedText = {
          no: i + 1,
          event,
          text: JSON.stringify(event),
          own: own === null ? null : new Map([['ana', JSON.stringify(seen('ana')[i])]]),
        };
        recent.note(noted, isFollowed);
      });
      const version = all.length - (to % Math.min(all.length, 20));
      const have = from % (version + 1);
      const since = earlier % (have + 1);
      const missed = recent.since(have, version);
      if (have >= all.length - EVENTS_KEPT) expect(missed.isAtHand).toBe(true);
      if (!missed.isAtHand) {
        missing += 1;
        return;
      }
      whole += 1;
      for (const viewer of ['ana', 'bea', null]) {
        const meant = seen(viewer).slice(have, version);
        expect(told(missed.numbered(viewer))).toEqual(meant.map((event, i) => ({ no: have + 1 + i, event })));
        // What refers to another event refers to one this viewer was told, as they were told it.
        const unpacked = told(missed.packed(viewer, since)).map((one, i) => {
          if (!Array.isArray(one)) return one;
          const like = have + 1 + i - one[0];
          expect(like).toBeGreaterThan(since);
          return applyChange(seen(viewer)[like - 1], one[1] ?? {});
        });
        expect(unpacked).toEqual(meant);
      }
    }),
    { seed: 7, numRuns: 15 },
  );
  expect(Math.min(whole, missing)).toBeGreaterThan(1);
});

test('an event like an earlier one is told by it', () => {
  const recent = new RecentEvents();
  const note = (no: number, event: object) =>
    recent.note({ no, event: event as GameEvent, text: JSON.stringify(event), own: null }, true);
  note(1, { type: 'StakesSet', player: 'ana', punto: 1000, grounds: ['A-1', 'A-2'] });
  note(2, { type: 'StakesSet', player: 'bea', punto: 2000, grounds: ['A-1', 'A-2'] });
  note(3, { type: 'StakesSet', player: 'ana', punto: 3000, grounds: ['A-1', 'A-2'] });
  expect(recent.since(1, 3).packed(null, 0)).toBe('[1,{"player":["bea"],"punto":[2000]}],[2,{"punto":[3000]}]');
  expect(told(recent.since(2, 3).packed(null, 1))).toEqual([
    { type: 'StakesSet', player: 'ana', punto: 3000, grounds: ['A-1', 'A-2'] },
  ]);
});

test('who lays the same stakes again is told by the time they laid them before', () => {
  const recent = new RecentEvents();
  const lay = (no: number, amount: number) => {
    const event = { type: 'StakesSet', player: 'ana', stakes: [['punto', amount]], grounds: ['A-1'] };
    recent.note({ no, event: event as GameEvent, text: JSON.stringify(event), own: null }, true);
  };
  for (const [i, amount] of [1000, 2000, 1000, 3000].entries()) lay(i + 1, amount);
  expect(recent.since(2, 4).packed(null, 0)).toBe('[2],[1,{"stakes":{"0":{"1":[3000]}}}]');
});

test('what was asked for before more came is still told as it was', () => {
  const recent = new RecentEvents();
  const note = (no: number) =>
    recent.note({ no, event: { type: 'E' }, text: JSON.stringify({ type: 'E', no }), own: null }, false);
  for (let no = 1; no <= 5; no += 1) note(no);
  const missed = recent.since(3, 5);
  note(6);
  expect(told(missed.numbered(null))).toMatchObject([{ no: 4 }, { no: 5 }]);
  for (let no = 7; no <= 3 * EVENTS_KEPT; no += 1) note(no);
  expect(missed.numbered(null)).toBe('');
});
