import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealCoup, sitDown, stake } from './at-the-table.ts';
import { writeFigures } from './figures.ts';
import { House } from './house.ts';
import { longestTask } from './longest-task.ts';
import { type Visitor, visit } from './visitor.ts';

const SLOWDOWN = 4;
const ROUNDS = 5;
const MOST_TO_INTERACTIVE = 2000;
const MOST_TASK = 50;
const MOST_SCRIPT = 250 * 1024;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function slowDown({ context, page }: Visitor): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

describe(`on a processor ${SLOWDOWN} times as slow`, () => {
  let house: House;
  beforeAll(async () => {
    // A clock as long as at a table with people: the page deals at leisure.
    house = await House.open({ rulesets: [0], showing: 1 });
  });
  afterAll(() => house?.close());

  test('one can sit down in less than two seconds after asking for the page', async () => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const visitor = await visit('about:blank');
      await slowDown(visitor);
      await visitor.page.addInitScript(() => {
        const look = (): void => {
          if (document.querySelector('.entrance button:enabled') === null) requestAnimationFrame(look);
          else Object.assign(window, { interactive: performance.now() });
        };
        look();
      });
      await visitor.page.goto(house.address);
      const ready = await visitor.page.waitForFunction(() => (window as { interactive?: number }).interactive);
      times.push((await ready.jsonValue()) as number);
      await visitor.context.close();
    }
    writeFigures('First load to the button that seats one, at four-fold slowdown (ms)', times);
    expect(median(times)).toBeLessThan(MOST_TO_INTERACTIVE);
  });

  test('the scripts of the first table are at most 250 KiB, as they are sent', async () => {
    const visitor = await visit(house.address, { width: 390 });
    await sitDown(house, visitor, 'ligera');
    await visitor.page.waitForLoadState('networkidle');
    const bytes = await visitor.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
    );
    writeFigures('Scripts up to the first table, as sent (bytes)', [bytes]);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
  });

  test('no task takes more than 50 ms while cards are dealt', async () => {
    const visitor = await visit(house.address);
    const { page } = visitor;
    await sitDown(house, visitor, 'lenta');
    const longest: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await stake(visitor, 'punto');
      await slowDown(visitor);
      longest.push(await longestTask(page, () => dealCoup(house, page)));
    }
    writeFigures('Longest task while a coup is dealt, at four-fold slowdown (ms of the processor)', longest);
    expect(median(longest)).toBeLessThanOrEqual(MOST_TASK);
  });
});
