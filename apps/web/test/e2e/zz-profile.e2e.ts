import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { dealCoup, sitDown, stake } from './at-the-table.ts';
import { House } from './house.ts';
import { theBrowser, visit } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ rulesets: [0], lengths: { stakes: 20_001 } });
}, 120_000);
afterAll(() => house?.close(), 60_000);

test('profile', async () => {
  const visitor = await visit(house.address);
  const { page, context } = visitor;
  await sitDown(house, visitor, 'lenta');
  const browser = await theBrowser();
  for (let round = 0; round < 3; round += 1) {
    await stake(visitor, 'punto');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
    if (process.env.CPUPROF) categories.push('disabled-by-default-v8.cpu_profiler');
    await browser.startTracing(page, { categories });
    await dealCoup(house, page);
    writeFileSync(`/tmp/trace-${process.env.TAG ?? 'x'}-${round}.json`, await browser.stopTracing());
  }
});
