import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAIRNESS_WORDS } from '../../src/fairness/fairness-words.ts';
import { button, openPanel, sitDown } from './at-the-table.ts';
import { House } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

describe('a shuffle is checked in the browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ rulesets: [1], hold: ['stakes', 'shuffle', 'reveal'] });
  });
  afterAll(() => house?.close());

  /** Whole shoes are played as fast as the machine can; only the shuffle waits for those who take part in it. */
  async function playTo(talla: number): Promise<number> {
    const table = (await house.tables())[0]?.table as string;
    await house.rate(0.002);
    await house.hold(['shuffle', 'reveal']);
    const reached = await house.until(table, (line) => line.talla >= talla && line.phase === 'stakes');
    await house.rate(1);
    await house.hold(['stakes', 'shuffle', 'reveal']);
    return reached.talla;
  }
  const check = async (visitor: Visitor, talla: number): Promise<void> => {
    await openPanel(visitor, 'shuffle');
    // Shoes went by faster than the page could show them.
    await visitor.page.getByRole('heading', { name: FAIRNESS_WORDS[visitor.language].thisShoe(talla) }).waitFor();
    // A page that is still opening may draw its panels anew, and the button is there again.
    const ask = button(visitor, FAIRNESS_WORDS[visitor.language].checkHere);
    const checks = visitor.page.locator('.checks');
    await expect
      .poll(
        async () => {
          if (await ask.isEnabled({ timeout: 1000 }).catch(() => false)) await ask.click();
          return checks.isVisible();
        },
        { timeout: 90_000, interval: 3000 },
      )
      .toBe(true);
  };

  test('with every card seen here and the part one put in oneself; a proof that was tampered with is named as wrong', async () => {
    const ana = await visit(house.address);
    const { page } = ana;
    const fairness = FAIRNESS_WORDS[ana.language];
    await sitDown(house, ana, 'ana');
    const talla = await playTo(3);
    await check(ana, talla);
    await page.getByText(fairness.verdicts.proved).waitFor();
    const checks = page.locator('.checks');
    await checks.getByText(/What .*\bana\b.* put in counts\./).waitFor();
    await checks.getByText(fairness.checks.record.title).waitFor();
    await checks.getByText(/^The \d+ cards your browser saw/).waitFor();
    expect(await checks.locator('.check-failed').count()).toBe(0);

    await page.route('**/proofs/*', async (route) => {
      const response = await route.fetch();
      const proof = (await response.json()) as { secret: string };
      await route.fulfill({ response, json: { ...proof, secret: '00'.repeat(32) } });
    });
    await page.reload();
    await check(ana, talla);
    await page.getByText(fairness.verdicts.disproved).waitFor();
    await checks.getByText(fairness.reasons['secret-does-not-fit']).waitFor();
  });
});
