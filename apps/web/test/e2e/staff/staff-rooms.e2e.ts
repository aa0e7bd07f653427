import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk as en } from '../../../src/locales/en/desk.ts';
import { desk as es } from '../../../src/locales/es/desk.ts';
import { flaws, isTooWide } from '../axe-flaws.ts';
import { House } from '../house.ts';
import { visit } from '../visitor.ts';
import { join, press, wordsOf } from './at-work.ts';

const DESKS = { es, en } as const;
const SIZES = [
  [820, 1180],
  [390, 844],
  [1280, 800],
] as const;
const LANGUAGES = ['es', 'en'] as const;

let house: House;
beforeAll(async () => {
  house = await House.open({ hold: ['ruling'] });
});
afterAll(() => house?.close());

test.each(
  SIZES.flatMap(([width, height], i) => LANGUAGES.map((language, k) => [language, width, height, i * 2 + k] as const)),
)('every room of the staff is wide enough and clean for axe; in %s at %d × %d', async (language, width, height, no) => {
  const context = { viewport: { width, height } };
  const guest = await visit(`${house.address}/staff`, { language, width, context });
  await guest.page.getByRole('button', { name: wordsOf(guest).signIn.enter, exact: true }).waitFor();
  expect(await flaws(guest.page)).toEqual([]);
  const name = `eva ${'abcdef'[no]}`;
  const eva = await join(house, name, ['director', 'inspector', 'croupier'], { language, width, context });
  const { page } = eva;
  const { shift, roles, wrong, pit } = wordsOf(eva);
  await press(eva, shift.begin(roles.inspector ?? ''));
  await page.getByRole('button', { name: shift.end(roles.inspector ?? ''), exact: true }).waitFor();
  const { rooms, tables, authority, journal } = DESKS[language];
  const isFine = async (): Promise<void> => {
    const folded = page.locator('details:not([open]) > summary:visible');
    while ((await folded.count()) > 0) await folded.first().click();
    expect(await flaws(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  };
  await isFine();
  for (const [room, title] of [
    [rooms.desk, tables.title],
    [rooms.people, wordsOf(eva).invite.title],
    [rooms.journal, journal.title],
    [rooms.rights, wordsOf(eva).rights.title],
  ] as const) {
    await page.getByRole('tab', { name: room, exact: true }).click();
    await page.getByRole('heading', { name: title, exact: true }).first().waitFor();
    if (room === rooms.desk) await page.getByRole('heading', { name: authority.title, exact: true }).waitFor();
    await isFine();
  }
  await page.getByRole('tab', { name: rooms.pit, exact: true }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${pit.open('')}`) })
    .first()
    .click();
  await page.getByText(wrong.title, { exact: true }).or(page.getByText(wrong.none)).first().waitFor();
  await isFine();
});
