import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAIRNESS_WORDS } from '../../src/fairness/fairness-words.ts';
import { button, openPanel, sitDown, stake } from './at-the-table.ts';
import { flaws } from './axe-flaws.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

type Scheme = 'dark' | 'light';

export function accessible(schemes: readonly Scheme[]): void {
  describe.each(schemes)('axe finds nothing serious, %s preferred', (colorScheme) => {
    let house: House;
    beforeAll(async () => {
      house = await House.open({ rulesets: [0, 4], bots: false, hold: ['stakes', 'uncover'] });
    });
    afterAll(() => house?.close());
    const width = colorScheme === 'dark' ? 1280 : 390;
    const language = colorScheme === 'dark' ? 'es' : 'en';
    const context = { colorScheme, reducedMotion: 'reduce' } as const;

    test('in the lobby and at the table: stakes, dealing, a reason, the history', async () => {
      const visitor = await visit(house.address, { width, language, context });
      const { page, words } = visitor;
      await page.getByRole('article').first().waitFor();
      expect(await flaws(page)).toEqual([]);
      await sitDown(house, visitor, 'vera');
      await stake(visitor, 'punto');
      expect(await flaws(page)).toEqual([]);
      await button(visitor, new RegExp(`^${words.table.menu.limits}`))
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      expect(await flaws(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await house.lapse('stakes');
      const uncover = button(visitor, words.table.acts.Uncover);
      await uncover.waitFor();
      expect(await flaws(page)).toEqual([]);
      await uncover.click();
      await house.hold(['stakes']);
      await openPanel(visitor, 'history');
      await page.locator('.coup-row summary').first().click();
      await page.getByText(words.history.steps).waitFor();
      expect(await flaws(page)).toEqual([]);
    });

    test('in the rulebook and where shuffles are checked', async () => {
      const { page, words } = await visit(`${house.address}/rules`, { width, language, context });
      await page.getByRole('searchbox').waitFor();
      await page.getByText(words.rulebook.loading).waitFor({ state: 'detached' });
      expect(await flaws(page)).toEqual([]);
      await page.goto(`${house.address}/fairness`);
      await page.getByRole('heading', { name: FAIRNESS_WORDS[language].roomTitle }).waitFor();
      expect(await flaws(page)).toEqual([]);
    });
  });
}
