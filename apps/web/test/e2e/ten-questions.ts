import { moneyIn } from '@sabot/words';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAIRNESS_WORDS } from '../../src/fairness/fairness-words.ts';
import { button, lastCoup, like, openPanel, sitDown, stake } from './at-the-table.ts';
import { House } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

/** The first coup of this shoe: punto draws to 4, banca with 1 draws to 6 and wins. Ten are staked on it. */
const BANCA_DRAWS_AND_WINS = 'c';

/** Ten things somebody wants to know at a table, each answered within two clicks, in the language one reads. */
export function tenQuestions(language: 'es' | 'en', width: number): void {
  describe(`ten questions in ${language}, ${width} pixels wide`, () => {
    let house: House;
    beforeAll(async () => {
      house = await House.open({ rulesets: [0], seed: BANCA_DRAWS_AND_WINS });
      const table = (await house.tables())[0]?.table as string;
      await house.until(table, ({ phase }) => phase === 'stakes');
    });
    afterAll(() => house?.close());

    test('each is answered within two clicks of the table', async () => {
      const visitor = await visit(house.address, { language, width });
      const { page, words } = visitor;
      const { table } = words;
      const fairness = FAIRNESS_WORDS[language];
      const dialog = page.getByRole('dialog').last();
      await sitDown(house, visitor, 'curiosa');
      await stake(visitor, 'banca');
      await house.lapse('stakes');
      await (await lastCoup(visitor)).locator('.account-net').waitFor();
      await back(visitor);

      const ask = asking(visitor);
      const asked: string[] = [];
      const question = async (name: string, answer: () => Promise<void>): Promise<void> => {
        ask.clicks = 0;
        await answer().catch((cause: unknown) => {
          throw new Error(`“${name}” was not answered`, { cause });
        });
        expect(ask.clicks, name).toBeLessThanOrEqual(2);
        asked.push(name);
        await back(visitor);
      };

      await question('why did the bank draw', async () => {
        await ask.panel('coup');
        const line = table.reason.draws(table.reason.having(1, '…'), table.reason.banca);
        await ask.click(button(visitor, like(`${words.ui.why} ${line}`)).first());
        await dialog.getByText(words.ui.basis.text).first().waitFor();
        await dialog.locator('.ground-wording').first().waitFor();
      });
      await question('what was deducted', async () => {
        await ask.panel('coup');
        await page
          .getByText(table.coup.deduction(moneyIn(language, 50)), { exact: true })
          .first()
          .waitFor();
      });
      await question('who holds the shoe', async () => {
        await ask.click(button(visitor, new RegExp(`^${table.shoe.name(0).split('0')[0]}\\d+`)));
        const { heldBy, youHold, croupierHolds, offered, nobody } = table.shoe;
        const answers = [heldBy('…'), youHold, croupierHolds, offered('…'), nobody].map((line) => like(line).source);
        await dialog.getByText(new RegExp(`^(${answers.join('|')})$`)).waitFor();
      });
      await question('where is the stop card', async () => {
        await ask.click(button(visitor, new RegExp(`^${table.shoe.name(0).split('0')[0]}\\d+`)));
        await dialog.getByText(like(table.shoe.stopCard(7, 0).replace(/\d+/g, '…'))).waitFor();
      });
      await question('what may I stake', async () => {
        await ask.click(button(visitor, like(`${table.menu.limits}…`)));
        await dialog
          .getByText(like(table.limits.range('…', '…')))
          .first()
          .waitFor();
        await dialog.getByText(table.zones.banca).first().waitFor();
      });
      await question('who acts now', async () => {
        await page.getByRole('region', { name: table.now.label }).getByText(table.now.yourStakes).waitFor();
      });
      await question('was the shuffle fair', async () => {
        await ask.panel('shuffle');
        await page.getByText(fairness.commitment).waitFor();
        await page
          .getByText(/[0-9a-f]{8}/)
          .first()
          .waitFor();
        await page.getByText(fairness.noneOver).waitFor();
      });
      await question('what did I win last coup', async () => {
        await ask.panel('coup');
        await page
          .getByText(like(table.reason.won(moneyIn(language, 9_50))))
          .first()
          .waitFor();
      });
      await question('what does the text say', async () => {
        await ask.panel('rules');
        await page.getByRole('searchbox').waitFor();
        await page.getByRole('article').nth(5).waitFor();
      });
      await question('how do I leave', async () => {
        await ask.click(button(visitor, table.menu.leave));
        await dialog.getByText(like(table.menu.leaveLine('…'))).waitFor();
        await button(visitor, table.menu.leaveSure).waitFor();
      });
      expect(asked).toHaveLength(10);
    });
  });
}

function asking(visitor: Visitor) {
  const ask = {
    clicks: 0,
    click: async (what: Locator): Promise<void> => {
      ask.clicks += 1;
      await what.click();
    },
    panel: async (panel: Parameters<typeof openPanel>[1]): Promise<void> => {
      ask.clicks += 1;
      await openPanel(visitor, panel);
    },
  };
  return ask;
}

/** Back to the bare table, whatever was opened. */
async function back({ page }: Visitor): Promise<void> {
  const dialogs = page.getByRole('dialog');
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs.count()).toBeLessThan(open);
  }
}
