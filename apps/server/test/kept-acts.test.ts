import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, player, type Unchecked } from '@sabot/engine';
import { type Envelope, type EventStore, openStore, verifyChain } from '@sabot/event-store';
import { OLDER, writeOlderFile } from '@sabot/event-store/test/older-file';
import { foldHistory, type Rules, redecide } from '@sabot/notation';
import { type Entry, REGISTRY } from '@sabot/regulations';
import { afterEach, describe, expect, it } from 'vitest';
import { buildServer, type Server } from '../src/index.ts';
import { Client, enter } from './kit/client.ts';
import { seededShuffler } from './kit/seeded-shuffler.ts';
import { SimulatedClock } from './kit/simulated-clock.ts';
import { type TestServer, testServer } from './kit/test-server.ts';

const [ENTRY] = REGISTRY as readonly [Entry];
const hasActs = (stream: string): boolean => /^(table|fairness):/.test(stream);
const actIn = ({ act }: Envelope): Unchecked => JSON.parse(act ?? 'null');

let test: TestServer;
const kept = (stream: string): readonly Envelope[] => test.store.kept.get(`${stream}:${test.table}`) ?? [];
const runner = () => test.server.room.tables.get(test.table)!;
const exported = async (talla: number) =>
  (await test.server.app.inject({ url: `/api/tables/${test.table}/history.sabot?talla=${talla}` })).body;

describe('the log of a table', () => {
  afterEach(() => test.server.stop());

  it('keeps every act: of people, bots, croupier and shoe, of a lapse and of hands in the shuffle', async () => {
    test = await testServer(ENTRY, { bots: true });
    const client = await Client.open(test.server, await enter(test.server, 'ana'));
    client.say({ type: 'watch', table: test.table });
    await client.act(test.table, 'Sit', { seat: 9 });
    await client.act(test.table, 'BuyChips', { amount: 500_00 }, 'buying');
    const { clock } = test;
    await clock.until(() => runner().scene.awaits.some(({ acts }) => acts.includes('shuffle')));
    const { talla } = runner().summary;
    const commitment = 'ab'.repeat(32);
    client.say({ type: 'shuffle', table: test.table, commandId: 'hand', talla, commitment });
    await client.until((one) => one.type === 'answer' && one.commandId === 'hand');
    await clock.until(() => runner().summary.coups >= 3);
    expect(await verifyChain(test.store, [], hasActs)).toMatchObject({ ok: true });

    const acts = kept('table').filter(({ act }) => act !== null);
    const bought = acts.find(({ commandId }) => commandId === 'act:ana:buying')!;
    expect(bought).toMatchObject({ actor: 'player:ana', type: 'ChipsBought' });
    expect(actIn(bought)).toEqual({ type: 'BuyChips', by: player('ana'), amount: 500_00 });
    const bys = new Map<string, Set<Actor['kind']>>();
    for (const one of acts) {
      const sender = one.actor.split(':')[0] as string;
      bys.set(sender, (bys.get(sender) ?? new Set()).add(actIn(one).by.kind));
    }
    // What croupier and shoe do after somebody's act is sent with it.
    expect([...(bys.get('house') ?? [])]).toEqual(expect.arrayContaining(['director', 'croupier', 'shoe']));
    expect(bys.get('bot')).toContain('player');
    expect(
      acts.filter((one) => actIn(one).by.kind === 'shoe' && Object.hasOwn(actIn(one), 'card')).length,
    ).toBeGreaterThan(4);

    const hands = kept('fairness').filter(({ act }) => act !== null);
    expect(hands.map(actIn)).toContainEqual({ type: 'shuffle', by: player('ana'), talla, commitment });
    expect(hands.find(({ act }) => act?.includes('"go-on"'))).toMatchObject({ actor: 'house' });
  });

  it('keeps what the house does in the name of somebody who is gone as theirs, and as sent by the house', async () => {
    test = await testServer(ENTRY);
    const client = await Client.open(test.server, await enter(test.server, 'ana'));
    client.say({ type: 'watch', table: test.table });
    await client.act(test.table, 'Sit', { seat: 1 });
    client.socket.terminate();
    await test.clock.until(() => !Object.hasOwn(runner().summary.people, 'ana'));
    const left = kept('table').findLast(({ act }) => act !== null)!;
    expect(left).toMatchObject({ actor: 'house', commandId: expect.stringMatching(/^away:ana:/) });
    expect(actIn(left)).toEqual({ type: 'Leave', by: player('ana') });
  });

  it('exports and replays a talla of an edition since raised, and those after it', async () => {
    test = await testServer(ENTRY, { bots: true });
    await test.clock.until(() => runner().summary.talla > 1 && runner().summary.coups > 62);
    const { store } = test;
    await test.server.stop();
    const { ruleset } = ENTRY;
    const { edition } = ruleset.regulation;
    const raised = { ...ruleset, regulation: { ...ruleset.regulation, edition: edition + 1 } } as typeof ruleset;
    test = await testServer({ ...ENTRY, ruleset: raised }, { store, bots: true });
    await test.clock.until(() => runner().summary.talla > 3 && runner().results.results.length > 1, 20_000);
    const rulesets = [raised as Rules];
    // The second was begun under one edition and ended under the other; the third was played under the new one alone.
    for (const [talla, under] of [
      [1, edition],
      [2, edition],
      [3, edition + 1],
    ] as const) {
      const text = await exported(talla);
      const replayed = foldHistory(text, rulesets);
      expect(replayed.bound.edition).toBe(under);
      expect(replayed.events.filter(({ type }) => type === 'CoupEnded').length).toBeGreaterThan(20);
      if (under > edition) expect(redecide(text, rulesets).difference).toBeNull();
    }
  });
});

