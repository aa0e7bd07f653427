// Somebody alone with bots where a player is bank, on a telephone: what binds, what takes chips, and what it brought.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, like } from './at-the-table.ts';
import { CirculoPerson, type PeoplesGame } from './circulo/person.ts';
import { type Choose, playUntil, usual } from './circulo/talla.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

const resultOf = ({ visitor, page }: CirculoPerson) =>
  page.getByRole('button', { name: like(visitor.words.table.result.title('…' as never)) });

/** Sits down alone with bots, and lets the clocks wait. */
async function comes(house: House, name: string, game: PeoplesGame): Promise<CirculoPerson> {
  const table = (await house.tables())[0]?.table as string;
  const person = await CirculoPerson.sitDown(house, table, name, { game, language: 'es', width: 390 });
  const { page, visitor } = person;
  await button(visitor, visitor.words.table.menu.open).click();
  await page.getByRole('switch', { name: visitor.words.table.pace.clocksWait }).click({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return person;
}

/** Says nothing but what is wished, and never has the bank. */
const only =
  (...wished: readonly string[]): Choose =>
  (turn) => {
    const { offers } = turn;
    for (const act of ['DeclineBank', 'PassBid', ...wished, 'StaySilent'] as const)
      if (offers.has(act as 'StaySilent')) return { act: act as 'StaySilent' };
    return usual(turn);
  };

const lacksRoom = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const within = [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')];
    return within.some((one) => {
      const { overflowY } = getComputedStyle(one);
      return (overflowY === 'auto' || overflowY === 'scroll') && one.scrollHeight > one.clientHeight + 1;
    });
  });

describe('at chemin de fer', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ rulesets: [7], hold: [] });
  });
  afterAll(() => house?.close());

  test('«Banco» shows its sum, no stray Enter makes it, and what it brought is read with its rule', async () => {
    const person = await comes(house, 'Ana María', 'cheminDeFer');
    const { page, visitor } = person;
    const { words } = visitor;
    await playUntil([person], only(), async () => (await person.offers()).has('CallBanco'));
    expect(await page.title()).toMatch(/^● /);
    const text = (await person.offers()).get('CallBanco') ?? '';
    expect(text).toMatch(/^«Banco» \d/);
    // No choice is dressed as advice.
    expect(await page.locator('.circulo-acts .button-act').count()).toBe(0);

    const chips = await person.chips();
    await page.locator('.circulo-acts').getByRole('button', { name: text, exact: true }).focus();
    await page.keyboard.press('Enter');
    const back = button(visitor, words.circulo.binding.back);
    await back.waitFor();
    expect(await back.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await back.waitFor({ state: 'detached' });
    expect((await person.offers()).get('CallBanco')).toBe(text);
    expect(await person.chips()).toBe(chips);

    await playUntil([person], only('CallBanco'), () => resultOf(person).isVisible());
    const title = (await resultOf(person).getAttribute('aria-label')) ?? '';
    expect(title).toMatch(/«Banco( seguido)?» \d.*(cobra \d|pierde|ni gana ni pierde)/);
    await resultOf(person).click();
    await page
      .getByRole('dialog')
      .getByText(/AST-CF-/)
      .first()
      .waitFor();
  });

  test('the felt takes a stake, and what it brought is said', async () => {
    const person = await comes(house, 'Fichas de Eva', 'cheminDeFer');
    const { page } = person;
    await playUntil([person], only(), async () => (await person.offers()).has('SetStakes'));
    const chips = await person.chips();
    await page.locator('.own-zone').first().tap();
    await expect.poll(() => person.chips()).toBe(chips - 10_00);
    // Somebody else may play for the whole bank, and the stake goes back.
    await playUntil([person], only('SetStakes'), () => resultOf(person).isVisible());
  });
});

describe('in the lobby', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ rulesets: [0, 7, 8] });
  });
  afterAll(() => house?.close());

  test('cards of harder games say so, and how each goes stands on one screen of a telephone', async () => {
    const visitor = await visit(house.address, { width: 390, language: 'es' });
    const { page, words } = visitor;
    const [easy, harder, hardest] = [words.newcomer.puntoBanca, words.cheminDeFer.newcomer, words.dosPanos.newcomer];
    expect([harder.level, hardest.level]).toEqual([
      expect.stringMatching(/minutos.*noche/),
      expect.stringMatching(/noche/),
    ]);
    for (const [at, { level }] of [easy, harder, hardest].entries()) {
      const card = page.getByRole('article').nth(at);
      await card.getByText(level).waitFor();
      await card.getByRole('button', { name: like(words.newcomer.how.about('…')) }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('img').first().waitFor();
      expect(await sheet.getByRole('listitem').count()).toBe(4);
      expect(await lacksRoom(page), level).toBe(false);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
  });
});
