import { lookUp, player } from '@sabot/engine';
import { verifyOnRecord } from '@sabot/fairness';
import type { CoupHistory } from '@sabot/protocol';
import { type Entry, entryById } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { isBot } from '../../src/bots/company.ts';
import { seatCompany } from '../../src/bots/seat-company.ts';
import { buildServer } from '../../src/index.ts';
import { watchForAbsent } from '../../src/table/absent.ts';
import { proofFrom } from '../../src/table/shoe/proof.ts';
import type { TableRunner } from '../../src/table/table-runner.ts';
import { Client, enter } from '../kit/client.ts';
import { Looker } from '../kit/looker.ts';
import { MemoryStore } from '../kit/memory-store.ts';
import { does, seat, testRoom } from '../kit/room.ts';
import { seededShuffler } from '../kit/seeded-shuffler.ts';
import { SimulatedClock } from '../kit/simulated-clock.ts';
import { testServer } from '../kit/test-server.ts';
import { CHEMIN_DE_FER, keptAt, seeded, stateAt } from './chemin-de-fer.ts';

const NAMES = ['ana', 'bea', 'carlos', 'diego'] as const;
const ENTROPY = '5a'.repeat(32);

describe('señores y señoras, las cartas pasan', () => {
  it('whoever shuffles adds bytes of their own, whoever lets the cards pass is not waited for, and the shoe is proved', async () => {
    let test = await testRoom(CHEMIN_DE_FER);
    const lookers = Object.fromEntries(NAMES.map((name) => [name, new Looker(test.table, name)]));
    for (const [i, name] of NAMES.entries()) await seat(test, name, i + 1);
    const { ana } = lookers;
    expect(ana?.last.shuffle).toMatchObject({ phase: 'shuffling', waitsFor: NAMES });
    expect(ana?.last.awaits).toMatchObject([{ acts: ['shuffle'], clock: 'shuffle' }]);
    const from = keptAt(test).length;
    expect(await ana?.commit(ENTROPY)).toMatchObject({ ok: true });
    expect(keptAt(test).slice(from)).toMatchObject([
      { actor: 'player:ana', event: { type: 'PackMixed', by: 'ana' } },
      { event: { type: 'CardsPassed', player: 'ana' } },
    ]);
    for (const name of ['bea', 'carlos']) await does(test.table, name, 'PassCards');
    await test.clock.step();
    expect(ana?.last.shuffle).toMatchObject({ phase: 'shuffling', waitsFor: ['diego'] });
    await does(test.table, 'diego', 'PassCards');
    // The croupier shuffles last, and the cut goes round from his left.
    expect(ana?.last.shuffle).toMatchObject({ phase: 'cutting', waitsFor: ['diego'] });
    expect(await does(test.table, 'ana', 'CutPack', { at: 50 })).toMatchObject({ refusal: { code: 'not-your-turn' } });
    for (const name of ['diego', 'carlos', 'bea']) expect((await does(test.table, name, 'DeclineCut')).ok).toBe(true);
    expect((await does(test.table, 'ana', 'CutPack', { at: 77 })).ok).toBe(true);
    expect(ana?.last.shuffle).toMatchObject({ phase: 'revealing', waitsFor: ['ana'] });
    await test.table.stop();
    // A power cut in between: all is as it was.
    test = await testRoom(CHEMIN_DE_FER, { store: test.store, shuffler: seededShuffler('later') });
    const back = new Looker(test.table, 'ana');
    expect(await back.reveal(ENTROPY)).toMatchObject({ ok: true });
    expect(back.last.shuffle).toMatchObject({ phase: 'closed' });
    expect(stateAt(test.table).phase).toBe('offer');
    seatCompany(test.room, { clock: test.clock, pace: 1, chance: seeded(4) });
    for (let i = 0; i < 20_000 && stateAt(test.table).talla < 2; i++) await test.clock.step();
    const record = await test.table.record();
    const proof = proofFrom(
      record,
      keptAt(test).map(({ event }) => event),
      1,
    );
    expect(proof).toMatchObject({
      contributions: [{ player: 'ana', revealed: ENTROPY }],
      cut: { by: 'ana', depth: 77 },
    });
    expect(verifyOnRecord(proof, record)).toMatchObject({ ok: true });
  });
});

