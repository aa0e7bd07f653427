import { ONE_OF_EACH_GAME } from '@sabot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAB_WORDS } from '../../src/lab/lab-words.ts';
import { openPanel } from './at-the-table.ts';
import { crossedLabels } from './crossed-labels.ts';
import { House } from './house.ts';
import { type Bet, edges, edgesBySabot, lookAt, rowsIn, sabot, saved } from './lab-figures.ts';
import { flaws, labScreens, settled } from './lab-screens.ts';
import { visit } from './visitor.ts';

const MIDI = 'buenos-aires-2016/midi';
const { cheminDeFer: CHEMIN_DE_FER, dosPanos: DOS_PANOS } = ONE_OF_EACH_GAME;

let house: House;
beforeAll(async () => {
  // A table of midi punto y banca, one of another text beside it, chemin de fer and dos paños.
  house = await House.open({ hold: [], rulesets: [0, 4, 7, 8] });
});
afterAll(() => house?.close());

describe('the lab', () => {
  test.each([390, 1280])('the words of the equilibrium lie clear of its lines, %i pixels wide', async (width) => {
    const visitor = await visit(`${house.address}/lab/${CHEMIN_DE_FER}`, { language: 'es', width });
    const heading = visitor.page.getByRole('heading', { name: LAB_WORDS.es.cheminDeFer.equilibrium.title });
    await heading.scrollIntoViewIfNeeded();
    const pictures = visitor.page.locator('.lab-frame svg svg').filter({ has: visitor.page.locator('path') });
    await pictures.first().waitFor();
    expect(await pictures.count()).toBe(2);
    for (const picture of await pictures.all()) expect(await crossedLabels(picture)).toEqual([]);
  });

  test('is reached from the lobby; a regulation is chosen, cards are taken out, and every figure is the command’s', async () => {
    const visitor = await visit(house.address, { language: 'es' });
    const { page } = visitor;
    const words = LAB_WORDS.es;
    await page.getByRole('link', { name: visitor.words.shell.lab }).click();
    await page.getByRole('heading', { name: words.title }).waitFor();
    await page.getByRole('combobox', { name: words.ruleset }).selectOption(MIDI);
    await page.getByLabel(words.decks, { exact: true }).fill('8');
    await expect.poll(() => page.url()).toContain(`/lab/${MIDI}?decks=8`);
    await expect.poll(() => edges(page)).toEqual(await edgesBySabot(MIDI, '--decks', '8'));

    await page.getByRole('button', { name: /^Sacar 4 de picas/ }).click();
    await page.getByRole('button', { name: /^Sacar 4 de picas; quedan 7$/ }).click();
    await page.getByRole('radio', { name: words.gone.suits.h }).check();
    await page.getByRole('button', { name: /^Sacar K de corazones/ }).click();
    await expect.poll(() => page.getByLabel(words.gone.text).inputValue()).toBe('4s, 4s, Kh');
    await expect.poll(() => edges(page)).toEqual(await edgesBySabot(MIDI, '--decks', '8', '--removed', '4s,4s,Kh'));

    await page.getByLabel(words.gone.text).fill('as 10h,7C');
    await page.getByText(words.gone.some(3, '413')).waitFor();
    await expect.poll(() => edges(page)).toEqual(await edgesBySabot(MIDI, '--decks', '8', '--removed', 'As,Th,7c'));
    await page.getByRole('button', { name: /^Devolver 7 tréboles/ }).click();
    await expect.poll(() => edges(page)).toEqual(await edgesBySabot(MIDI, '--decks', '8', '--removed', 'As,Th'));

    // Whoever is sent the address sees the same.
    const address = page.url();
    await page.goto(address);
    await expect.poll(() => edges(page)).toEqual(await edgesBySabot(MIDI, '--decks', '8', '--removed', 'As,Th'));
    await page
      .getByRole('button', { name: `${visitor.words.ui.why} ${words.worth.why(words.bets.tie as string)}` })
      .click();
    await page.getByRole('dialog').locator('.ground-wording').first().waitFor();
  });

  test('its pictures and figures can be kept, and stand by themselves', async () => {
    const visitor = await visit(`${house.address}/lab/${MIDI}?decks=8`, { language: 'en' });
    const { page } = visitor;
    const words = LAB_WORDS.en;
    await page.locator('.lab-frame svg').nth(2).waitFor();
    for (const { title } of [words.ends, words.compare, words.effects]) {
      const { name, text } = await saved(visitor, title, 'svg');
      expect(name).toMatch(/^buenos-aires-2016-midi-8-[a-z]+\.svg$/);
      const seen = await lookAt(visitor, text);
      expect(seen).toMatchObject({ fault: null, root: 'svg', title, scripts: 0 });
      expect(seen.width).toBeGreaterThan(400);
      expect(seen.words.length).toBeGreaterThan(10);
    }
    const ends = rowsIn((await saved(visitor, words.ends.title, 'csv')).text);
    const odds = await sabot('odds', MIDI, '--decks', '8');
    expect(ends).toHaveLength(31);
    const share = (outcome: string, total: number): number =>
      Number(ends.find(([one, two]) => one === outcome && two === String(total))?.[2]);
    for (const outcome of ['banca', 'punto', 'tie'] as const) {
      (odds.byTotal[outcome] as string[]).forEach((count, total) => {
        expect(share(outcome, total)).toBeCloseTo(Number(count) / Number(odds.total), 13);
      });
    }
    const effects = rowsIn((await saved(visitor, words.effects.title, 'csv')).text).slice(1);
    const { bets } = await sabot('effects', MIDI, '--decks', '8');
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
    expect(effects.map(([, , , fraction]) => fraction)).toEqual(
      (bets as { effects: { effect: { fraction: string } }[] }[]).flatMap((one) =>
        values.map((value) => one.effects[value]?.effect.fraction),
      ),
    );
    const compared = rowsIn((await saved(visitor, words.compare.title, 'csv')).text).slice(1);
    expect(compared.filter(([, bet]) => bet === 'punto').map(([, , , fraction]) => fraction)).toEqual(
      Array(2).fill((await edgesBySabot(MIDI, '--decks', '8'))['punto ']?.[0]),
    );
  });

  test('solves chemin de fer as the command does, bound or free, with any deduction', async () => {
    const visitor = await visit(`${house.address}/lab/${CHEMIN_DE_FER}`, { language: 'en', width: 1920 });
    const { page } = visitor;
    const words = LAB_WORDS.en;
    const values = async () => {
      await settled(page);
      return page.evaluate(() =>
        ['toPonte', 'toBanker'].map((who) =>
          document.querySelector(`[data-value=${who}] .lab-fraction`)?.textContent?.replace('−', '-'),
        ),
      );
    };
    const bySabot = async (...args: readonly string[]) => {
      const { solutions } = await sabot('solve', CHEMIN_DE_FER, ...args);
      return [solutions[0].toPonte.fraction, solutions[0].toBanker.fraction];
    };
    await expect.poll(values).toEqual(await bySabot());
    await page.getByText(/With 5 the player draws 82\.93%/).waitFor();
    const { text } = await saved(visitor, words.cheminDeFer.table.title, 'csv');
    expect(rowsIn(text)).toHaveLength(1 + 88);
    const { solutions } = await sabot('solve', CHEMIN_DE_FER);
    const costs = (solutions[0].banker as { duty: string; cost: { decimal: string } }[]).map(({ duty, cost }) =>
      duty === 'free' ? Number(cost.decimal) : 0,
    );
    rowsIn(text)
      .slice(1)
      .forEach((row, i) => {
        expect(Number(row[4]) / 100_000).toBeCloseTo(costs[i] as number, 12);
      });
    for (const { title } of [words.cheminDeFer.table, words.cheminDeFer.equilibrium, words.cheminDeFer.compare]) {
      const seen = await lookAt(visitor, (await saved(visitor, title, 'svg')).text);
      expect(seen).toMatchObject({ fault: null, root: 'svg', title });
    }
    await page.getByLabel(words.cheminDeFer.charts.cuadro).check();
    await expect.poll(values).toEqual(await bySabot('--chart', 'cuadro'));
    await page.getByText(/Nobody needs to mix here/).waitFor();
    await page.getByLabel(words.cheminDeFer.bancos.free).check();
    await page.getByLabel(words.cheminDeFer.deductions.other).check();
    await page.getByLabel(words.cheminDeFer.deductionText, { exact: true }).fill('1,25 %');
    await expect.poll(values).toEqual(await bySabot('--chart', 'cuadro', '--banco', 'free', '--deduction', '1/80'));
    await page.getByLabel(words.cheminDeFer.deductionText, { exact: true }).fill('much');
    await page.getByText(words.cheminDeFer.badDeduction).waitFor();
  });

  test('reckons dos paños as the command does, and draws where its cuadro contradicts itself', async () => {
    const visitor = await visit(`${house.address}/lab/${DOS_PANOS}`, { language: 'en' });
    const { page } = visitor;
    await settled(page);
    const { solutions } = await sabot('solve', DOS_PANOS);
    const [{ conflicts, ...solution }] = solutions;
    for (const who of ['toFirst', 'toSecond', 'toBanker', 'toHouse']) {
      const shown = await page.locator(`[data-value=${who}] .lab-fraction`).textContent();
      expect(shown?.replace('−', '-')).toBe(solution[who].fraction);
    }
    const { title } = LAB_WORDS.en.dosPanos.conflicts;
    expect(rowsIn((await saved(visitor, title, 'csv')).text)).toHaveLength(1 + conflicts.cells);
    expect(await lookAt(visitor, (await saved(visitor, title, 'svg')).text)).toMatchObject({ fault: null, title });
  });

  test('is worked by keyboard alone', async () => {
    const { page } = await visit(`${house.address}/lab/${MIDI}`, { language: 'en' });
    const words = LAB_WORDS.en;
    await settled(page);
    const on = (): Promise<string> =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent ?? at?.textContent ?? '';
      });
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let i = 0; i < 80 && !name.test(await on()); i++) await page.keyboard.press('Tab');
      expect(await on()).toMatch(name);
    };
    await tabTo(/One deck more/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('decks=7');
    await tabTo(/spades/);
    await page.keyboard.press('ArrowRight');
    await tabTo(/^Take out 9 of hearts/);
    await page.keyboard.press('Space');
    await page.getByText(words.gone.some(1, '363')).waitFor();
    await expect.poll(() => edges(page)).toEqual(await edgesBySabot(MIDI, '--decks', '7', '--removed', '9h'));
    await tabTo(/^Save as SVG/);
    const coming = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await coming).suggestedFilename()).toMatch(/\.svg$/);
  });
});

