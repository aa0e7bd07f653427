import type { CoupHistory } from '@sabot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replay as en } from '../../src/locales/en/replay.ts';
import { replay as es } from '../../src/locales/es/replay.ts';
import { openPanel } from './at-the-table.ts';
import { flaws, isTooWide } from './axe-flaws.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

/** A past coup of these tables, from the history and from a link. */
export function seenAgain(rulesets: readonly number[]): void {
  describe(`a past coup of table ${rulesets} is seen again`, () => {
    let house: House;
    beforeAll(async () => {
      house = await House.open({ rulesets, hold: [] });
      await house.rate(0.01);
      for (const { table } of await house.tables()) await house.until(table, ({ coups }) => coups > 2);
      await house.rate(1);
    });
    afterAll(() => house?.close());

    test('from the history, over the table, by keyboard alone', async () => {
      const table = (await house.tables())[0]?.table as string;
      const visitor = await visit(`${house.address}/table/${table}`);
      const { page, words } = visitor;
      await openPanel(visitor, 'history');
      await page.locator('.coup-row summary').first().press('Enter');
      await page
        .getByRole('button', { name: /^See it again: coup \d+$/ })
        .first()
        .press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/^step 1 of \d+$/).waitFor();
      await dialog.getByRole('button', { name: en.next }).press('Enter');
      await dialog.getByText(/^step 2 of \d+$/).waitFor();
      await page.keyboard.press('End');
      const against = new RegExp(`^(${words.history.hands.punto}|${words.dosPanos.hand['pano-1']})`);
      await dialog.getByText(against).first().waitFor();
      // All cards lie open: whoever won has won for certain. Where the hurry of this house let a word lapse that the rules demand, nothing is counted.
      const certain = dialog.locator('dd').filter({ hasText: '100.00%' });
      await certain
        .or(dialog.getByText(en.known.unknown, { exact: true }))
        .first()
        .waitFor();
      expect(await flaws(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });

    for (const [i] of rulesets.entries())
      test(`from a link, on a telephone, at table ${i + 1}`, async () => {
        const table = (await house.tables())[i]?.table as string;
        const { coups } = (await (await fetch(`${house.address}/api/tables/${table}/coups`)).json()) as CoupHistory;
        const coup = coups.at(-1)?.coup as number;
        const { page } = await visit(`${house.address}/table/${table}/coup/${coup}#3`, { language: 'es', width: 390 });
        await page.getByText(/^paso 3 de \d+$/).waitFor();
        await page.getByRole('button', { name: es.last }).click();
        const felt = page.getByRole('region', { name: es.felt });
        await felt.locator('.hand').nth(1).waitFor({ state: 'attached' });
        await page.getByRole('button', { name: es.previous }).click();
        await page.getByRole('button', { name: es.previous }).click();
        await page.locator('.replay-chances dd').first().waitFor();
        expect(await isTooWide(page)).toBe(false);
        expect(await flaws(page)).toEqual([]);
        await page.getByRole('button', { name: es.play }).click();
        await page.getByRole('button', { name: es.play }).waitFor();
      });

    test('that never was is said to be none', async () => {
      const table = (await house.tables())[0]?.table as string;
      const { page } = await visit(`${house.address}/table/${table}/coup/999999`, { expected: /404/ });
      await page.getByRole('alert').waitFor();
    });
  });
}