it('the cut goes past all who may not make it at once: bots while a person sits there', async () => {
  const test = await testRoom(CHEMIN_DE_FER);
  const ana = new Looker(test.table, 'ana');
  // It goes round from the croupier's left: three bots come before her.
  await seat(test, 'ana', 1);
  for (const [i, name] of ['Nieves', 'Pelayo', 'Xana'].entries()) await does(test.table, name, 'Sit', { seat: i + 2 });
  expect(await ana.commit(ENTROPY)).toMatchObject({ ok: true });
  // The bots let the cards go by when their time is up.
  await test.clock.until(() => ana.last.awaits.some(({ acts }) => acts.includes('CutPack')));
  expect(ana.last.shuffle).toMatchObject({ phase: 'cutting', waitsFor: ['ana'] });
  expect(ana.last.awaits).toMatchObject([{ acts: ['CutPack', 'DeclineCut'], by: [{ id: 'ana' }] }]);
});

describe('what is told beside the view', () => {
  it('is what the table lacks, what a refusal costs, and why a word may not be said', async () => {
    const test = await testRoom(CHEMIN_DE_FER);
    const lookers = NAMES.map((name) => new Looker(test.table, name));
    const [ana] = lookers as [Looker];
    for (const [i, name] of NAMES.slice(0, 3).entries()) await seat(test, name, i + 1);
    await test.clock.step();
    expect(ana.last.situation?.missing).toMatchObject({ what: 'company', company: [{ have: 3, need: 4, away: [] }] });
    await seat(test, 'diego', 4);
    const seen = { counts: 0, against: 0 };
    for (let i = 0; i < 3000 && (seen.counts === 0 || seen.against === 0); i++) {
      const { phase, coup, passage } = stateAt(test.table);
      const offered = passage?.offered?.to ?? null;
      if (phase === 'offer' && offered !== null) {
        const looker = lookers.find(({ name }) => name === offered) as Looker;
        expect(looker.last.situation?.declining).toMatchObject({ player: offered, costs: 'counts' });
        seen.counts += 1;
        await does(test.table, offered, 'TakeBank', { amount: 10_00 });
      } else if (phase === 'banco') {
        for (const name of NAMES) await does(test.table, name, 'CallBanco');
      } else if (coup?.step === 'speak' && coup.holder !== null) {
        for (const { name, last } of lookers) {
          const own = name === coup.holder;
          const codes = (last.forbidden ?? []).map(({ code }) => code);
          if (!own) expect(codes).toEqual([]);
          else if (codes.includes('against-the-rules')) seen.against += 1;
        }
      }
      await test.clock.step();
    }
    expect(Math.min(seen.counts, seen.against)).toBeGreaterThan(0);
    await test.table.stop();
  });
});

/** A house with a table of mini beside one of chemin de fer, and Ana who looks at both. */
async function twoTables() {
  const clock = new SimulatedClock();
  const rulesets = [entryById('asturias-2011/mini') as Entry, CHEMIN_DE_FER];
  const store = new MemoryStore();
  const server = await buildServer({ store, clock, shuffler: seededShuffler('a'), rulesets });
  await server.app.ready();
  const [mini = '', ferrocarril = ''] = server.room.tables.keys();
  const ana = await Client.open(server, await enter(server, 'ana'));
  for (const table of [mini, ferrocarril]) ana.say({ type: 'watch', table });
  return { server, mini, ferrocarril, ana };
}

describe('one seat only', () => {
  it('who sits at another table may stand at chemin de fer but not sit, until they leave there', async () => {
    const { server, mini, ferrocarril, ana } = await twoTables();
    expect(await ana.act(mini, 'Sit', { seat: 1 })).toMatchObject({ ok: true });
    const elsewhere = () => stateAt(server.room.tables.get(ferrocarril)!).elsewhere;
    for (let i = 0; i < 50 && elsewhere().length === 0; i++) await new Promise(setImmediate);
    const refused = await ana.act(ferrocarril, 'Sit', { seat: 1 });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'seated-elsewhere' } });
    expect(await ana.act(ferrocarril, 'Stand', { behind: 1 })).toMatchObject({ ok: true });
    expect(await ana.act(mini, 'Leave')).toMatchObject({ ok: true });
    for (let i = 0; i < 50 && elsewhere().length > 0; i++) await new Promise(setImmediate);
    expect(await ana.act(ferrocarril, 'Sit', { seat: 1 })).toMatchObject({ ok: true });
    await server.stop();
  });

  it('who sits at chemin de fer and then at another table has only the second seat', async () => {
    const { server, mini, ferrocarril, ana } = await twoTables();
    expect(await ana.act(ferrocarril, 'Sit', { seat: 3 })).toMatchObject({ ok: true });
    expect(await ana.act(mini, 'Sit', { seat: 1 })).toMatchObject({ ok: true });
    const place = (table: string) => lookUp(server.room.tables.get(table)!.summary.people, 'ana');
    for (let i = 0; i < 50 && place(ferrocarril)?.kind === 'seat'; i++) await new Promise(setImmediate);
    expect(place(ferrocarril)).toMatchObject({ kind: 'standing', behind: 3 });
    expect(place(mini)).toMatchObject({ kind: 'seat', n: 1 });
    await server.stop();
  });
});

