import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../src/locales/language.ts';
import { openPanel } from '../at-the-table.ts';
import { flaws, isTooWide, offScreen } from '../axe-flaws.ts';
import { CirculoPerson } from '../circulo/person.ts';
import { House } from '../house.ts';

const RULESET = 7;

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
}

/** A table of chemin de fer with bots, seen on screens of every size: nothing out of reach, nothing unreadable. */
export function cheminDeFerScreens(screens: readonly Screen[]): void {
  describe('a table of chemin de fer', () => {
    let house: House;
    let table: string;
    beforeAll(async () => {
      // Whoever has just sat down and says nothing keeps the window open.
      house = await House.open({ rulesets: [RULESET], hold: ['banco'] });
      table = (await house.tables())[0]?.table as string;
      await house.until(table, ({ coups }) => coups > 1);
    });
    afterAll(() => house?.close());

    test.each(screens)('is whole and readable in $language, $width × $height', async ({ width, height, language }) => {
      const context = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
      const name = `guest-${width}-${language}`;
      const person = await CirculoPerson.sitDown(house, table, name, { width, language, context });
      const { page, visitor } = person;
      await house.until(table, ({ phase }) => phase === 'banco');
      await expect.poll(async () => (await person.offers()).has('StaySilent')).toBe(true);
      expect(await isTooWide(page)).toBe(false);
      expect(await offScreen(page, '.table-stage')).toEqual([]);
      expect(await offScreen(page, '.circulo-deck')).toEqual([]);
      expect(await flaws(page)).toEqual([]);
      await openPanel(visitor, 'history');
      await page.locator('.coup-row summary').first().click();
      expect(await isTooWide(page)).toBe(false);
      expect(await flaws(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await person.press((await person.offers()).get('StaySilent') as string);
    });
  });
}
