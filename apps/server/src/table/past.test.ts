import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEPT, Past, type ToldEvent } from './past.ts';

/** What is told of one event to most, and to those with eyes of their own. */
const some = fc.record({
  text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  own: fc.option(fc.record({ ana: fc.string({ minLength: 1 }) }), { freq: 5 }),
});

test('whatever is noted is told again, to each what they saw, as long as it is at hand', () => {
  let [whole, missing] = [0, 0];
  fc.assert(
    fc.property(
      fc.array(some, { minLength: 1, maxLength: 4 * KEPT, size: 'max' }),
      fc.nat(),
      fc.nat(),
      (given, from, to) => {
        const events = given.map(
          ({ text, own }, i): ToldEvent => ({
            no: i + 1,
            text: JSON.stringify(text),
            own: own === null ? null : new Map(Object.entries(own)),
          }),
        );
        const past = new Past();
        for (const event of events) past.note(event);
        const version = events.length - (to % Math.min(events.length, 20));
        const have = from % (version + 1);
        const missed = past.since(have, version);
        const meant = events.slice(have, version);
        const isAtHand = have >= events.length - KEPT;
        if (isAtHand) whole += 1;
        else missing += 1;
        if (isAtHand || missed.text(null) !== '') {
          expect(missed.text(null)).toBe(meant.map(({ text }) => text).join());
          expect(missed.text('ana')).toBe(meant.map(({ text, own }) => own?.get('ana') ?? text).join());
          expect(missed.saw('ana')).toBe(meant.some(({ own }) => own !== null));
          expect(missed.saw('bea')).toBe(false);
        }
      },
    ),
  );
  expect(Math.min(whole, missing)).toBeGreaterThan(5);
});

test('what was asked for before more came is still told as it was', () => {
  const past = new Past();
  const note = (no: number) => past.note({ no, text: `"${no}"`, own: null });
  for (let no = 1; no <= 5; no += 1) note(no);
  const missed = past.since(3, 5);
  note(6);
  expect(missed.text(null)).toBe('"4","5"');
  for (let no = 7; no <= 3 * KEPT; no += 1) note(no);
  expect(missed.text(null)).toBe('');
});
