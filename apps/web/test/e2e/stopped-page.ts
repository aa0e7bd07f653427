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
    const [real, forget] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    const late = new Map<number, () => void>();
    let still = false;
    const stops = {
      at: null as string | null,
      go(): void {
        still = false;
        delete document.documentElement.dataset.still;
        for (const [id, run] of [...late]) if (late.delete(id)) run();
      },
      patch(isOn: boolean): void {
        window.setTimeout = isOn ? waiting : real;
        // What was called off while it waited does not happen when the page goes on.
        window.clearTimeout = (id) => {
          late.delete(Number(id));
          forget(id);
        };
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
    const waiting = ((run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const id: number = real(() => {
        if (still) late.set(id, () => run(...args));
        else run(...args);
      }, ms);
      return id;
    }) as typeof window.setTimeout;
    stops.patch(true);
  });
}

/** The page will stand still as soon as it shows this; false: it stands still already, and has not been looked at. */
export const stopAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((at) => {
    if (document.documentElement.dataset.still !== undefined) return false;
    if (window.sabotStops) window.sabotStops.at = at;
    return true;
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
