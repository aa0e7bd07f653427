// Somebody alone with bots at punto y banca, with real clocks: what the first ten minutes hold besides the cards.
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { button, ENABLED, like, sitDown, stake, zone } from './at-the-table.ts';
import { tabTo } from './by-keyboard.ts';
import { writeFigures } from './figures.ts';
import { House } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const CYCLES = 5;
const MOST_CYCLE_SECONDS = 10;

const houses: House[] = [];
let house: House;
// A house of one's own for each: whoever left a seat behind in it would be somebody else at the table.
beforeEach(async () => {
  house = await House.open({ rulesets: [0], hold: [], showing: 1 });
  houses.push(house);
});
// Not after each: a page that is still open would miss its house.
afterAll(() => Promise.all(houses.map((one) => one.close())));

const resultOf = ({ page, words }: Visitor) =>
  page.getByRole('button', { name: like(words.table.result.title('…' as never)) });
const menuOf = async (visitor: Visitor): Promise<void> => {
  await button(visitor, visitor.words.table.menu.open).click();
  await visitor.page.getByRole('dialog').waitFor();
};
const closeSheet = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

describe('alone with bots', () => {
  test('whoever wants it has a coup within ten seconds, and reads what each brought', async () => {
    const visitor = await visit(house.address, { width: 390, actsAlone: true });
    const { page, words } = visitor;
    const { pace, result } = words.table;
    await sitDown(house, visitor, 'Ana María');
    await menuOf(visitor);
    for (const wish of [pace.quick, pace.clocksWait])
      await page.getByRole('switch', { name: wish }).click({ force: true });
    await closeSheet(page);
    await stake(visitor, 'punto');
    const seconds: number[] = [];
    const read: string[] = [];
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const from = Date.now();
      if (cycle > 0) {
        const rebet = button(visitor, words.table.stakes.rebet).and(page.locator(ENABLED));
        const decline = button(visitor, words.table.acts.DeclineShoe);
        await rebet.or(decline).first().waitFor();
        // A decision is nobody else's, however quick one wants to be.
        if (await decline.isVisible()) await decline.click();
        await rebet.click();
      }
      await button(visitor, pace.dealNow).click();
      await resultOf(visitor).waitFor({ state: 'detached' });
      await resultOf(visitor).waitFor();
      seconds.push((Date.now() - from) / 1000);
      read.push((await resultOf(visitor).textContent()) ?? '');
    }
    writeFigures('Alone with bots, a coup from stake to result (s)', seconds);
    for (const text of read) expect(text).toMatch(/^(\+10|−10|No change|\+\d).*Punto 10: (paid 10|lost|even)/);
    expect(seconds.toSorted((a, b) => a - b)[CYCLES >> 1]).toBeLessThan(MOST_CYCLE_SECONDS);

    // It stays until the next stake, and has its rule.
    const title = await resultOf(visitor).getAttribute('aria-label');
    await page.waitForTimeout(3000);
    expect(await resultOf(visitor).getAttribute('aria-label')).toBe(title);
    await resultOf(visitor).click();
    await page
      .getByText(/AST-PB-/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    expect(result.title(1)).toContain('1');
  });

  test('whoever wishes it has the same stake laid on every coup without a press', async () => {
    const visitor = await visit(house.address, { width: 390, actsAlone: true });
    const { page, words } = visitor;
    const { pace } = words.table;
    await sitDown(house, visitor, 'siempre igual');
    await menuOf(visitor);
    for (const wish of [pace.quick, pace.rebet]) await page.getByRole('switch', { name: wish }).click({ force: true });
    await closeSheet(page);
    await stake(visitor, 'banca');
    const titles = new Set<string>();
    await button(visitor, pace.dealNow).click();
    // One after the other, by the clock of the table: nothing is pressed but what somebody must decide.
    const decline = button(visitor, words.table.acts.DeclineShoe);
    while (titles.size < 3) {
      if (await decline.isVisible()) await decline.click();
      const [result] = await resultOf(visitor).all();
      const title = await result?.getAttribute('aria-label').catch(() => null);
      if (title) titles.add(title);
      await page.waitForTimeout(200);
    }
    for (const title of titles) expect(title).toMatch(/Banca \d+/);
  });

  test('a clock that waits for one person closes nothing by itself', async () => {
    const visitor = await visit(house.address, { width: 390 });
    const { page, words } = visitor;
    await sitDown(house, visitor, 'quieta');
    await menuOf(visitor);
    await page.getByRole('switch', { name: words.table.pace.clocksWait }).click({ force: true });
    await closeSheet(page);
    await zone(visitor, 'punto').and(page.locator(ENABLED)).waitFor();
    const before = (await house.tables())[0]?.coups;
    await page.waitForTimeout(20_000);
    expect((await house.tables())[0]?.coups).toBe(before);
  });

  test('whoever has a stake leaves after the coup, by itself', async () => {
    const visitor = await visit(house.address, { width: 390, actsAlone: true });
    const { page, words } = visitor;
    const { menu, pace } = words.table;
    await sitDown(house, visitor, 'se va');
    await stake(visitor, 'banca');
    await button(visitor, pace.dealNow).click();
    await zone(visitor, 'punto').and(page.locator(ENABLED)).waitFor({ state: 'detached' });
    await button(visitor, menu.leave).click();
    await button(visitor, menu.leaveAfter).click();
    await button(visitor, menu.leaving).waitFor();
    await resultOf(visitor).waitFor();
    await page.getByRole('heading', { name: words.lobby.greeting('se va') }).waitFor();
  });
});

