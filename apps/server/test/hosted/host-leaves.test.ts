import { expect, it } from 'vitest';
import { chipsIn } from '../kit/room.ts';
import { testServer } from '../kit/test-server.ts';
import { ask, Friend, host, join, MINI, open, sheet } from './kit.ts';

/** A host who sits with a stake in the coup under way, and a friend beside them. */
async function midCoup() {
  const house = await testServer(MINI);
  const { server, clock } = house;
  const [ana, bea] = [await Friend.enter(server, 'ana'), await Friend.enter(server, 'bea')];
  const { table, code } = await open(server, ana.cookie, { ruleset: MINI.id, bots: { count: 2, stay: true } });
  await join(server, bea.cookie, code as string);
  for (const [no, one] of [ana, bea].entries()) {
    one.watch(table);
    await one.sit(table, no + 1, 300_00);
  }
  const runner = server.room.tables.get(table)!;
  await clock.until(() => runner.summary.phase === 'stakes', 20_000);
  expect(await ana.client.act(table, 'SetStakes', { stakes: [['banca', 20_00]] })).toMatchObject({ ok: true });
  await clock.until(() => runner.summary.phase === 'coup', 20_000);
  return { ...house, ana, bea, table, runner };
}
const chipsOf = async ({ server }: Awaited<ReturnType<typeof midCoup>>, cookie: string) => {
  const { body } = await ask<{ chips: number; tables: { chips: number; staked: number }[] }>(
    server,
    cookie,
    'GET',
    '/api/me',
  );
  return body.chips + body.tables.reduce((sum, { chips, staked }) => sum + chips + staked, 0);
};

interface Settled {
  readonly type: string;
  readonly player: string;
  readonly stake: number;
  readonly won: number;
  readonly deducted: number;
  readonly fate: 'won' | 'lost' | 'returned';
}
/** What somebody's last stake has brought them. */
function broughtTo(name: string, kept: readonly { readonly data: string }[]): number {
  const settled = kept
    .map(({ data }) => JSON.parse(data) as Settled)
    .findLast(({ type, player }) => type === 'StakeSettled' && player === name);
  if (settled === undefined) throw new Error(`no stake of ${name} was settled`);
  return settled.fate === 'lost' ? -settled.stake : settled.won - settled.deducted;
}

it('a host who is gone with a stake in play has it settled as anybody, and another is asked to be the host', async () => {
  const house = await midCoup();
  const { server, clock, store, ana, bea, table, runner } = house;
  const { coups } = runner.summary;
  const before = await chipsOf(house, ana.cookie);
  ana.client.socket.terminate();
  await clock.until(() => runner.summary.coups > coups || runner.summary.phase !== 'coup', 20_000);
  const brought = broughtTo('ana', store.kept.get(`table:${table}`) ?? []);
  expect(await chipsOf(house, ana.cookie)).toBe(before + brought);
  // Until somebody takes over she stays the host, wherever she is.
  const notice = async () => (await sheet(server, bea.cookie, table)).body.notice;
  expect(await notice()).toMatchObject({ host: 'ana', offered: null });
  let offered = false;
  for (let no = 0; no < 400 && !offered; no += 1) {
    for (let step = 0; step < 20; step += 1) await clock.step();
    offered = (await notice())?.offered === 'bea';
  }
  expect(offered).toBe(true);
  expect((await host(server, bea.cookie, table, { act: 'take-over' })).body).toMatchObject({ you: 'host' });
  expect((await sheet(server, ana.cookie, table)).body).toMatchObject({ you: 'admitted', code: null });
  const { held, minted } = chipsIn({ streams: store.kept });
  expect(held).toBe(minted);
  await server.stop();
});

it('a host with a stake in play cannot get up before the coup is over, then takes all chips along, and stays the host while they look on', async () => {
  const house = await midCoup();
  const { server, clock, store, ana, table, runner } = house;
  const before = await chipsOf(house, ana.cookie);
  const left = await ana.client.act(table, 'Leave');
  expect(left).toMatchObject({ ok: false, refusal: { code: 'coup-under-way' } });
  await clock.until(() => runner.summary.phase !== 'coup', 20_000);
  const brought = broughtTo('ana', store.kept.get(`table:${table}`) ?? []);
  expect(await ana.client.act(table, 'Leave')).toMatchObject({ ok: true });
  expect(runner.summary.people).not.toHaveProperty('ana');
  const { body } = await ask<{ chips: number; tables: object[] }>(server, ana.cookie, 'GET', '/api/me');
  expect([body.tables, body.chips]).toEqual([[], before + brought]);
  expect((await sheet(server, ana.cookie, table)).body.you).toBe('host');
  expect((await host(server, ana.cookie, table, { act: 'pause' })).status).toBe(200);
  const { held, minted } = chipsIn({ streams: store.kept });
  expect(held).toBe(minted);
  await server.stop();
});