describe('the lab, on every screen', () => {
  labScreens(
    () => house.address,
    [390, 768, 1280, 1920].flatMap((width) => [
      [width, 'en', DOS_PANOS] as const,
      [width, 'es', MIDI] as const,
      [width, width === 1280 ? 'es' : 'en', CHEMIN_DE_FER] as const,
    ]),
  );
});

describe('at a table', () => {
  test('the odds of the next coup are those of the cards that were shown, and open in the lab', async () => {
    const table = (await house.tables()).find(({ ruleset }) => ruleset === MIDI)?.table as string;
    await house.until(table, ({ coups }) => coups >= 3);
    const visitor = await visit(`${house.address}/table/${table}`, { language: 'en' });
    const { page } = visitor;
    await openPanel(visitor, 'odds');
    const panel = page.locator('.live-odds');
    await panel.waitFor();
    const link = panel.getByRole('link', { name: LAB_WORDS.en.live.toLab });
    const [told, href] = await panel.evaluate((one) => [
      [...one.querySelectorAll('.live-bets strong')].map((bet) => bet.firstChild?.textContent?.trim()),
      one.querySelector('a')?.getAttribute('href') ?? '',
    ]);
    const query = new URL(href as string, house.address).searchParams;
    const { bets } = (await sabot(
      'odds',
      MIDI,
      '--decks',
      query.get('decks') ?? '6',
      '--removed',
      query.get('removed') ?? '',
    )) as { bets: readonly Bet[] };
    expect(told).toEqual(
      bets.map(({ expectation }) => `${(-100 * Number(expectation.decimal)).toFixed(4).replace('-', '−')}%`),
    );
    const shown = await page.evaluate(async (name) => (await fetch(`/api/tables/${name}/shown`)).json(), table);
    const open = [...shown.burnt, ...shown.coups.flatMap(({ cards }: { cards: string[] }) => cards)];
    expect(open.join(',').startsWith(query.get('removed') ?? 'none')).toBe(true);
    expect(await flaws(page)).toEqual([]);
    await link.click();
    await page.getByRole('heading', { name: LAB_WORDS.en.title }).waitFor();
    await settled(page);
  });
});
