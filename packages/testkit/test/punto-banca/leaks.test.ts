import { view } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { dice, pick, walk } from '@sabot/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytes, expectNoPackShown, hiddenIn, otherwise, witnessed } from '../leak-hunt.ts';
import { replayed } from '../replayed.ts';

const RUNS = Number(process.env.SABOT_RANDOM_RUNS ?? 6);
const PEOPLE = ['ana', 'bea', 'ciro', 'dora'];
const FIELDS = { punto: 100, banca: 0, tie: 0, seat: 1, behind: 1, at: 1, amount: 1 };

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('tells nobody a card before its time', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const roll = dice(seed);
        const opening = ruleset.regulation.defaults;
        const played = walk(ruleset, roll, new Map(), { opening, steps: 500, people: PEOPLE, check: () => {} });
        const steps = replayed(ruleset, ruleset.game.initial, played.commands);
        for (const [i, { after }] of steps.entries()) {
          if (after.coup === null || (after.pack.spent.length > 0 && roll(4) > 0)) continue;
          const viewer = pick(roll, [...PEOPLE, null]);
          const hidden = hiddenIn(view(after, viewer));
          const start = steps.findLastIndex(({ command }, j) => j <= i && command.type === 'CloseStakes');
          const coup = steps.slice(start, i + 1);
          const [first] = coup;
          if (hidden.length === 0 || start < 0 || first === undefined) continue;
          // Everybody has seen the card that shows in the shoe: it would come out face up, so none that is hidden is that card.
          if (coup.some(({ before }) => before.upturned !== null)) continue;
          let other: readonly (typeof first)[];
          try {
            other = replayed(ruleset, first.before, otherwise(roll, coup, hidden));
          } catch {
            continue; // the other card had already left the shoe
          }
          expect(witnessed(ruleset, other, viewer)).toBe(witnessed(ruleset, coup, viewer));
          const there = (other.at(-1) ?? first).after;
          expect(bytes(ruleset, there, viewer, FIELDS)).toBe(bytes(ruleset, after, viewer, FIELDS));
          compared++;
        }
      }),
      { numRuns: RUNS, seed: 7 },
    );
    console.log(`${compared} pairs of histories compared`);
    expect(compared).toBeGreaterThan(40 * RUNS);
  });

  it('would notice a leak', () => expectNoPackShown(ruleset));
});
