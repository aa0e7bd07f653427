import type { Answer } from '@sabot/protocol';
import { REGISTRY } from '@sabot/regulations';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());

const SOCKETS = 30;
const EACH = 20;
const BURST = 30;

const answersOf = (clients: readonly Client[]): readonly Answer[] =>
  clients.flatMap(({ messages }) => messages.filter((one): one is Answer => one.type === 'answer'));
const codesOf = (clients: readonly Client[]): ReadonlySet<string> =>
  new Set(answersOf(clients).map((answer) => (answer.ok ? 'done' : answer.refusal.code)));

describe.each(REGISTRY.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  it('nonsense in a field is refused, is not written, and does not get the table folded again', async () => {
    test = await testServer(entry);
    const { table, store } = test;
    const ana = await Client.open(test.server, await enter(test.server, 'ana'));
    const bea = await Client.open(test.server, await enter(test.server, 'bea'));
    await bea.act(table, 'Sit', { seat: 1 });
    store.eventsRead = 0;
    for (const [act, fields] of [
      ['Sit', { seat: { toString: 1 } }],
      ['BuyChips', { amount: { toString: 1, valueOf: 1 } }],
      ['BuyChips', { amount: [[]] }],
      ['SetStakes', { stakes: [['punto', { toString: 1 }]] }],
      ['SetStakes', { stakes: { punto: 1000 } }],
      ['Sit', { seat: 3, more: 'than is asked' }],
      ['constructor', {}],
    ] as const) {
      expect(await ana.act(table, act, fields)).toMatchObject({
        ok: false,
        refusal: { code: expect.stringMatching(/^(malformed|amount-not|unknown-)/) },
      });
    }
    await bea.act(table, 'BuyChips', { amount: 100_00 });
    expect(store.eventsRead).toBe(0);
  });
});

describe('a guest who sends nonsense through thirty sockets', () => {
  it('has one budget for all of them, waits when it is spent, and holds nobody else up', async () => {
    test = await testServer();
    const { table, store, clock } = test;
    const cookie = await enter(test.server, 'ana');
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => Client.open(test.server, cookie)));
    const bea = await Client.open(test.server, await enter(test.server, 'bea'));
    expect(await bea.act(table, 'Sit', { seat: 1 })).toMatchObject({ ok: true });
    // What a guest may send at all is full again.
    clock.pass(60_000);
    store.eventsRead = 0;
    const finds = spied(store);
    const nonsense = [
      { act: 'BuyChips', fields: { amount: { toString: 1 } } },
      { act: 'BuyChips', fields: { amount: 100_00 } },
    ];
    for (let i = 0; i < EACH; i++) {
      for (const [n, socket] of sockets.entries()) {
        const { act, fields } = nonsense[(i + n) % 2] as (typeof nonsense)[number];
        socket.say({ type: 'act', table, commandId: `n-${n}-${i}`, act, fields });
      }
    }
    // Somebody else acts in the middle of it.
    expect(await bea.act(table, 'BuyChips', { amount: 100_00 })).toMatchObject({ ok: true });
    await (sockets[0] as Client).until(() => heard(sockets) >= SOCKETS * EACH);
    const told = answersOf(sockets);
    const ofTheLaw = told.filter((answer) => !answer.ok && answer.refusal.code !== 'too-fast');
    expect(ofTheLaw).toHaveLength(BURST);
    expect(told.length).toBeGreaterThan(ofTheLaw.length);
    expect(finds()).toBeLessThanOrEqual(BURST);
    expect(store.eventsRead).toBe(0);
    // Messages may come again, but a new socket brings no new budget; time does.
    clock.pass(200);
    const another = await Client.open(test.server, cookie);
    expect(await another.act(table, 'Sit', { seat: 2 })).toMatchObject({ refusal: { code: 'too-fast' } });
    clock.pass(1000);
    expect(await another.act(table, 'Sit', { seat: 2 })).toMatchObject({ ok: true });
    expect(codesOf([another])).toEqual(new Set(['too-fast', 'done']));
  });
});

/** Answers and complaints: each message has one of them. */
const heard = (clients: readonly Client[]): number =>
  clients.flatMap(({ messages }) => messages.filter(({ type }) => type === 'answer' || type === 'error')).length;

function spied(store: TestServer['store']): () => number {
  let count = 0;
  const find = store.find.bind(store);
  store.find = (lookup) => {
    count += 1;
    return find(lookup);
  };
  return () => count;
}