describe('a house whose file is from before acts were kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-older-'));
  let store: EventStore;
  let server: Server;
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('plays on, exports what was played since, and says of the rest in one line that it cannot', async () => {
    const file = join(folder, 'sabot.db');
    writeOlderFile(file);
    store = await openStore(file);
    const clock = new SimulatedClock();
    const { table } = OLDER;
    server = await buildServer({ store, clock, shuffler: seededShuffler('on'), rulesets: [ENTRY], bots: false });
    await server.app.ready();
    const runner = server.room.tables.get(table)!;
    const get = (language: string) =>
      server.app.inject({ url: `/api/tables/${table}/history.sabot`, headers: { 'accept-language': language } });
    const none = await get('en');
    expect([none.statusCode, none.json()]).toMatchObject([409, { code: 'acts-not-kept' }]);
    expect(none.json().line).toMatch(/before the house kept the acts/);
    expect((await get('es')).json().line).toMatch(/antes de que la casa guardara los actos/);

    const client = await Client.open(server, await enter(server, 'bea'));
    client.say({ type: 'watch', table });
    expect(await runner.act('act:bea:1', { type: 'Sit', by: player('bea'), seat: 2 })).toMatchObject({ ok: true });
    for (let steps = 0; runner.summary.coups < 6 || runner.summary.phase !== 'stakes'; steps += 1) {
      await clock.step();
      // All that was handed in is written when the store answers.
      expect(await store.ping()).toBeNull();
      expect(steps).toBeLessThan(2000);
    }
    const text = (await get('es')).body;
    expect(text).toMatch(/^# La talla empezó antes de que la casa guardara los actos .*\.$/m);
    const { events, bound } = foldHistory(text);
    expect(bound.given).toMatchObject({ coups: 3 });
    expect(events.filter(({ type }) => type === 'CoupEnded').length).toBeGreaterThanOrEqual(3);
    // The stake that lay there when the house was closed was played out.
    expect(events).toContainEqual(expect.objectContaining({ type: 'StakeSettled', player: 'ana' }));
    expect(redecide(text).difference).toBeNull();
    expect(await verifyChain(store, [], hasActs)).toMatchObject({ ok: true });
  });
});
