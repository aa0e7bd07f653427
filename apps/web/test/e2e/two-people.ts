import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, lastCoup, like, sitDown, stake } from './at-the-table.ts';
import { House } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const hand = ({ page, words }: Visitor) => page.getByRole('region', { name: like(words.table.hands.punto('', '…')) });

describe('two people at one table', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ rulesets: [0], bots: false, hold: ['stakes', 'uncover'] });
  });
  afterAll(() => house?.close());

  test('see different cards, until they are uncovered', async () => {
    const ana = await visit(house.address);
    const beni = await visit(house.address, { language: 'es', width: 390 });
    await sitDown(house, ana, 'ana');
    await sitDown(house, beni, 'beni');
    await stake(ana, 'punto');
    await stake(beni, 'banca');
    await house.lapse('stakes');

    // Ana has staked most on punto: the cards are handed to her, and she may look at them slowly.
    const slowly = ana.page.getByRole('slider', { name: like(ana.words.table.acts.squeezeLabel) });
    await slowly.first().waitFor();
    expect(await slowly.count()).toBe(2);
    // Pips come first: the index shows when nearly all of the card does.
    expect(await slowly.locator('.card-index').count()).toBe(0);
    await beni.page.getByText(beni.words.table.hands.holds('ana')).waitFor();
    expect(await beni.page.getByRole('slider').count()).toBe(0);
    const covered = beni.words.table.hands.covered;
    await expect.poll(() => hand(beni).getAttribute('aria-label')).toContain(`${covered}, ${covered}`);
    expect(await beni.page.locator('.cards .card-face').count()).toBe(0);
    // Nor is there anything of them in what his browser was sent.
    expect(await button(beni, beni.words.table.acts.Uncover).count()).toBe(0);

    for (let press = 0; press < 11; press++) await slowly.first().press('ArrowUp');
    expect(Number(await slowly.first().getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    const faces = await slowly.locator('.card-index').allTextContents();
    expect(faces.length).toBeGreaterThan(0);
    expect(await beni.page.locator('.cards .card-face').count()).toBe(0);
    await button(ana, ana.words.table.acts.Uncover).click();
    await expect.poll(() => hand(beni).getAttribute('aria-label')).not.toContain(covered);
    const shown = await beni.page.locator('.cards .card-face .card-index').allTextContents();
    for (const face of new Set(faces)) expect(shown).toContain(face);

    await house.hold(['stakes']);
    await (await lastCoup(ana)).getByText(ana.words.table.coup.yours).waitFor();
  });
});