describe('whoever loses the connection', () => {
  it('is absent after a while, loses the seat when the bank comes round, and is back with the connection', async () => {
    const test = await testRoom(CHEMIN_DE_FER);
    const { table, clock } = test;
    watchForAbsent(table, { clock, pace: 1, isBot });
    const lookers = NAMES.map((name) => new Looker(table, name));
    for (const [i, name] of NAMES.entries()) await seat(test, name, i + 1);
    lookers[1]?.leave();
    await clock.until(() => stateAt(table).away.includes('bea'));
    await clock.until(() => stateAt(table).passage?.offered?.to === 'ana');
    await does(table, 'ana', 'DeclineBank');
    expect(lookUp(stateAt(table).people, 'bea')).toMatchObject({ kind: 'standing' });
    expect(keptAt(test).at(-2)?.event).toMatchObject({ type: 'PlayerUnseated', player: 'bea', why: 'absent' });
    new Looker(table, 'bea');
    await does(table, 'carlos', 'DeclineBank');
    await clock.until(() => !stateAt(table).away.includes('bea'));
    expect(stateAt(table).away).toEqual([]);
  });
});

describe('the history of chemin de fer', () => {
  it('has every coup, those with a banco too, from the announcing of the bank to its end', async () => {
    const { server, clock, table } = await testServer(CHEMIN_DE_FER, { bots: true, chance: seeded(3) });
    const runner = server.room.tables.get(table) as TableRunner;
    await clock.until(() => stateAt(runner).coups >= 14);
    const answer = await server.app.inject({ url: `/api/tables/${table}/coups?limit=50` });
    const { coups } = answer.json() as CoupHistory;
    expect(coups.length).toBeGreaterThanOrEqual(13);
    expect(coups.map(({ coup }) => coup)).toEqual(coups.map((_, i) => coups.length - i));
    for (const { events } of coups) {
      expect(events[0]?.event.type).toBe('BankAnnounced');
      expect(events.at(-1)?.event.type).toBe('CoupEnded');
    }
    const types = coups.map(({ events }) => events.map(({ event }): string => event.type));
    expect(types.some((one) => one.includes('BancoMade') && !one.includes('StakesOpened'))).toBe(true);
    expect(types.some((one) => one.includes('StakesOpened'))).toBe(true);
    const { results } = runner.results;
    expect(results).toHaveLength(coups.length);
    for (const { winner, punto, banca } of results) {
      const [p, b] = [punto ?? 0, banca ?? 0];
      expect(winner).toBe(p === b ? 'tie' : p > b ? 'punto' : 'banca');
    }
    await server.stop();
  });

  it('keeps the act behind a stake that was announced, word for word', async () => {
    const test = await testRoom(CHEMIN_DE_FER);
    for (const [i, name] of NAMES.entries()) await seat(test, name, i + 1);
    const { table, clock, store } = test;
    await clock.until(() => stateAt(table).phase === 'offer');
    await does(table, stateAt(table).passage?.offered?.to ?? '', 'TakeBank', { amount: 100_00 });
    await clock.until(() => stateAt(table).phase === 'stakes');
    const who = NAMES.find((name) => name !== stateAt(table).bank?.banker) as string;
    const from = table.scene.version;
    await does(table, who, 'AnnounceStake', { chips: 50_00, plays: 20_00 });
    const [first] = (store.kept.get(`table:${table.scene.table}`) ?? []).slice(from);
    expect(first?.actor).toBe(`player:${who}`);
    expect(JSON.parse(first?.act ?? '')).toEqual({
      type: 'AnnounceStake',
      by: player(who),
      chips: 50_00,
      plays: 20_00,
    });
  });
});
