import { setImmediate } from 'node:timers/promises';
import { type Answer, type Outbound, PROTOCOL } from '@sabot/protocol';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { chipsIn } from './kit/room.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

let test: TestServer;
afterEach(() => test.server.stop());

const HEX = fc.constantFrom('0'.repeat(64), 'ab'.repeat(32), 'AB'.repeat(32), 'zz', '');
const ACTS = ['Sit', 'Stand', 'Leave', 'BuyChips', 'SetStakes', 'CutPack', 'Deal', 'Settle', 'DrawCard', 'CloseTable'];

/** Whatever might come in: no JSON, JSON that is no message, messages of ours and of others, whole and broken. */
const framesFor = (table: string) => {
  const at = fc.constantFrom(table, table, table, table, 'elsewhere', '', '../etc', 7);
  const id = fc.oneof(fc.constantFrom('same', 'other', 'third', 'x'.repeat(49), 'ñ', ''), fc.string({ maxLength: 4 }));
  const message = fc.oneof(
    fc.record({
      type: fc.constant('hello'),
      protocol: fc.constantFrom(PROTOCOL, PROTOCOL, PROTOCOL, PROTOCOL + 1, 'one'),
    }),
    fc.record({ type: fc.constantFrom('watch', 'leave'), table: at }),
    fc.record({
      type: fc.constant('act'),
      table: at,
      commandId: id,
      act: fc.constantFrom(...ACTS, '__proto__', 'constructor', 'x'),
      fields: fc.dictionary(
        fc.constantFrom('seat', 'behind', 'amount', 'punto', 'banca', 'tie', 'at', 'card', 'by', 'type', '__proto__'),
        fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(1, 2, 2 ** 53, -1, 0.5, 100_00)),
      ),
    }),
    fc.record({
      type: fc.constant('shuffle'),
      table: at,
      commandId: id,
      talla: fc.integer({ min: -1, max: 3 }),
      commitment: HEX,
    }),
    fc.record({
      type: fc.constant('reveal'),
      table: at,
      commandId: id,
      talla: fc.integer({ min: -1, max: 3 }),
      entropy: HEX,
    }),
    fc.record({
      type: fc.constant('act'),
      table: fc.constant(table),
      commandId: fc.constantFrom('a', 'b', 'c', 'd'),
      act: fc.constantFrom('Stand', 'Stand', 'Leave'),
      fields: fc.record({ behind: fc.integer({ min: 1, max: 4 }) }),
    }),
    fc.record({ type: fc.constant('watch'), table: fc.constant('elsewhere') }),
    // What only a house says, and what nobody does.
    fc.record({
      type: fc.constantFrom('table', 'welcome', 'answer', 'reality-check', 'patch'),
      table: at,
      version: fc.nat(),
    }),
  );
  return fc.oneof(
    { weight: 1, arbitrary: fc.string({ maxLength: 100 }) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
    { weight: 6, arbitrary: message.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.tuple(message, fc.nat(40)).map(([one, n]) => JSON.stringify(one).slice(0, n)) },
    { weight: 1, arbitrary: message.map((one) => JSON.stringify({ ...one, extra: 1 })) },
  );
};

const isAnswered = ({ messages }: Client, id: string): boolean =>
  messages.some((one) => one.type === 'answer' && one.commandId === id);

const kindOf = (message: Outbound): string => {
  if (message.type === 'error') return message.code;
  if (message.type !== 'answer') return message.type;
  return message.ok ? 'done' : 'refused';
};

