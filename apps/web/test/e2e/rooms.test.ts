import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lab } from '../../src/locales/en/lab.ts';
import { replay } from '../../src/locales/en/replay.ts';
import { openPanel } from './at-the-table.ts';
import { flaws, isTooWide } from './axe-flaws.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

let house: House;
let table: string;
beforeAll(async () => {
  house = await House.open({ hold: [], rulesets: [0, 4] });
  table = (await house.tables())[0]?.table as string;
  // A few coups are played as fast as the machine can; then the house goes on at a pace one can watch.
  await house.rate(0.001);
  await house.until(table, ({ coups }) => coups > 2);
  await house.rate(1);
});
afterAll(() => house?.close());

describe('the rooms around the table', () => {
  test('the lobby, on a telephone: what is asked for is shown, and one touch seats one with chips', async () => {
    const { page, words } = await visit(house.address, { language: 'es', width: 390 });
    await page.getByRole('heading', { name: words.lobby.welcome.title }).waitFor();
    await page.getByRole('article').nth(1).waitFor();
    expect(await flaws(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.getByLabel(words.lobby.filters.game).selectOption({ label: 'Midi punto y banca' });
    expect(await page.getByRole('article').count()).toBe(1);
    await page.getByRole('button', { name: words.lobby.seatMe }).click();
    await page.waitForURL(/\/table\/[^/]*midi/);
    const me = await page.evaluate(async () => (await fetch('/api/me')).json());
    expect(me.tables).toMatchObject([{ table: expect.stringContaining('midi'), chips: 500_00 }]);
    await page.getByRole('button', { name: words.shell.purse.open }).waitFor();
  });

  test('the law is searched, read and played through by keyboard', async () => {
    const { page } = await visit(`${house.address}/rules`, { width: 1280 });
    await page.getByRole('columnheader').nth(2).waitFor();
    expect(await flaws(page)).toEqual([]);
    await page.getByRole('searchbox').fill('with 3 the bank draws');
    await page
      .getByRole('link', { name: /With 3/ })
      .first()
      .press('Enter');
    await page.waitForURL(/\/rules\/[^#]+#/);
    const rule = page.locator('.is-focus');
    await rule.getByText(/^See (an example|examples)/).press('Enter');
    const step = rule.getByText(/^step \d+ of \d+$/);
    await step.waitFor();
    const before = await step.textContent();
    await rule.getByRole('button', { name: replay.next }).press('Enter');
    await expect.poll(() => step.textContent()).not.toBe(before);
    await rule.getByRole('region', { name: replay.felt }).locator('.hand').nth(1).waitFor({ state: 'attached' });
    expect(await flaws(page, '.is-focus')).toEqual([]);
  });

  test('Back leaves the lab, however much was chosen there', async () => {
    const { page, words } = await visit(house.address, { width: 1280 });
    await page.getByRole('link', { name: words.shell.lab }).first().click();
    // The lobby has a choice of the same name.
    await page.waitForURL('**/lab/*/*');
    const choice = page.getByRole('combobox', { name: lab.ruleset });
    await choice.locator('option').nth(1).waitFor({ state: 'attached' });
    const [first = '', second = ''] = await choice
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    for (const one of [second, first, second]) {
      await choice.selectOption(one);
      await page.waitForURL(`**/lab/${one}*`);
    }
    await page.goBack();
    await page.getByRole('heading', { name: words.lobby.welcome.title }).waitFor();
  });

  test('roads and history follow the table, and each step has its reason', async () => {
    const visitor = await visit(`${house.address}/table/${table}`, { width: 1280 });
    const { page, words } = visitor;
    await openPanel(visitor, 'roads');
    const beads = page.locator('.road-board').last().locator('[data-place]');
    const first = await beads.count();
    await expect.poll(() => beads.count()).not.toBe(first);
    await openPanel(visitor, 'history');
    await page.locator('.coup-row summary').nth(1).click();
    await page.getByText(words.history.steps).first().waitFor();
    await page.locator('.coup-steps .why').first().click();
    await page.getByRole('dialog').locator('.ground-wording').first().waitFor();
  });

  test('limits are kept with the account', async () => {
    const { page, words } = await visit(house.address, { width: 390 });
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Take a seat/ })
      .click();
    await page.waitForURL(/\/table\//);
    await page.goto(house.address);
    const { limitsForm, purse } = words.shell;
    const account = () => page.getByRole('button', { name: purse.open }).click();
    await account();
    await page.getByText(purse.moved(null, true)).waitFor();
    await page.getByRole('tab', { name: purse.limits }).click();
    await page.getByLabel(limitsForm.loss).fill('750');
    await page.getByLabel(limitsForm.reality).selectOption('30');
    await page.getByRole('button', { name: limitsForm.keep }).click();
    await page.getByText(limitsForm.told.kept).waitFor();
    expect(await flaws(page, '[role=dialog]')).toEqual([]);
    await page.reload();
    await account();
    await page.getByRole('tab', { name: purse.limits }).click();
    await expect.poll(() => page.getByLabel(limitsForm.loss).inputValue()).toBe('750');
  });
});
