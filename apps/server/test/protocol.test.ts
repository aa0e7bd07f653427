import { setImmediate } from 'node:timers/promises';
import { MOST_FRAME_BYTES, PROTOCOL } from '@sabot/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());

async function open(name?: string, hello?: object | null): Promise<Client> {
  return Client.open(test.server, name === undefined ? '' : await enter(test.server, name), hello);
}

describe('a connection', () => {
  it('is welcomed, and may look on without a name', async () => {
    test = await testServer();
    const client = await open();
    expect(await client.until(({ type }) => type === 'welcome')).toMatchObject({ you: null, money: 'play' });
    client.say({ type: 'watch', table: test.table });
    expect(await client.until(({ type }) => type === 'table')).toMatchObject({ table: test.table, acts: [] });
    client.say({ type: 'act', table: test.table, commandId: 'a', act: 'Sit', fields: { seat: 1 } });
    expect(await client.until(({ type }) => type === 'error')).toMatchObject({ code: 'not-entered', commandId: 'a' });
    client.say({ type: 'act', table: 'nowhere', commandId: 'b', act: 'Sit', fields: { seat: 1 } });
    const unread = await client.until((message) => message.type === 'error' && message.commandId === 'b');
    expect(unread).toMatchObject({ code: 'unknown-table' });
  });

  it('of another protocol is told so in words, and closed', async () => {
    test = await testServer();
    const client = await open(undefined, { protocol: PROTOCOL + 1 });
    expect(await client.until(({ type }) => type === 'error')).toMatchObject({ code: 'other-protocol' });
    while (client.closed === null) await setImmediate();
    expect(client.closed).toBe(4001);
  });

  it('that sends a frame over 16 KiB is closed with 1009', async () => {
    test = await testServer();
    const client = await open('ana');
    client.say('x'.repeat(MOST_FRAME_BYTES + 1));
    while (client.closed === null) await setImmediate();
    expect(client.closed).toBe(1009);
  });

  it('gets an answer with its grounds when it is refused', async () => {
    test = await testServer();
    const client = await open('ana');
    expect(await client.act(test.table, 'Sit', { seat: 99 })).toMatchObject({
      ok: false,
      refusal: { code: 'seat-not-free', grounds: [expect.stringMatching(/^[A-Z0-9]+-/)], facts: { given: '99' } },
    });
    // Nobody says who acts but the session, and a field that is not asked for is not overlooked.
    for (const foreign of [{ by: { kind: 'director', id: 'x' } }, { type: 'CloseTable' }, { standing: true }]) {
      expect(await client.act(test.table, 'Sit', { seat: 1, ...foreign })).toMatchObject({
        refusal: { code: 'malformed', facts: { field: Object.keys(foreign)[0] } },
      });
    }
    expect(await client.act(test.table, 'Sit', { seat: 1 })).toMatchObject({ ok: true });
    expect(await client.act(test.table, 'BuyChips', { amount: 2 ** 53 })).toMatchObject({
      refusal: { code: 'amount-not-whole-cents' },
    });
    expect(await client.act(test.table, 'DrawCard', { card: 'As' })).toMatchObject({ ok: false });
  });

  it('is answered alike when it repeats a command, on another socket of the same guest too', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    const [first, second] = [await Client.open(test.server, cookie), await Client.open(test.server, cookie)];
    const answer = await first.act(test.table, 'Sit', { seat: 1 }, 'one');
    expect(await second.act(test.table, 'Sit', { seat: 2 }, 'one')).toEqual(answer);
    expect(test.server.room.lobby()[0]).toMatchObject({ people: 1 });
    const stranger = await open('bea');
    expect(await stranger.act(test.table, 'Sit', { seat: 2 }, 'one')).toMatchObject({ ok: true });
    expect(test.server.room.lobby()[0]).toMatchObject({ people: 2 });
  });

  it('that comes back with a version gets what it missed, and the whole view', async () => {
    test = await testServer();
    const cookie = await enter(test.server, 'ana');
    const before = await Client.open(test.server, cookie);
    before.say({ type: 'watch', table: test.table });
    await before.act(test.table, 'Sit', { seat: 1 });
    const { version } = before.tables.at(-1)!;
    before.socket.close();
    for (let i = 0; i < 6; i++) await test.clock.step();
    const after = await Client.open(test.server, cookie, { protocol: PROTOCOL, have: { [test.table]: version } });
    after.say({ type: 'watch', table: test.table });
    await after.until(({ type }) => type === 'table');
    const message = after.tables[0]!;
    expect(message.version).toBeGreaterThan(version);
    expect(message.events.map(({ no }) => no)).toEqual(
      Array.from({ length: message.version - version }, (_, i) => version + 1 + i),
    );
    const foreign = await Client.open(test.server, cookie, { protocol: PROTOCOL, have: { [test.table]: 10_000 } });
    foreign.say({ type: 'watch', table: test.table });
    await foreign.until(({ type }) => type === 'table');
    expect(foreign.tables[0]).toMatchObject({ version: message.version, events: [] });
  });
});

describe('a client that says too much', () => {
  it('is slowed down, not obeyed', async () => {
    test = await testServer();
    const client = await open('ana');
    for (let i = 0; i < 100; i++) client.say({ type: 'leave', table: test.table });
    expect(await client.until(({ type }) => type === 'error')).toMatchObject({ code: 'too-fast' });
  });
});
