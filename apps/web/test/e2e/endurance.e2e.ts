import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDown } from './at-the-table.ts';
import { writeFigures } from './figures.ts';
import { House } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const COUPS = 500;
/** By then everything that is loaded late has been loaded. */
const SETTLED = 100;

let house: House;
beforeAll(async () => {
  house = await House.open({ rulesets: [1], hold: [] });
});
afterAll(() => house?.close());

async function weigh({ context, page }: Visitor): Promise<{ readonly heap: number; readonly nodes: number }> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  await devtools.detach();
  return { heap: usedSize, nodes };
}

test('a table left open for 500 coups does not grow', async () => {
  const visitor = await visit(house.address);
  await sitDown(house, visitor, 'paciente');
  const [first] = await house.tables();
  const table = first?.table as string;
  await house.rate(0.02);
  let [played, before] = [0, first?.coups ?? 0];
  const playTo = (wished: number): Promise<unknown> =>
    house.until(table, ({ coups }) => {
      played += coups >= before ? coups - before : coups;
      before = coups;
      return played >= wished;
    });
  await playTo(SETTLED);
  const early = await weigh(visitor);
  await playTo(COUPS);
  const late = await weigh(visitor);
  writeFigures(`Heap after ${SETTLED} and after ${COUPS} coups (KiB)`, [early.heap / 1024, late.heap / 1024]);
  writeFigures(`Elements after ${SETTLED} and after ${COUPS} coups`, [early.nodes, late.nodes]);
  expect(late.heap).toBeLessThan(early.heap * 1.25);
  // The roads of a shoe have more or fewer beads; nothing else may differ.
  expect(late.nodes).toBeLessThan(early.nodes + 600);
});
