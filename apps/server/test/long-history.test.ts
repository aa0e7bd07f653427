import { coupHistory } from '@sabot/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { MemoryStore } from './kit/memory-store.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());

const runner = () => test.server.room.tables.get(test.table)!;

/** What a request costs: events read, and bytes sent. */
async function cost(query: string, cookie = '') {
  test.store.eventsRead = 0;
  const { body } = await test.server.app.inject({
    url: `/api/tables/${test.table}/coups${query}`,
    headers: { cookie },
  });
  return { read: test.store.eventsRead, bytes: body.length, page: coupHistory.parse(JSON.parse(body)) };
}

/** A table at which Ana, in the second of forty coups and in the one under way, changes her stake to and fro. */
async function played(): Promise<{ readonly store: MemoryStore; readonly cookie: string }> {
  test = await testServer();
  const cookie = await enter(test.server, 'ana');
  const client = await Client.open(test.server, cookie);
  const { table } = test;
  const stake = (banca: number) => client.act(table, 'SetStakes', { stakes: [['banca', banca]] });
  client.say({ type: 'watch', table });
  await client.act(table, 'Sit', { seat: 1 });
  await client.act(table, 'BuyChips', { amount: 5000_00 });
  const until = (coups: number) =>
    test.clock.until(() => runner().summary.phase === 'stakes' && runner().summary.coups >= coups);
  for (const coups of [1, 40]) {
    await until(coups);
    for (const banca of [20_00, 30_00, 20_00]) await stake(banca);
  }
  return { store: test.store, cookie };
}

/** The same log, with so many changes to and fro in both coups. What was worked out from it is left out. */
async function padded({ kept, secrets }: MemoryStore, table: string, times: number): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (const [key, value] of secrets) store.secrets.set(key, value);
  for (const [stream, events] of kept) {
    if (/^(archive|coups):/.test(stream)) continue;
    if (stream !== `table:${table}`) {
      store.kept.set(stream, [...events]);
      continue;
    }
    const isStake = (no: number) => events[no]?.type === 'StakesSet';
    const long = events.flatMap((event, no) =>
      isStake(no) && isStake(no - 1) && isStake(no - 2)
        ? [event, ...Array.from({ length: times }, () => [events[no - 1]!, event]).flat()]
        : [event],
    );
    const { ruleset, edition, at } = events[0]!;
    const write = { stream, expected: 0, ruleset, edition, events: long.map(({ type, data }) => ({ type, data })) };
    await store.append({ commandId: 'padded', actor: 'house', at, writes: [write] });
  }
  return store;
}

async function costsOf(times: number, from: Awaited<ReturnType<typeof played>>) {
  await test.server.stop();
  test = await testServer(undefined, { store: await padded(from.store, test.table, times) });
  const first = (await cost('?limit=20')).page;
  const [newest, oldest, mine] = [
    await cost('?limit=20'),
    await cost('?limit=20&before=15'),
    await cost('?mine=1', from.cookie),
  ];
  const { store } = test;
  await test.server.stop();
  test = await testServer(undefined, { store });
  const opened = await cost('?limit=20');
  expect(opened.page).toEqual(first);
  expect(newest.page).toEqual(first);
  return { newest, oldest, mine, opened };
}

describe('a page of history', () => {
  it('costs the same however long the log is, where its coup is in it, and after a restart', async () => {
    const from = await played();
    const [short, long] = [await costsOf(400, from), await costsOf(3000, from)];
    expect(test.store.kept.get(`table:${test.table}`)!.length).toBeGreaterThan(12_000);
    for (const asked of ['newest', 'oldest', 'mine', 'opened'] as const) {
      // A snapshot is taken now and then, so what is left to read after an opening differs by that much.
      const slack = asked === 'opened' ? 1000 : 300;
      expect(long[asked].read).toBeLessThan(short[asked].read + slack);
      expect(long[asked].bytes).toBeLessThan(short[asked].bytes * 1.1);
    }
    expect(long.newest.read).toBeLessThan(2500);
  });

  it('tells the beginning and the end of a coup in which very much happened, and how much it leaves out', async () => {
    const from = await played();
    const { oldest, mine } = await costsOf(1000, from);
    const coup = oldest.page.coups.find(({ leftOut }) => leftOut !== undefined)!;
    expect(coup.events[0]!.event).toMatchObject({ type: 'StakesOpened', coup: coup.coup });
    expect(coup.events.at(-1)!.event).toMatchObject({ type: 'CoupEnded', coup: coup.coup });
    expect(coup.events.some(({ event }) => event.type === 'StakeSettled')).toBe(true);
    const [first, last] = [coup.events[0]!.no, coup.events.at(-1)!.no];
    expect(coup.events.length + coup.leftOut!).toBe(last - first + 1);
    expect(coup.events.length).toBeLessThan(400);
    expect(mine.page.coups.map(({ coup: no }) => no)).toEqual([coup.coup]);
  });

  it('goes on where it says, and pages asked for by the number of the last coup are the same', async () => {
    await played();
    const whole = (await cost('?limit=100')).page.coups;
    const [byNext, byNumber]: number[][] = [[], []];
    for (let next: number | null | undefined; next !== null; ) {
      const { page } = await cost(`?limit=7${next === undefined ? '' : `&before=${next}`}`);
      byNext!.push(...page.coups.map(({ coup }) => coup));
      next = page.next;
      expect(page.more).toBe(next !== null);
    }
    for (let more = true; more; ) {
      const before = byNumber!.at(-1);
      const { page } = await cost(`?limit=7${before === undefined ? '' : `&before=${before}`}`);
      byNumber!.push(...page.coups.map(({ coup }) => coup));
      more = page.more;
    }
    expect(byNext).toEqual(whole.map(({ coup }) => coup));
    expect(byNumber).toEqual(byNext);
  });

  it('is whole again after the store failed while coups were being put into the index', async () => {
    await played();
    const before = (await cost('?limit=100')).page;
    await test.clock.until(() => runner().summary.coups >= before.coups.length + 6);
    test.store.failing = true;
    await test.server.app.inject({ url: `/api/tables/${test.table}/coups` });
    test.store.failing = false;
    const after = (await cost('?limit=100')).page.coups.map(({ coup }) => coup);
    expect(after).toEqual(Array.from({ length: after.length }, (_, i) => after.length - i));
    expect(after.length).toBeGreaterThan(before.coups.length);
  });
});