describe('a card that one may squeeze', () => {
  let quiet: House;
  beforeEach(async () => {
    quiet = await House.open({ rulesets: [0], bots: false, hold: ['stakes', 'uncover'] });
    houses.push(quiet);
  });
  test.each(['finger', 'mouse'] as const)('shows its pips before its index, by %s', async (by) => {
    const visitor = await visit(quiet.address, { width: by === 'finger' ? 390 : 1280 });
    const { page, words, context } = visitor;
    await sitDown(quiet, visitor, 'despacio');
    await stake(visitor, 'punto');
    await quiet.lapse('stakes');
    const card = page.getByRole('slider', { name: like(words.table.acts.squeezeLabel) }).first();
    await card.waitFor();
    const { x, y, width, height } = (await card.boundingBox())!;
    const [at, from] = [x + width / 2, y + height * 0.9];
    const touch = await context.newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y: to }] });
    if (by === 'finger') await finger('touchStart', from);
    else {
      await page.mouse.move(at, from);
      await page.mouse.down();
    }
    const seen: { readonly open: number; readonly index: number }[] = [];
    for (let step = 1; step <= 16; step += 1) {
      const to = from - (step / 16) * height * 0.8;
      if (by === 'finger') await finger('touchMove', to);
      else await page.mouse.move(at, to);
      await page.waitForTimeout(50);
      seen.push({
        open: Number(await card.getAttribute('aria-valuenow')),
        index: await card.locator('.card-index').count(),
      });
    }
    if (by === 'finger') await finger('touchEnd', from);
    else await page.mouse.up();
    const half = seen.filter(({ open }) => open > 10 && open < 75);
    expect(half.length).toBeGreaterThan(3);
    expect(half.every(({ index }) => index === 0)).toBe(true);
    expect(seen.at(-1)?.open).toBeGreaterThan(85);
    expect(seen.at(-1)?.index).toBeGreaterThan(0);
    await button(visitor, words.table.acts.Uncover).click();
    await resultOf(visitor).waitFor();
  });
});

describe('what is explained where it stands', () => {
  test('a call has its meaning by touch, by Tab and for whoever listens', async () => {
    const visitor = await visit(house.address, { width: 390 });
    const { page } = visitor;
    await sitDown(house, visitor, 'curiosa');
    await stake(visitor, 'punto');
    const call = page.locator('button.gloss[lang="es"]').first();
    await call.waitFor();
    const id = await call.getAttribute('aria-describedby');
    const meaning = (await page.locator(`[id="${id}"]`).textContent()) ?? '';
    expect(meaning).toMatch(/[a-z]{3,}/);
    await call.tap({ force: true });
    await page.locator('.gloss-bubble', { hasText: meaning }).waitFor();
  });

  test('how the game goes: on one screen, from the lobby, from the table and by its key', async () => {
    const visitor = await visit(house.address, { width: 390 });
    const { page, words } = visitor;
    const { how } = words.newcomer;
    const fits = async (): Promise<void> => {
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('img').first().waitFor();
      expect(await sheet.getByRole('listitem').count()).toBe(4);
      await closeSheet(page);
    };
    await page
      .getByRole('button', { name: like(how.about('…')) })
      .first()
      .click();
    await fits();
    await sitDown(house, visitor, 'nueva');
    await button(visitor, how.open).click();
    await fits();
    await page.keyboard.press('?');
    await fits();
  });

  test('the first Tab skips to what one may do; M turns the sound on, which a telephone begins without', async () => {
    const visitor = await visit(house.address, { width: 390 });
    const { page, words } = visitor;
    await sitDown(house, visitor, 'teclas');
    const sound = () => page.evaluate(() => localStorage.getItem('sabot:sound'));
    expect(await sound()).not.toBe('on');
    await page.keyboard.press('m');
    expect(await sound()).toBe('on');
    await page.keyboard.press('m');
    expect(await sound()).toBe('off');
    await page.reload();
    await zone(visitor, 'punto').waitFor();
    const skip = page.getByRole('link', { name: words.shell.skipToDeck });
    await page.keyboard.press('Tab');
    await tabTo(visitor, skip);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('#deck') !== null)).toBe(true);
  });
});

test('with reduced motion nothing moves, and the result is seen', async () => {
  const visitor = await visit(house.address, { width: 390, actsAlone: true, context: { reducedMotion: 'reduce' } });
  const { page, words } = visitor;
  await sitDown(house, visitor, 'serena');
  await stake(visitor, 'punto');
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const look = (): void => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) < 20) continue;
        // The clock goes on, step by step: it is what it tells.
        if (effect.target?.closest('.clock-ring')) continue;
        if (effect.getKeyframes().some(({ transform }) => transform !== undefined && transform !== 'none'))
          moved.add(effect.target?.outerHTML.slice(0, 120) ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await button(visitor, words.table.pace.dealNow).click();
  await resultOf(visitor).waitFor();
  expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([]);
});
