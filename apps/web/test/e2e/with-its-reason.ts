import { moneyIn, refusalIn } from '@sabot/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, doorTo, ENABLED, like, looksGrey, sitDown, stake, zone } from './at-the-table.ts';
import { House } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const MIDI = 1;
const LEAST = 10_00;
const context = { reducedMotion: 'reduce' } as const;

describe('what does not go as one wished is said, with its reason', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ rulesets: [0, 4], bots: false, hold: ['stakes', 'uncover'] });
  });
  afterAll(() => house?.close());

  const alert = ({ page }: Visitor, line: string) => page.getByRole('alert').filter({ hasText: line });
  const reads = (visitor: Visitor, code: string, facts: Readonly<Record<string, number>>): string =>
    refusalIn(
      visitor.words.dictionary,
      { code, facts },
      { money: (cents) => moneyIn(visitor.language, cents), game: null },
    );

  test('chips that may not be staked together come back at the closing call, and an earlier stake stays', async () => {
    const visitor = await visit(house.address, { language: 'es', width: 390, context });
    const { page, words } = visitor;
    const { stakes } = words.table;
    await sitDown(house, visitor, 'justa', MIDI);
    await looksGrey(button(visitor, stakes.undo));
    // Both in one moment: what lies there is never lawful, and nothing of it is staked.
    await zone(visitor, 'punto').and(page.locator(ENABLED)).waitFor();
    await page
      .getByRole('group', { name: stakes.yours })
      .getByRole('button', { name: new RegExp(`^(${words.table.zones.punto}|${words.table.zones.banca}): `) })
      .evaluateAll((zones) => {
        for (const one of zones) (one as HTMLElement).click();
      });
    const tooClose = reads(visitor, 'sides-too-close', { min: LEAST });
    await page.getByText(tooClose).waitFor();
    for (const bet of ['punto', 'banca'] as const) {
      expect(await zone(visitor, bet).textContent()).toContain(stakes.notStaked);
    }
    await house.lapse('stakes');
    await alert(visitor, stakes.givenBack(tooClose)).waitFor();
    // The rule stands behind the sentence.
    await button(visitor, like(`${words.ui.why} ${stakes.givenBack(tooClose)}`)).click();
    await page.getByRole('dialog').locator('.ground-wording').first().waitFor();
    await page.keyboard.press('Escape');

    await stake(visitor, 'punto');
    await zone(visitor, 'banca').click();
    await page.getByText(tooClose).waitFor();
    await house.lapse('stakes');
    await alert(visitor, stakes.unchanged(tooClose, moneyIn('es', LEAST))).waitFor();
  });

  test('whoever took the shoe and has no stake on banca reads why another deals', async () => {
    const ana = await visit(house.address, { language: 'es', width: 768, context });
    const { page, words } = ana;
    const { acts, reason } = words.table;
    await house.hold(['stakes', 'uncover', 'shoe']);
    await sitDown(house, ana, 'ana');
    await button(ana, acts.TakeShoe).click();
    await stake(ana, 'punto');
    await house.lapse('stakes');
    const deals = reason.dealtBy(reason.theCroupier, false);
    await page.getByText(reason.youPassedOver(deals), { exact: true }).first().waitFor();
    await button(ana, acts.Uncover).click();
  });

  test('a table that filled up while one looked at the lobby: no seat, and why', async () => {
    const late = await visit('about:blank', { language: 'es', width: 390, context });
    const { page, words } = late;
    // This lobby still believes in seats that are gone.
    let first: string | null = null;
    await page.route('**/api/tables', async (route) => {
      first ??= await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: first });
    });
    await page.goto(house.address);
    const door = button(late, await doorTo(house, late, MIDI));
    await door.and(page.locator(ENABLED)).waitFor();
    await house.fillTable((await house.tables())[MIDI]?.table as string);
    await page.getByLabel(words.lobby.welcome.name).fill('tarde');
    await door.click();
    await alert(late, words.lobby.unseated(reads(late, 'no-free-seat', {}))).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