describe('whatever is said', () => {
  it('malformed, reordered, duplicated or foreign: each has an answer, and the table goes on', async () => {
    test = await testServer();
    const { table } = test;
    const seen = new Map<string, number>();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(framesFor(table), { maxLength: 25 }), async (said) => {
        run += 1;
        const cookie = await enter(test.server, `ana${run}`);
        const client = await Client.open(test.server, cookie, null);
        for (const [i, frame] of said.entries()) {
          if (i === 3) client.say({ type: 'hello', protocol: PROTOCOL });
          client.say(frame);
          if (i % 5 === 4) client.say(frame);
        }
        const isOpen = () => client.closed === null;
        if (isOpen()) client.say({ type: 'hello', protocol: PROTOCOL });
        if (isOpen()) client.say({ type: 'watch', table });
        if (isOpen()) client.say({ type: 'act', table, commandId: 'last', act: 'Settle', fields: {} });
        for (let i = 0; i < 2000 && isOpen() && !isAnswered(client, 'last'); i++) await setImmediate();
        expect(isOpen()).toBe(isAnswered(client, 'last'));
        // Only another protocol closes the door.
        expect([null, 4001]).toContain(client.closed);
        expect(client.texts.join('')).not.toMatch(/stack|node_modules|Error:/);
        for (const message of client.messages) seen.set(kindOf(message), (seen.get(kindOf(message)) ?? 0) + 1);
        client.socket.close();
      }),
      { numRuns: 150 },
    );
    const met = (kind: string): number => seen.get(kind) ?? 0;
    for (const [kind, least] of [
      ['not-json', 20],
      ['unknown-message', 20],
      ['malformed-message', 40],
      ['hello-first', 5],
      ['hello-once', 5],
      ['other-protocol', 1],
      ['unknown-table', 5],
      ['refused', 10],
      ['done', 3],
      ['table', 30],
    ] as const) {
      expect([kind, met(kind) >= least, met(kind)]).toEqual([kind, true, met(kind)]);
    }
    const healthy = await Client.open(test.server, await enter(test.server, 'bea'));
    expect(await healthy.act(table, 'Stand', { behind: 1 })).toMatchObject({ ok: true });
    const { held, minted } = chipsIn({ streams: test.store.kept });
    expect(held).toBe(minted);
  });

  it('twice, in another order and through two sockets: each command is done once and answered alike', async () => {
    test = await testServer();
    const { table } = test;
    const counts = { commands: 0, repeats: 0, done: 0, refused: 0 };
    const command = fc.oneof(
      fc.record({ act: fc.constant('Sit'), fields: fc.record({ seat: fc.integer({ min: 1, max: 9 }) }) }),
      fc.record({ act: fc.constant('BuyChips'), fields: fc.record({ amount: fc.constantFrom(50_00, 100_00, 1) }) }),
      fc.record({
        act: fc.constant('SetStakes'),
        fields: fc.record({
          stakes: fc.uniqueArray(fc.tuple(fc.constantFrom('punto', 'banca'), fc.constantFrom(0, 10_00, 25_00)), {
            selector: ([bet]) => bet,
          }),
        }),
      }),
      fc.record({ act: fc.constant('Leave'), fields: fc.constant({}) }),
      fc.record({ act: fc.constant('CutPack'), fields: fc.record({ at: fc.integer({ min: 0, max: 500 }) }) }),
    );
    const script = fc.array(
      fc.tuple(command, fc.array(fc.tuple(fc.boolean(), fc.nat(1000)), { minLength: 1, maxLength: 3 })),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(script, async (commands) => {
        run += 1;
        const cookie = await enter(test.server, `eva${run}`);
        const sockets = [await Client.open(test.server, cookie), await Client.open(test.server, cookie)] as const;
        for (const socket of sockets) socket.say({ type: 'watch', table });
        const sent = commands
          .flatMap(([one, times], n) =>
            times.map(([second, order]) => ({ ...one, commandId: `r${run}-${n}`, second, order })),
          )
          .sort((a, b) => a.order - b.order);
        for (const { second, act, fields, commandId } of sent) {
          sockets[second ? 1 : 0].say({ type: 'act', table, commandId, act, fields });
        }
        const answers = () =>
          sockets.flatMap(({ messages }) => messages.filter((one): one is Answer => one.type === 'answer'));
        await sockets[0].until(() => answers().length === sent.length);
        const first = new Map<string, Answer>();
        for (const answer of answers()) {
          const known = first.get(answer.commandId);
          if (known !== undefined) {
            expect(answer).toEqual(known);
            counts.repeats += 1;
          } else first.set(answer.commandId, answer);
        }
        counts.commands += first.size;
        for (const { ok, commandId } of first.values()) {
          counts[ok ? 'done' : 'refused'] += 1;
          const kept = [...test.store.kept.values()]
            .flat()
            .filter((one) => one.commandId === `act:eva${run}:${commandId}`);
          expect(kept.length > 0).toBe(ok);
        }
        // Both sockets of one guest are shown the same, to the byte.
        const latest = sockets.map(({ tables, texts }) =>
          texts.findLast((text) => text.includes(`"version":${tables.at(-1)?.version},`)),
        );
        expect(latest[0]).toBe(latest[1]);
        await sockets[0].act(table, 'Leave', {});
        for (const { socket } of sockets) socket.close();
      }),
      { numRuns: 40 },
    );
    expect(counts.commands).toBeGreaterThan(100);
    expect(counts.repeats).toBeGreaterThan(50);
    expect(Math.min(counts.done, counts.refused)).toBeGreaterThan(20);
    const { held, minted } = chipsIn({ streams: test.store.kept });
    expect(held).toBe(minted);
  });
});
