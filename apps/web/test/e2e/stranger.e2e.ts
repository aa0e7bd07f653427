import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFigures } from './figures.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

const COUPS = 5;
const MOST_SECONDS = 120;
/** How long somebody looks before they press. */
const A_LOOK_MS = 400;

/** A button as somebody sees it: what it says, and where it is. */
interface SeenButton {
  readonly says: string;
  readonly x: number;
  readonly y: number;
}
/** What somebody sees who knows nothing of the page: what the hint says, what is ringed, and the words on the buttons. */
interface Seen {
  readonly hint: string;
  readonly ringed: readonly SeenButton[];
  readonly inHint: readonly SeenButton[];
  readonly buttons: readonly SeenButton[];
  readonly result: string;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const isSeen = (one: Element): boolean => {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at !== null && (one.contains(at) || at.contains(one));
    };
    const pressable = (within: Element | null): SeenButton[] =>
      [...(within?.querySelectorAll<HTMLElement>('button:enabled:not([aria-disabled="true"])') ?? [])]
        .filter(isSeen)
        .map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return { says: one.innerText.trim(), x: left + width / 2, y: top + height / 2 };
        });
    // A ring is what everybody sees: the outline that the page draws around what its hint points at.
    const ring = [...document.querySelectorAll('fieldset, div, p, section')].find((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isSeen(one);
    });
    const hint = document.querySelector('section.hint');
    return {
      hint: hint?.querySelector('[role="status"]')?.textContent ?? '',
      ringed: pressable(ring ?? null),
      inHint: pressable(hint),
      buttons: pressable(document.body),
      result: document.querySelector('.my-result')?.textContent ?? '',
    };
  });

let house: House;
beforeAll(async () => {
  house = await House.open({ hold: [], showing: 1 });
});
afterAll(() => house?.close());

test('a stranger who follows only what is seen plays five coups within two minutes of the first click', async () => {
  const visitor = await visit(house.address, { width: 390, isNew: true });
  const { page } = visitor;
  // One field to fill, and one button that stands under it.
  await page.getByRole('textbox').first().fill('Stranger');
  await page.locator('form button[type="submit"], form button').first().waitFor();
  const from = Date.now();
  await page.getByRole('textbox').first().press('Enter');
  await page.waitForURL(/\/table\//);

  const results = new Set<string>();
  const named: string[] = [];
  const saidNow: string[] = [];
  let before = '';
  let coups = 0;
  const steps: string[] = [];
  while (coups < COUPS && Date.now() - from < 2 * MOST_SECONDS * 1000) {
    await page.waitForTimeout(A_LOOK_MS);
    const seen = await look(page);
    if (seen.result !== '' && before === '') {
      coups += 1;
      results.add(seen.result);
    }
    before = seen.result;
    // “Rebet” bets the same again: a word in quotation marks is the word on a button.
    for (const [, word = ''] of seen.hint.matchAll(/“([^”]+)”/g)) if (!named.includes(word)) named.push(word);
    if (seen.hint !== '' && !saidNow.includes(seen.hint)) saidNow.push(seen.hint);
    const next =
      (seen.hint.startsWith('Touch') ? seen.ringed[0] : undefined) ??
      seen.inHint.at(-1) ??
      seen.buttons.find(({ says }) => says.length > 1 && says !== 'Why?' && named.includes(says)) ??
      seen.buttons.find(({ says }) => /^(Deal|Take|Cut)\b/.test(says));
    if (next === undefined) continue;
    steps.push(next.says);
    await page.touchscreen.tap(next.x, next.y);
  }
  const seconds = (Date.now() - from) / 1000;
  writeFigures('A stranger’s first five coups at 390 × 844, from the first click (s)', [seconds]);
  expect({ coups, steps, hints: saidNow }).toMatchObject({
    coups: COUPS,
    hints: [/1 of 4/, /2 of 4/, /3 of 4/, /4 of 4/].map((no) => expect.stringMatching(no)),
  });
  expect(seconds).toBeLessThan(MOST_SECONDS);
  // What each coup brought is said in its own words.
  for (const result of results) expect(result).toMatch(/\d/);
});
