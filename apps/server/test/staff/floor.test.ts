import { entryById } from '@sabot/regulations';
import { afterEach, describe, expect, it } from 'vitest';
import { mishaps } from '../../src/bots/errors.ts';
import { playerOf } from '../../src/games.ts';
import { buildServer, type Server } from '../../src/index.ts';
import { Client, enter } from '../kit/client.ts';
import { MemoryStore } from '../kit/memory-store.ts';
import { seededShuffler } from '../kit/seeded-shuffler.ts';
import { SimulatedClock } from '../kit/simulated-clock.ts';
import { actAs, onDutyAs } from '../kit/staff.ts';

const TABLE = 'asturias-2011.chemin-de-fer.1';
const UNHURRIED = { requests: 1e6, allRequests: 1e6, bytes: 2 ** 28, allBytes: 2 ** 28, sockets: 5000 };

let server: Server;
let clock: SimulatedClock;
let store: MemoryStore;
afterEach(() => server.stop());

/** Chance as data: the same house each time. */
const seeded = (seed: number) => {
  let at = seed;
  return (n: number): number => {
    at = (at * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((at / 2 ** 31) * n);
  };
};

/** A table of chemin de fer among bots that err as often as asked, where errors are allowed. */
async function house({ botErrors = 0, seed = 7, kept = new MemoryStore() } = {}): Promise<void> {
  const entry = entryById('asturias-2011/chemin-de-fer')!;
  const { ruleset } = entry as unknown as { ruleset: { regulation: { defaults: object } } };
  const { regulation } = ruleset;
  const defaults = { ...regulation.defaults, errorsAllowed: true };
  [clock, store] = [new SimulatedClock(), kept];
  server = await buildServer({
    store,
    clock,
    shuffler: seededShuffler('floor'),
    rulesets: [{ ...entry, ruleset: { ...ruleset, regulation: { ...regulation, defaults } } } as never],
    bots: true,
    botErrors,
    chance: seeded(seed),
    limits: UNHURRIED,
  });
  await server.app.ready();
}

const runner = () => server.room.tables.get(TABLE)!;
const notices = (kind: string) => runner().aside.notices.filter((one) => one.kind === kind);
const told = () => (store.kept.get(`table:${TABLE}`) ?? []).map(({ type, data }) => ({ type, data }));
const ask = async (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) => {
  const answer = await server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const stop = (cookie: string, as = 'inspector') => ask('POST', `/api/staff/tables/${TABLE}/stop`, cookie, { as });
const goOn = (cookie: string) => ask('POST', `/api/staff/tables/${TABLE}/go-on`, cookie, { as: 'inspector' });

describe('a table that somebody has stopped', () => {
  it('stands still for clocks, bots and people until it goes on; whoever works there acts; all are told who stopped it', async () => {
    await house();
    const luis = await onDutyAs(server, 'luis', 'inspector');
    const cookie = await enter(server, 'ana');
    await clock.until(() => runner().scene.summary.phase === 'coup');
    expect((await stop(luis)).status).toBe(204);
    const { version } = runner().scene;
    for (let i = 0; i < 50; i += 1) {
      clock.pass(5000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(runner().scene.version).toBe(version);
    const ana = await Client.open(server, cookie);
    ana.say({ type: 'watch', table: TABLE });
    const seen = await ana.until((one) => one.type === 'table');
    expect(seen).toMatchObject({ aside: { stopped: { why: 'staff', by: 'luis', role: 'inspector' } } });
    expect(await ana.act(TABLE, 'BuyChips', { amount: 100_00 })).toMatchObject({ refusal: { code: 'table-stopped' } });
    expect((await goOn(luis)).status).toBe(204);
    await clock.until(() => runner().scene.version > version);
  });

  it('is stopped by nobody else: not by a guest, not in a role one does not have, not off duty', async () => {
    await house();
    const ana = await enter(server, 'ana');
    const eva = await onDutyAs(server, 'eva', 'croupier');
    expect((await stop(ana)).status).toBe(401);
    expect((await stop(eva)).status).toBe(403);
    expect((await stop(eva, 'director')).status).toBe(403);
    expect((await ask('POST', '/api/staff/tables/nowhere.1/stop', eva, { as: 'croupier' })).status).toBe(404);
    expect(runner().aside.isStopped).toBe(false);
  });

  it('stays stopped over a restart', async () => {
    await house();
    await stop(await onDutyAs(server, 'luis', 'inspector'));
    await server.stop();
    await house({ kept: store });
    expect(runner().aside.stopped).toMatchObject({ by: 'luis', role: 'inspector' });
  });
});

describe('bots that are asked to err', () => {
  it('err before everybody’s eyes, the same with the same seed, and nothing follows until somebody says so', async () => {
    await house({ botErrors: 100 });
    await clock.until(() => notices('seen').length > 0);
    const [first] = notices('seen');
    const { version } = runner().scene;
    expect(told().some(({ type }) => type === 'IncidentReported')).toBe(false);
    await server.stop();
    await house({ botErrors: 100 });
    await clock.until(() => notices('seen').length > 0);
    expect(notices('seen')[0]).toEqual(first);
    expect(runner().scene.version).toBe(version);
  });

  it('are reported by the inspector, with the article; the table goes on and knows who ruled', async () => {
    await house({ botErrors: 100 });
    const luis = await onDutyAs(server, 'luis', 'inspector');
    const socket = await Client.open(server, luis);
    await clock.until(() => notices('seen').length > 0);
    await stop(luis);
    const { incident, facts } = notices('seen')[0]!;
    const done = await actAs(socket, 'inspector', TABLE, 'ReportIncident', { ...facts, incident });
    expect(done).toMatchObject({ ok: true });
    const reported = told().find(({ type }) => type === 'IncidentReported');
    expect(JSON.parse(reported!.data).grounds.length).toBeGreaterThan(0);
    await clock.until(() => !runner().aside.isStopped || notices('ruled').length > 0);
    expect(notices('ruled')[0]).toMatchObject({ incident, answered: { name: 'luis', role: 'inspector' } });
  });

  it('where nobody is asked to err, nothing is seen', async () => {
    await house();
    await clock.until(() => runner().scene.summary.coups > 3);
    expect(runner().aside.notices).toEqual([]);
  });
});

const claim = (cookie: string, body: object) => ask('POST', `/api/tables/${TABLE}/claims`, cookie, body);
const blank = { card: null, drawn: null, player: null, note: null };

/** Somebody with a place at the table, while a coup is played. */
async function seated(): Promise<string> {
  const cookie = await enter(server, 'ana');
  const ana = await Client.open(server, cookie);
  const { seat } = (server.room.lobby().find(({ table }) => table === TABLE)?.freeSeats ?? []).map((one) => ({
    seat: one,
  }))[0] ?? { seat: 9 };
  expect(await ana.act(TABLE, 'Sit', { seat })).toMatchObject({ ok: true });
  return cookie;
}
const untilSpoken = () =>
  clock.until(() => runner().scene.awaits.some(({ acts }) => ['LiftCards', 'SayNo'].some((act) => acts.includes(act))));

describe('a player’s claim', () => {
  it('stops the table, goes to whoever is on duty, and is dismissed with a reason that all are told, once', async () => {
    await house();
    const [ana, luis] = [await seated(), await onDutyAs(server, 'luis', 'inspector')];
    await untilSpoken();
    const said = { incident: 'late-stake', facts: { ...blank, player: 'ana' } };
    expect((await claim(ana, said)).body).toEqual({ ok: true });
    expect(runner().aside.stopped).toMatchObject({ why: 'claim', by: 'ana' });
    const [{ id }] = notices('claim') as [{ id: string }, ...object[]];
    expect((await claim(ana, said)).body.refusal.code).toBe('claim-once');
    const answer = (reason: string) =>
      ask('POST', `/api/staff/tables/${TABLE}/claims/${id}`, luis, { as: 'inspector', reason });
    expect((await answer('it was in time')).body).toEqual({ ok: true });
    expect(notices('dismissed')).toEqual([
      expect.objectContaining({ by: 'ana', answered: { name: 'luis', role: 'inspector' }, reason: 'it was in time' }),
    ]);
    expect(runner().aside.isStopped).toBe(false);
    expect((await answer('again')).body.refusal.code).toBe('no-such-claim');
    expect(told().some(({ type }) => type === 'IncidentReported')).toBe(false);
  });

  it('that nobody answers in time is told to be so, and play goes on', async () => {
    await house();
    const ana = await seated();
    await onDutyAs(server, 'luis', 'inspector');
    await untilSpoken();
    await claim(ana, { incident: 'late-stake', facts: { ...blank, player: 'ana' } });
    await clock.until(() => notices('unheard').length > 0);
    expect(notices('unheard')[0]).toMatchObject({ reason: 'lapsed', answered: null });
    expect(runner().aside.isStopped).toBe(false);
  });

  it('where nobody is on duty counts for what was seen, and for nothing else', async () => {
    await house();
    const ana = await seated();
    await untilSpoken();
    await claim(ana, { incident: 'late-stake', facts: { ...blank, player: 'ana' } });
    expect(notices('unheard')[0]).toMatchObject({ reason: 'nobody-on-duty' });
    await server.stop();
    await house({ botErrors: 100 });
    const bea = await seated();
    await clock.until(() => notices('seen').length > 0 && runner().scene.summary.phase === 'coup');
    const { incident, facts } = notices('seen')[0]!;
    expect((await claim(bea, { incident, facts })).body).toEqual({ ok: true });
    expect(notices('heard')[0]).toMatchObject({ by: 'ana', incident, answered: null });
    expect(told().some(({ type, data }) => type === 'IncidentReported' && data.includes(incident))).toBe(true);
  });

  it('of what cannot be is refused with its rule, and so is one by somebody who is not there', async () => {
    await house();
    const ana = await seated();
    await untilSpoken();
    const { refusal } = (await claim(ana, { incident: 'early-draw', facts: { ...blank, drawn: 1 } })).body;
    expect(refusal.code).toBe('cannot-have-happened-now');
    expect(refusal.grounds.length).toBeGreaterThan(0);
    for (const bad of ['constructor', '__proto__', 'nonsense']) {
      expect((await claim(ana, { incident: bad, facts: blank })).body.ok, bad).toBe(false);
    }
    const outsider = await enter(server, 'bea');
    const said = { incident: 'late-stake', facts: { ...blank, player: 'ana' } };
    expect((await claim(outsider, said)).body.refusal.code).toBe('not-at-this-table');
    expect((await claim('', said)).status).toBe(401);
    expect(runner().aside.notices).toEqual([]);
  });
});

describe('what bots get wrong', () => {
  it('turns on no hidden card: at a table where they are others, the same can go wrong', async () => {
    await house();
    await untilSpoken();
    const { ruleset, state } = runner().forStaff;
    const { bots } = runner().scene;
    const other = JSON.parse(JSON.stringify(state)) as { coup: { drawn: { card: string; face: string }[] } };
    const cards = ['As', 'Kh', '9d', '4c', '5s', '2h'];
    for (const [i, one] of other.coup.drawn.entries()) if (one.face === 'down') one.card = cards[i]!;
    const { people } = runner().summary;
    const { errors } = playerOf('chemin-de-fer')!;
    const can = mishaps(errors, { ruleset, state, bots, people });
    expect(can.length).toBeGreaterThan(5);
    expect(mishaps(errors, { ruleset, state: other, bots, people })).toEqual(can);
  });
});
