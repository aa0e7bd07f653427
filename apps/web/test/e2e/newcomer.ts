import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../src/locales/language.ts';
import { lastCoup, like, sitDown, stake } from './at-the-table.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

export interface Visit {
  readonly table: number;
  readonly language: Language;
  readonly width: number;
}

/** A newcomer sits down in at most three clicks, stakes, and is told what came of it. */
export function newcomersPlay(visits: readonly Visit[]): void {
  describe('a newcomer plays a coup', () => {
    let house: House;
    beforeAll(async () => {
      house = await House.open();
    });
    afterAll(() => house?.close());

    test('whoever presses the first button sits at punto y banca', async () => {
      const { page, words } = await visit(house.address, { language: 'es', width: 390 });
      await page.getByLabel(words.lobby.welcome.name).fill('primera');
      await page.getByRole('button', { name: words.lobby.seatMe }).click();
      await page.waitForURL(/\/table\//);
      await page.getByRole('heading', { level: 1, name: 'Punto y banca', exact: true }).waitFor();
    });

    test.each(visits)('at table $table, in $language, $width pixels wide', async ({ table, language, width }) => {
      const visitor = await visit(house.address, { language, width });
      const { page, words } = visitor;
      const clicks = await sitDown(house, visitor, `newcomer-${table}-${language}-${width}`, table);
      expect(clicks).toBeLessThanOrEqual(3);
      await stake(visitor, table % 2 === 0 ? 'punto' : 'banca');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await house.lapse('stakes');
      const account = await lastCoup(visitor);
      const { coup, reason } = words.table;
      await account.getByText(new RegExp(`^(${Object.values(coup.result).join('|')})`)).waitFor();
      const told = [reason.won('…'), reason.lost('…'), reason.even].map((line) => like(line).source);
      await account.locator('.account-net', { hasText: new RegExp(told.join('|')) }).waitFor();
      expect(await page.getByText(words.shell.fault.title).count()).toBe(0);
    });
  });
}
