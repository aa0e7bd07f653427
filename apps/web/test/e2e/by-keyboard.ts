import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** More than any screen has to offer. */
const MOST_TABS = 120;

/** Presses Tab until something is reached, as somebody without a mouse would. */
export async function tabTo({ page }: Visitor, what: Locator, patience?: { readonly timeout: number }): Promise<void> {
  await what.first().waitFor(patience);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await what.first().evaluate((element) => element.contains(document.activeElement), null, patience)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never leads there');
}
export async function press(visitor: Visitor, what: Locator, patience?: { readonly timeout: number }): Promise<void> {
  await tabTo(visitor, what, patience);
  await visitor.page.keyboard.press('Enter');
}
