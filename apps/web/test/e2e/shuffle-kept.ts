import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAIRNESS_WORDS } from '../../src/fairness/fairness-words.ts';
import { flaws } from './axe-flaws.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

describe('the shuffle of a shoe that is over', () => {
  let house: House;
  let table: string;
  beforeAll(async () => {
    house = await House.open({ hold: [], rulesets: [0] });
    table = (await house.tables())[0]?.table as string;
    await house.rate(0.001);
    await house.until(table, ({ talla }) => talla > 1);
    await house.rate(1);
  });
  afterAll(() => house?.close());

  test('is checked card by card and kept as one page', async () => {
    const { page } = await visit(`${house.address}/fairness/${table}/1`, { language: 'es', width: 1920 });
    await page.getByText(FAIRNESS_WORDS.es.verdicts['not-proved']).waitFor();
    await page.getByText(/^El registro está entero: \d+ líneas/).waitFor();
    await page.getByText(FAIRNESS_WORDS.es.order.title(312)).click();
    await expect.poll(() => page.locator('.order li').count()).toBe(312);
    expect(await flaws(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: FAIRNESS_WORDS.es.keep.page }).click();
    expect((await download).suggestedFilename()).toBe(`${table}.1.html`);
  });
});
