import type { LobbyTable, RulesetCard } from '@sabot/protocol';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type NamedTable, namedTables } from '../../src/shell/use-table-names.ts';
import type { House } from './house.ts';
import type { Visitor } from './visitor.ts';

export type Bet = 'punto' | 'banca' | 'tie';
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence of the page as a pattern, whatever stands where its arguments were left open as `…`. */
export const like = (sentence: string): RegExp => new RegExp(sentence.split('…').map(escaped).join('.*'), 's');

export const button = ({ page }: Visitor, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** A zone of the staking deck, by its name. */
export const zone = (visitor: Visitor, bet: Bet): Locator =>
  button(visitor, new RegExp(`^${visitor.words.table.zones[bet]}: `));

/** The plate on the rim with one's own name. */
export function ownPlate(visitor: Visitor): Locator {
  const { seat, you } = visitor.words.table;
  return button(visitor, new RegExp(seat.taken(0, you).replace('0', '\\d+')));
}

/** What the button is called that leads from the lobby to a table. */
export async function doorTo(house: House, { words, language }: Visitor, table: number): Promise<string> {
  const lines = await house.tables();
  const cards = (await (await fetch(`${house.address}/api/rulesets`)).json()) as readonly RulesetCard[];
  const { game, text } = namedTables(lines, cards, words, language)[table] as NamedTable;
  return words.lobby.sitAt(game, text);
}

/** From the lobby to a seat, with a name; the clicks it took. */
export async function sitDown(house: House, visitor: Visitor, name: string, table = 0): Promise<number> {
  const { page, words } = visitor;
  let clicks = 0;
  const click = async (what: Locator): Promise<void> => {
    await what.click();
    clicks += 1;
  };
  await page.getByLabel(words.lobby.welcome.name).fill(name);
  await click(button(visitor, await doorTo(house, visitor, table)));
  const seated = zone(visitor, 'punto');
  const any = button(visitor, words.table.sit.any);
  const confirm = button(visitor, like(words.table.sit.confirm('…')));
  await seated.or(any).or(confirm).first().waitFor();
  if (await any.isVisible()) await click(any);
  if (!(await seated.isVisible())) await click(confirm);
  await seated.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return clicks;
}

/** What can be pressed: a button of the table that cannot keeps the focus, and only says so. */
export const ENABLED = ':enabled:not([aria-disabled="true"])';

/** After so long a press that nothing came of is made again: on a busy machine stakes can open under the finger. */
const PRESSED_MS = 20_000;

/** Lays a chip on a bet, which is staked by itself. Stakes must be open, and stay so. */
export async function stake(visitor: Visitor, bet: Bet): Promise<void> {
  const { page, words } = visitor;
  const place = zone(visitor, bet).and(page.locator(ENABLED));
  const placed = page.getByText(like(words.table.stakes.placed('…')));
  const before = await zone(visitor, bet).textContent();
  await place.click();
  const isPlaced = await placed.waitFor({ timeout: PRESSED_MS }).then(
    () => true,
    () => false,
  );
  if (isPlaced) return;
  if ((await zone(visitor, bet).textContent()) === before) await place.click();
  await placed.waitFor();
}

/** What cannot be pressed is paler than what can. */
export async function looksGrey(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((one) => Number(getComputedStyle(one).opacity))).toBeLessThan(0.9);
}

/** Opens one of the panels: a tab beside the table, or a button under it. */
export async function openPanel(visitor: Visitor, panel: keyof Visitor['words']['table']['panel']): Promise<void> {
  const { page, words } = visitor;
  const name = words.table.panel[panel];
  await page.getByRole('tab', { name, exact: true }).or(button(visitor, name)).first().click();
}

/** The account of the last coup, once it has been shown to its end. */
export async function lastCoup(visitor: Visitor): Promise<Locator> {
  const { page, words } = visitor;
  const { coup } = words.table;
  await openPanel(visitor, 'coup');
  const account = page.getByRole('region', { name: new RegExp(coup.last(0).replace('0', '\\d+')) });
  await account.waitFor();
  return account;
}

/** Closes the stakes and lets the page show the coup to its end. */
export async function dealCoup(house: House, page: Page, table = 0): Promise<void> {
  const { table: name, talla, coups } = (await house.tables())[table] as LobbyTable;
  await house.lapse('stakes');
  await house.until(name, (now) => now.phase === 'stakes' && (now.talla > talla || now.coups > coups));
  await page.locator('.stage-stakes, .stage-offer').first().waitFor();
}
