import { expect, test } from 'vitest';
import { like } from './at-the-table.ts';
import { House } from './house.ts';
import { visit } from './visitor.ts';

test('a house that goes down and comes back', async () => {
  const other = await House.open({ rulesets: [1], bots: false });
  const expected =
    /WebSocket|ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|Failed to load|Failed to fetch dynamically imported module/;
  const { page, words } = await visit(other.address, { expected });
  await page.getByRole('heading', { name: words.lobby.welcome.title }).waitFor();
  const table = (await other.tables())[0]?.table as string;
  await other.close();
  await page
    .getByText(words.shell.lost)
    .or(page.getByText(like(words.lobby.down)))
    .first()
    .waitFor();
  await page.getByText(words.lobby.down).waitFor();
  // Whoever goes to a table now is told so, too.
  await page.getByRole('link', { name: words.lobby.look }).first().click();
  await page.getByText(words.table.unreachable.title).waitFor();
  const again = await House.open({ rulesets: [1], bots: false, port: Number(new URL(other.address).port) });
  try {
    await page.getByText(words.shell.lost).waitFor({ state: 'detached' });
    await page.getByText(words.table.unreachable.title).waitFor({ state: 'detached' });
    await page.getByRole('region', { name: words.table.now.label }).waitFor();
    expect(page.url()).toContain(table);
  } finally {
    await again.close();
  }
});
