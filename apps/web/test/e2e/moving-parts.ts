import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealCoup, sitDown, stake } from './at-the-table.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

const MAY_MOVE = ['transform', 'opacity'];

describe('the page is light', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ rulesets: [0] });
  });
  afterAll(() => house?.close());

  test('only transform and opacity move while cards are dealt', async () => {
    const visitor = await visit(house.address, { width: 1280 });
    const { page } = visitor;
    await sitDown(house, visitor, 'atenta');
    await stake(visitor, 'punto');
    await page.evaluate(() => {
      const moved = new Set<string>();
      Object.assign(window, { moved });
      const look = (): void => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          // What answers the pointer or the keyboard may change its colour.
          if (target?.closest('button, a, input, label, [role=radio], [role=tab]')) continue;
          for (const frame of (effect as KeyframeEffect | null)?.getKeyframes() ?? []) {
            for (const name of Object.keys(frame)) moved.add(name);
          }
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await dealCoup(house, page);
    const moved = await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
    const properties = moved.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
    expect(properties).toContain('transform');
    expect(properties.filter((name) => !MAY_MOVE.includes(name))).toEqual([]);
  });
});
