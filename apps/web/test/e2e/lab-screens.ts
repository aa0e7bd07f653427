import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../src/locales/language.ts';
import { visit } from './visitor.ts';

export async function flaws(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
export const settled = (page: Page): Promise<void> => page.locator('.lab-results[aria-busy="false"]').waitFor();
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

type Screen = readonly [width: number, language: Language, ruleset: string];

/** The lab of a regulation on a screen of this width: nothing beside it, and nothing that axe finds. */
export function labScreens(address: () => string, screens: readonly Screen[]): void {
  test.each(screens)('fits %i pixels and has no flaw that axe finds (%s, %s)', async (width, language, ruleset) => {
    const { page } = await visit(`${address()}/lab/${ruleset}?removed=As,Kd`, { width, language });
    await settled(page);
    await page.locator('.lab-frame svg').first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (const more of await page.locator('summary').all()) await more.click();
    expect(await flaws(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}
