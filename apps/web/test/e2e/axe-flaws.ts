import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds serious or critical, with where it is. */
export async function flaws(page: Page, part = 'body'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html} ${node.failureSummary}`),
    );
}

/** Nothing is wider than the screen. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** What can be pressed and is not wholly on the screen, nor comes there by scrolling; by its name. */
export const offScreen = (page: Page, within: string): Promise<readonly string[]> =>
  page.locator(`${within} button:visible`).evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        // A window may be too short for everything at once: it scrolls.
        button.scrollIntoView({ block: 'nearest' });
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      })
      .map((button) => button.textContent ?? ''),
  );
