import type { EveningLink, EveningSheet, KeptEvening } from '@sabot/protocol';
import { evening, eveningSheet, keptEvening } from '@sabot/protocol';
import { entryById } from '@sabot/regulations';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, cookie = '', body?: object) =>
  test.server.app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
const at = (path: string): string => `/api/tables/${test.table}/${path}`;
const sheet = async (query = '', cookie = ''): Promise<EveningSheet> =>
  eveningSheet.parse((await ask('GET', at(`evening${query}`), cookie)).json()) as EveningSheet;
const runner = () => test.server.room.tables.get(test.table)!;

/** Ana stakes on every third coup until the first shoe is over, and one coup more. */
async function playedByAna(): Promise<string> {
  test = await testServer();
  const cookie = await enter(test.server, 'ana');
  const client = await Client.open(test.server, cookie);
  client.say({ type: 'watch', table: test.table });
  await client.act(test.table, 'Sit', { seat: 1 });
  await client.act(test.table, 'BuyChips', { amount: 5000_00 });
  let staked = 0;
  while (runner().summary.talla <= 1 || runner().results.results.length < 1) {
    const { phase, coups } = runner().summary;
    if (phase === 'stakes' && coups % 3 === 0 && coups + 1 !== staked) {
      await client.act(test.table, 'SetStakes', { stakes: [['banca', 20_00]] });
      staked = coups + 1;
    }
    await test.clock.step();
  }
  return cookie;
}

describe('an evening of punto y banca', () => {
  it('tells who won what, to the cent that is in the books, and its biggest win', async () => {
    const cookie = await playedByAna();
    const first = await sheet('?from=1&to=1', cookie);
    const both = await sheet('', cookie);
    expect(both.tallas.map(({ talla, isOver }) => [talla, isOver])).toEqual([
      [1, true],
      [2, false],
    ]);
    const [ana] = both.people;
    const held = test.server.room.desk;
    const { tables } = (await ask('GET', '/api/me', cookie)).json();
    expect(both.people).toHaveLength(1);
    expect(await held.balance('ana')).toBe(5000_00);
    expect(ana?.net).toBe(tables[0].chips + tables[0].staked - 5000_00);
    expect(both.mine).toBe(true);
    expect((await sheet()).mine).toBe(false);
    expect(both.biggestWin).toMatchObject({ name: 'ana', net: ana?.best?.net });
    expect(both.banks).toEqual([]);
    const { ends, coups } = first.tallas[0]!;
    expect(ends.punto + ends.banca + ends.tie + ends.annulled).toBe(coups);
    expect(await sheet('?from=1&to=1', cookie)).toEqual(first);
    for (const wrong of ['?from=3', '?from=2&to=1', '?to=99']) {
      expect((await ask('GET', at(`evening${wrong}`))).json()).toMatchObject({ code: 'unknown-talla' });
    }
    expect((await ask('GET', '/api/tables/constructor/evening')).statusCode).toBe(404);
  });

  it('is kept under a link that only those who played can open, until its owner shares it', async () => {
    const ana = await playedByAna();
    const bea = await enter(test.server, 'bea');
    const range = { from: 1, to: 1 };
    expect((await ask('POST', at('evenings'), '', range)).json()).toMatchObject({ code: 'not-entered' });
    expect((await ask('POST', at('evenings'), bea, range)).json()).toMatchObject({ code: 'not-your-evening' });
    expect((await ask('POST', at('evenings'), ana, { from: 1, to: 40 })).json()).toMatchObject({
      code: 'unknown-talla',
    });
    const made = await ask('POST', at('evenings'), ana, range);
    expect(made.statusCode).toBe(201);
    const { code, isShared } = evening.parse(made.json()) as EveningLink;
    expect(isShared).toBe(false);
    const link = `/api/evenings/${code}`;
    const seen = async (cookie: string): Promise<number> => (await ask('GET', link, cookie)).statusCode;
    expect([await seen(ana), await seen(bea), await seen('')]).toEqual([200, 404, 404]);
    expect((await ask('PUT', link, bea, { isShared: true })).statusCode).toBe(404);
    expect((await ask('PUT', link, ana, { isShared: true })).json()).toMatchObject({ isShared: true });
    expect([await seen(ana), await seen(bea), await seen('')]).toEqual([200, 200, 200]);
    const told = keptEvening.parse((await ask('GET', link, bea)).json()) as KeptEvening;
    expect(told).toMatchObject({ mine: false, kept: { code, isShared: true, isOwn: false } });
    expect(told.people).toEqual((await sheet('?from=1&to=1')).people);
    await ask('PUT', link, ana, { isShared: false });
    expect([await seen(ana), await seen(bea), await seen('')]).toEqual([200, 404, 404]);
    for (const wrong of [code.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')), 'constructor', '%00', 'a'.repeat(24)]) {
      const none = await ask('GET', `/api/evenings/${wrong}`, ana);
      expect([none.statusCode, none.json().code]).toEqual([404, 'no-such-evening']);
    }
    // The store holds no code that opens anything.
    for await (const { stream } of test.store.streams('evening:')) expect(stream).not.toContain(code);
  });
});

describe('an evening of chemin de fer', () => {
  it('draws each bank as a line, names the longest and the boldest banco, and no chip is lost between them', async () => {
    test = await testServer(entryById('asturias-2011/chemin-de-fer')!, { bots: true });
    await test.clock.until(() => runner().summary.talla > 1);
    const told = await sheet('?from=1&to=1');
    expect(told.banks.length).toBeGreaterThan(3);
    const longest = told.banks[told.longestBank ?? -1];
    expect(longest?.line.length).toBe(Math.max(...told.banks.map(({ line }) => line.length)));
    for (const { line } of told.banks) {
      const coups = line.map(({ coup }) => coup);
      expect(coups).toEqual(coups.toSorted((a, b) => a - b));
    }
    expect(told.people.every(({ isBot }) => isBot)).toBe(true);
    expect(told.people.reduce((sum, { net }) => sum + net, 0)).toBe(-told.deducted);
    expect(told.boldestBanco?.amount).toBeGreaterThan(0);
    expect(told.people.map(({ net }) => net)).toEqual(told.people.map(({ net }) => net).toSorted((a, b) => b - a));
  });
});
