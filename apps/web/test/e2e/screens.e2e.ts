import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RulesetCard } from '@sabot/protocol';
import { describe, expect, test } from 'vitest';
import { LAB_WORDS } from '../../src/lab/lab-words.ts';
import { button, like, sitDown, stake } from './at-the-table.ts';
import { GAMES, playThrough } from './game-phases.ts';
import { House } from './house.ts';
import { settled } from './layout-faults.ts';
import { smaller } from './small-picture.ts';
import { goOn, stopAt, stoppable } from './stopped-page.ts';
import { type Visitor, visit } from './visitor.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/screens', import.meta.url));
const SEED = 'c';
const CHEMIN_DE_FER = 7;
/** Those of the coup before may still be on their way to the basket. */
const SIXTH_CARD = '.cards > :nth-child(6 of .travelling:not(.is-gone))';

async function picture({ page, language, width }: Visitor, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  // A card that is on its way lies across whatever is below.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  const taken = smaller(await page.screenshot());
  expect(taken.length).toBeGreaterThan(5_000);
  expect(taken.length).toBeLessThan(200_000);
  writeFileSync(`${FOLDER}/${name}-${language}-${width}.png`, taken);
}

/** Not every coup has one, and which cards are dealt depends on which table of the house shuffles first. */
async function untilSixthCard(house: House, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await stopAt(page, SIXTH_CARD);
  for (const still = page.locator('html[data-still]'); (await still.count()) === 0; ) {
    await stake(visitor, 'banca');
    await house.lapse('stakes');
    await page.locator('.staking.is-locked').or(still).first().waitFor({ state: 'attached' });
    await page.locator('.staking:not(.is-locked)').or(still).first().waitFor({ state: 'attached' });
  }
}

describe.each(['es', 'en'] as const)('pictures in %s', (language) => {
  test.each([390, 1280, 1920])('lobby, Punto y Banca and rulebook, %i pixels wide', async (width) => {
    const rulesets = [0, 1, CHEMIN_DE_FER];
    const house = await House.open({ seed: SEED, rulesets, showing: 1 });
    try {
      const [first] = await house.tables();
      await house.until(first?.table as string, ({ phase }) => phase === 'stakes');
      const visitor = await visit(house.address, { language, width });
      const { page, words } = visitor;
      await page.getByRole('article').nth(2).waitFor();
      await picture(visitor, 'lobby');
      await sitDown(house, visitor, 'ana');
      // That moment is short, and a busy machine may miss it: the page stands still there.
      await stoppable(page);
      await untilSixthCard(house, visitor);
      const { reason } = words.table;
      await button(visitor, like(`${words.ui.why} ${reason.having('…' as never, '…')}`)).waitFor();
      await picture(visitor, 'punto-banca');
      await goOn(page);
      await page.goto(`${house.address}/rules`);
      await page.getByRole('searchbox').waitFor();
      await page.getByText(words.rulebook.loading).waitFor({ state: 'detached' });
      await picture(visitor, 'rulebook');
      const cards = (await (await fetch(`${house.address}/api/rulesets`)).json()) as readonly RulesetCard[];
      await page.goto(`${house.address}/lab/${cards.at(-1)?.ruleset}`);
      const heading = page.getByRole('heading', { name: LAB_WORDS[language].cheminDeFer.table.title });
      await page.locator('.lab-frame svg').first().waitFor();
      await heading.evaluate((one) => one.scrollIntoView());
      await picture(visitor, 'lab');
      await visitor.context.close();
    } finally {
      await house.close();
    }
  });

  test.each(GAMES.filter(({ name }) => name !== 'punto-banca'))('a coup of $name', async (game) => {
    await playThrough(game, language, async (phase, visitor) => {
      if (phase !== 'decision') return;
      for (const width of [390, 1280]) {
        await visitor.page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
        await settled(visitor.page);
        await picture({ ...visitor, width }, game.name);
      }
    });
  });
});
