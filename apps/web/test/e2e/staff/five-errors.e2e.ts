import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staff as en } from '../../../src/locales/en/staff.ts';
import { desk } from '../../../src/locales/es/desk.ts';
import { staff as es } from '../../../src/locales/es/staff.ts';
import { flaws, isTooWide } from '../axe-flaws.ts';
import { type Visitor, visit } from '../visitor.ts';
import { serve } from './served-house.ts';

const RULESET = 'asturias-2011/chemin-de-fer';
const TABLE = '/table/asturias-2011.chemin-de-fer.1';
const PASSWORD = 'ten letters or more';
const WANTED = 5;

const press = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

async function takesUp(address: string, code: string, name: string, width: number, height: number): Promise<Visitor> {
  const context = { viewport: { width, height } };
  const visitor = await visit(`${address}/staff#${code}`, { language: 'es', width, context, expected: /./ });
  await visitor.page.getByLabel(es.signIn.name, { exact: true }).fill(name);
  await visitor.page.getByLabel(es.signIn.password, { exact: true }).fill(PASSWORD);
  await press(visitor, es.join.enter);
  await visitor.page.getByRole('heading', { name: es.title }).waitFor();
  return visitor;
}

/** An error of a kind that was not dealt with yet: what it is called. The inspector sees it, and what would follow. */
async function anotherError({ page }: Visitor, known: ReadonlySet<string>): Promise<string> {
  const prefix = es.floor.reportLabel('');
  for (;;) {
    const keys = page.getByRole('button', { name: new RegExp(`^${prefix}`) });
    for (const key of await keys.all()) {
      const what = ((await key.getAttribute('aria-label').catch(() => null)) ?? '').slice(prefix.length);
      if (what === '' || known.has(what)) continue;
      await key.click({ timeout: 2000 }).catch(() => undefined);
      const isThere = page.getByRole('button', { name: es.preview.apply, exact: true });
      if (
        await isThere.waitFor({ timeout: 4000 }).then(
          () => true,
          () => false,
        )
      )
        return what;
      await page.getByRole('button', { name: es.wrong.back, exact: true }).click();
    }
    await page.waitForTimeout(300);
  }
}

/** A case that the text leaves to the inspector: the first choice, with a reason. */
async function rules(inspector: Visitor): Promise<void> {
  const { page } = inspector;
  const reason = page.getByLabel(es.ruling.reason);
  if (
    !(await reason.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    ))
  )
    return;
  await reason.fill('se ha visto en la mesa');
  await page.getByRole('button', { name: new RegExp(`^${es.ruling.choice(1)}`) }).click();
  await press(inspector, es.preview.apply);
}

/** What was decided, by whom, and the article behind it. */
async function sees({ page }: Visitor, who: string): Promise<void> {
  const told = page.locator('.aside-ruled');
  await told.getByText(who).waitFor();
  await told.locator('.why').first().click();
  await page.locator('.ground').first().waitFor();
  await page.keyboard.press('Escape');
}

test('a director invites an inspector, who rules on five different errors of the bots; everybody reads what and why', {
  timeout: 900_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-errors-'));
  const house = await serve(join(folder, 'data'), '--tables', RULESET, '--bot-errors', '100');
  try {
    const { address, code } = house;
    const eva = await takesUp(address, code, 'eva', 1280, 800);
    await eva.page.getByRole('tab', { name: desk.rooms.people }).click();
    await press(eva, es.invite.make('inspección'));
    const invited = (await eva.page.locator('.staff-link code').textContent())?.split('#')[1] ?? '';
    const luis = await takesUp(address, invited, 'luis', 820, 1180);
    await press(luis, es.shift.begin('inspección'));
    expect(await flaws(luis.page)).toEqual([]);
    expect(await isTooWide(luis.page)).toBe(false);
    const ana = await visit(`${address}${TABLE}`, { language: 'es', width: 390, expected: /./ });
    const carl = await visit(`${address}${TABLE}`, { language: 'en', width: 1280, expected: /./ });
    await luis.page.locator('.staff-table button').first().click();
    const ruled = new Set<string>();
    while (ruled.size < WANTED) {
      const what = await anotherError(luis, ruled);
      await press(luis, es.preview.apply);
      const isDone = await luis.page
        .getByText(es.preview.applied)
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
      if (!isDone) {
        // Its moment was over before the press.
        await press(luis, es.wrong.back);
        continue;
      }
      ruled.add(what);
      await rules(luis);
      await Promise.all([
        sees(ana, es.floor.ruled('luis', 'inspección')),
        sees(carl, en.floor.ruled('luis', 'inspector')),
      ]);
      console.info(`${ruled.size}. ${what}`);
    }
    await eva.page.getByRole('tab', { name: desk.rooms.journal }).click();
    await expect.poll(() => eva.page.locator('.journal-entry').count()).toBeGreaterThan(WANTED);
    expect(await flaws(eva.page)).toEqual([]);
  } finally {
    await house.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
