import { refusalLine } from '@sabot/words';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { House } from './house.ts';
import { visit } from './visitor.ts';

describe('what cannot be shown is said, with what to do', () => {
  let house: House;
  let full = '';
  let closed = '';
  beforeAll(async () => {
    house = await House.open({ rulesets: [1, 3, 4], bots: false });
    [full, closed] = (await house.tables()).map(({ table }) => table) as [string, string];
    await house.closeTable(closed);
    await house.fillTable(full);
  });
  afterAll(() => house?.close());

  test('a stale link', async () => {
    const { page, words } = await visit(`${house.address}/salon/3`);
    await page.getByRole('heading', { name: words.shell.nowhere.title }).waitFor();
    await page.getByRole('link', { name: words.shell.nowhere.back, exact: true }).click();
    await page.getByRole('heading', { name: words.lobby.welcome.title }).waitFor();
  });

  test('a table that was never here', async () => {
    const { page, words } = await visit(`${house.address}/table/no-such-table.1`, { language: 'es' });
    await page.getByRole('heading', { name: words.table.gone.title }).waitFor();
    await page.getByRole('link', { name: words.table.toLobby, exact: true }).waitFor();
  });

  test('a table that is closed', async () => {
    const { page, words } = await visit(`${house.address}/table/${closed}`);
    await page.getByRole('heading', { name: words.table.closed.title }).waitFor();
    await page.getByRole('link', { name: words.table.toLobby, exact: true }).waitFor();
  });

  test('a table that is full', async () => {
    const { page, words } = await visit(house.address, { language: 'es', width: 390 });
    const card = page.getByRole('article').filter({ hasText: words.lobby.full }).first();
    await card.getByRole('button').and(page.locator(':disabled')).waitFor();
    await card.getByRole('link', { name: words.lobby.look }).click();
    await page.getByLabel(words.table.sit.name).fill('tarde');
    await page.getByRole('button', { name: words.table.sit.enter, exact: true }).click();
    await page.getByRole('paragraph').filter({ hasText: 'Todos los asientos están ocupados.' }).waitFor();
  });

  test('a rule and a regulation that are not there', async () => {
    const { page, words } = await visit(`${house.address}/rules/nowhere-1999/mini`, { expected: /404/ });
    await page.getByText(words.rulebook.noSuchRegulation).waitFor();
  });

  test('a shoe of which there is no proof yet', async () => {
    const { page, words } = await visit(`${house.address}/fairness/${full}/99`, { expected: /404|409/ });
    await page.getByText(refusalLine(words.dictionary, 'unknown-talla') ?? '').waitFor();
  });

  test('a name that is no name', async () => {
    const { page, words } = await visit(house.address, { language: 'es', expected: /400|409|422/ });
    await page.getByLabel(words.lobby.welcome.name).fill('croupier');
    await page.getByRole('button', { name: words.lobby.seatMe }).click();
    await page
      .getByRole('alert')
      .getByText(refusalLine(words.dictionary, 'unfit-name') ?? '')
      .waitFor();
  });

  test('another version of the house', async () => {
    const { page, words } = await visit('about:blank');
    await page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(String(text).replace(/"protocol":\d+/, '"protocol":9999')));
    });
    await page.goto(house.address);
    await page.getByText(words.shell.otherVersion).waitFor();
    await page.getByRole('button', { name: words.shell.reload }).waitFor();
  });
});
