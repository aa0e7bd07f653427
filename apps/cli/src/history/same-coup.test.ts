import { namesIn } from '@sabot/engine';
import { print, type Rules, visible } from '@sabot/notation';
import { coupsIn } from '@sabot/story';
import { RULEBOOKS, randomPlay } from '@sabot/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { cardsText } from '../terminal/card-text.ts';

describe.each(RULEBOOKS.map((one) => [one.id, one] as const))('%s, exported and replayed', (_, rulebook) => {
  it('is the same coup in the export, in the terminal and in the story', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1e6 }), async (seed) => {
        const { acts, steps, ruleset } = randomPlay(rulebook, seed);
        const coups = coupsIn(
          ruleset.game.id,
          steps.map(({ event }) => event),
        );
        const edition = ruleset.regulation.edition;
        const stdin = print({ ruleset: ruleset as Rules, edition, entries: acts as never });
        const data = JSON.parse((await call(['replay', '-', '--json'], { stdin })).out);
        expect(data).toMatchObject({ agrees: true });
        expect(data.coups).toEqual(JSON.parse(JSON.stringify(coups)));
        const { out } = await call(['replay', '-'], { stdin });
        const told = out.split(/^coup /m).slice(1);
        expect(told.map((text) => Number.parseInt(text, 10))).toEqual(coups.map(({ coup }) => coup));
        for (const [i, { hands, nets }] of coups.entries()) {
          for (const { cards, total } of Object.values(hands)) {
            if (cards.length > 0) expect(told[i]).toContain(cardsText(cards) + (total === null ? '' : ` = ${total}`));
          }
          for (const player of namesIn(nets)) expect(told[i]).toContain(visible(player));
        }
      }),
      { numRuns: 1, seed: 1979 },
    );
  });
});
