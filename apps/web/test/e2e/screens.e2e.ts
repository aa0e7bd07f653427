import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RulesetCard } from '@sabot/protocol';
import { describe, expect, test } from 'vitest';
import { LAB_WORDS } from '../../src/lab/lab-words.ts';
import { button, like, sitDown, stake } from './at-the-table.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/screens', import.meta.url));
/** The first coup of this shoe: punto draws to 4, banca with 1 draws to 6 and wins. */
const SEED = 'c';

describe.each(['es', 'en'] as const)('pictures in %s', (language) => {
  test.each([390, 1280, 1920])('%i pixels wide', async (width) => {
    mkdirSync(FOLDER, { recursive: true });
    const house = await House.open({ seed: SEED, rulesets: [0, 1, 4, 7], lengths: { stakes: 20_001 } });
    try {
      const [first] = await house.tables();
      await house.until(first?.table as string, ({ phase }) => phase === 'stakes');
      const visitor = await visit(house.address, { language, width });
      const { page, words } = visitor;
      const picture = async (name: string): Promise<void> => {
        const path = `${FOLDER}/${name}-${language}-${width}.png`;
        expect((await page.screenshot({ path })).length).toBeGreaterThan(10_000);
      };
      await page.getByRole('article').nth(2).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await picture('lobby');
      await sitDown(house, visitor, 'ana');
      await stake(visitor, 'banca');
      await picture('stakes');
      await house.lapse('stakes');
      const { reason } = words.table;
      const because = (line: string) => button(visitor, like(`${words.ui.why} ${line}`));
      await because(reason.draws(1, reason.banca)).waitFor();
      await picture('call');
      await because(reason.won('…')).first().waitFor();
      await picture('settlement');
      await page.goto(`${house.address}/rules`);
      await page.getByRole('searchbox').waitFor();
      await page.getByText(words.rulebook.loading).waitFor({ state: 'detached' });
      await picture('rulebook');
      const cards = (await (await fetch(`${house.address}/api/rulesets`)).json()) as readonly RulesetCard[];
      await page.goto(`${house.address}/lab/${cards.at(-1)?.ruleset}`);
      const heading = page.getByRole('heading', { name: LAB_WORDS[language].chemin.table.title });
      await page.locator('.lab-frame svg').first().waitFor();
      await heading.evaluate((one) => one.scrollIntoView());
      await picture('lab');
    } finally {
      await house.close();
    }
  });
});
