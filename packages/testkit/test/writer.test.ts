import { eventWriter } from '@sabot/engine';
import { REGISTRY } from '@sabot/regulations';
import { dice, walk } from '@sabot/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each(REGISTRY.map(({ id, ruleset }) => [id, ruleset] as const))(
  '%s: events are written as they are',
  (_, ruleset) => {
    const write = eventWriter(ruleset.game.events);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { log } = walk(ruleset, dice(seed), new Map(), {
          opening: ruleset.regulation.defaults,
          steps: 300,
          people: ['ana', 'Ñusta', 'ciro'],
          check: () => {},
        });
        expect(JSON.parse(write(log))).toEqual(JSON.parse(JSON.stringify(log)));
      }),
      { numRuns: 5, seed: 3 },
    );
  },
);

it('escapes what has to be escaped', () => {
  const write = eventWriter({ Said: { by: 'player', text: 'text', words: 'words', maybe: 'card?', data: 'data' } });
  const said = { type: 'Said', by: 'a"b\\c\u2028', text: 'line\nline', words: ['«"»'], maybe: null, data: { x: [1] } };
  expect(JSON.parse(write([said]))).toEqual([said]);
  expect(write([])).toBe('[]');
});
