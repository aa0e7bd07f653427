import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, ENABLED, like, zone } from './at-the-table.ts';
import { flaws } from './axe-flaws.ts';
import { press, tabTo } from './by-keyboard.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

describe('with the keyboard alone', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ rulesets: [4] });
  });
  afterAll(() => house?.close());

  test('one enters, sits down, stakes, stakes again and leaves', async () => {
    const visitor = await visit(house.address);
    const { page, words } = visitor;
    const { stakes, sit, menu, coup } = words.table;
    await tabTo(visitor, page.getByLabel(words.lobby.welcome.name));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('clavier');
    await page.keyboard.press('Enter');
    const any = button(visitor, sit.any);
    await zone(visitor, 'punto').or(any).first().waitFor();
    if (await any.isVisible()) {
      await press(visitor, any);
      await press(visitor, button(visitor, like(sit.confirm('…'))));
    }
    await tabTo(visitor, page.getByRole('radiogroup', { name: stakes.chips }));
    const chosen = page.getByRole('radio', { checked: true });
    const before = await chosen.getAttribute('value');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => chosen.getAttribute('value')).not.toBe(before);
    await press(visitor, zone(visitor, 'punto'));
    await page.getByText(like(stakes.placed('…'))).waitFor();
    // In every room, in both colours and while cards are dealt: `npm run e2e`.
    expect(await flaws(page)).toEqual([]);

    await house.lapse('stakes');
    await press(visitor, button(visitor, stakes.rebet).and(page.locator(ENABLED)));
    await page.getByText(like(stakes.placed('…'))).waitFor();
    await house.lapse('stakes');

    const tab = page.getByRole('tab', { selected: true });
    await tabTo(visitor, tab);
    while ((await tab.textContent()) !== words.table.panel.coup) await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: new RegExp(coup.last(0).replace('0', '\\d+')) }).waitFor();
    await zone(visitor, 'punto').and(page.locator(ENABLED)).waitFor();
    await press(visitor, button(visitor, menu.leave));
    await press(visitor, button(visitor, menu.leaveSure));
    await page.getByRole('heading', { name: words.lobby.greeting('clavier') }).waitFor();
  });
});
