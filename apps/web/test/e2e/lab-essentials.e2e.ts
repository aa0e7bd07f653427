import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAB_WORDS } from '../../src/lab/lab-words.ts';
import { House } from './house.ts';
import { edges, edgesBySabot, lookAt, saved } from './lab-figures.ts';
import { flaws } from './lab-screens.ts';
import { visit } from './visitor.ts';

const MIDI = 'buenos-aires-2016/midi';

let house: House;
beforeAll(async () => {
  house = await House.open({ bots: false, rulesets: [4] });
});
afterAll(() => house?.close());

/** The essential; every game, every choice and every screen: `npm run e2e`. */
describe('the lab', () => {
  test('is reached from the lobby; cards are taken out, every figure is the command’s, and a picture can be kept', async () => {
    const visitor = await visit(house.address, { language: 'es' });
    const { page } = visitor;
    const words = LAB_WORDS.es;
    await page.getByRole('link', { name: visitor.words.shell.lab }).click();
    await page.getByRole('heading', { name: words.title }).waitFor();
    await page.getByRole('button', { name: /^Sacar 4 de picas/ }).click();
    await expect.poll(() => page.getByLabel(words.gone.text).inputValue()).toBe('4s');
    await expect.poll(() => edges(page)).toEqual(await edgesBySabot(MIDI, '--removed', '4s'));
    await page.locator('.lab-frame svg').nth(2).waitFor();
    expect(await flaws(page)).toEqual([]);
    const { name, text } = await saved(visitor, words.ends.title, 'svg');
    expect(name).toMatch(/^buenos-aires-2016-midi-[a-z0-9-]+\.svg$/);
    expect(await lookAt(visitor, text)).toMatchObject({ fault: null, title: words.ends.title, scripts: 0 });
  });

  test('says what cannot be, and keeps the last figures', async () => {
    const { page } = await visit(`${house.address}/lab/${MIDI}?decks=1`);
    const words = LAB_WORDS.en;
    const before = await edges(page);
    const text = page.getByLabel(words.gone.text);
    for (const [typed, line] of [
      ['As, Zz', words.faults['unknown-card']('Zz')],
      ['As As', words.faults['no-more-of-it']('As')],
    ] as const) {
      await text.fill(typed);
      await page.getByText(line).waitFor();
      await expect.poll(() => edges(page)).toEqual(before);
    }
    const all = [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
    await text.fill(all.slice(0, 47).join(' '));
    await page.getByText(words.faults['too-few-cards']('5')).waitFor();
    await text.fill(all.slice(0, 46).join(' '));
    await page.getByText(words.gone.some(46, '6')).waitFor();
    await expect
      .poll(() => edges(page))
      .toEqual(await edgesBySabot(MIDI, '--decks', '1', '--removed', all.slice(0, 46).join(',')));
    await page.getByRole('button', { name: words.gone.clear }).click();
    await expect.poll(() => edges(page)).toEqual(before);
    // An address that somebody has spoilt.
    await page.goto(`${house.address}/lab/${MIDI}?decks=900&removed=Xx&chart=round`);
    await page.getByText(words.faults['unknown-card']('Xx')).first().waitFor();
  });
});
