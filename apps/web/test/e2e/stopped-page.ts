import type { Page } from 'playwright-core';

declare global {
  interface Window {
    sabotStops?: { at: string | null; go(): void; patch(isOn: boolean): void };
  }
}

/**
 * A page whose time can stand still at what it shows: its timers wait from the moment a selector is there until they
 * are let go. So a moment that is shown for a second can be looked at on a screen of every size.
 */
export async function stoppable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = window.setTimeout.bind(window);
    const late: (() => void)[] = [];
    let still = false;
    const stops = {
      at: null as string | null,
      go(): void {
        still = false;
        for (const run of late.splice(0)) run();
      },
      patch(isOn: boolean): void {
        window.setTimeout = isOn ? waiting : real;
      },
    };
    window.sabotStops = stops;
    const look = (): void => {
      if (stops.at === null || document.querySelector(stops.at) === null) return;
      stops.at = null;
      still = true;
      document.documentElement.dataset.still = 'true';
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    const later = (run: () => void): void => void (still ? late.push(run) : run());
    const waiting = ((run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      real(() => later(() => run(...args)), ms)) as typeof window.setTimeout;
    stops.patch(true);
  });
}

/** The page will stand still as soon as it shows this. */
export const stopAt = (page: Page, selector: string): Promise<void> =>
  page.evaluate((at) => {
    delete document.documentElement.dataset.still;
    if (window.sabotStops) window.sabotStops.at = at;
  }, selector);

export const stopped = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-still]', { state: 'attached' });

export const goOn = (page: Page): Promise<void> => page.evaluate(() => window.sabotStops?.go());

/** Whoever looks at the standing page from inside it has timers of their own that run; those of the page still wait. */
export async function withTimers<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => window.sabotStops?.patch(false));
  try {
    return await look();
  } finally {
    await page.evaluate(() => window.sabotStops?.patch(true));
  }
}
