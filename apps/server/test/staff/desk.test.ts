import { entryById, REGISTRY } from '@sabot/regulations';
import { afterEach, describe, expect, it } from 'vitest';
import { buildServer, type Server } from '../../src/index.ts';
import { Client, enter } from '../kit/client.ts';
import { MemoryStore } from '../kit/memory-store.ts';
import { seededShuffler } from '../kit/seeded-shuffler.ts';
import { SimulatedClock } from '../kit/simulated-clock.ts';
import { onDutyAs } from '../kit/staff.ts';

const RULESET = 'asturias-2011/punto-y-banca';
const TABLE = 'asturias-2011.punto-y-banca.1';
/** The text that knows a bank without maximum beside one with. */
const FREE_BANKS = REGISTRY.find(({ ruleset }) => Object.hasOwn(ruleset.regulation.defaults, 'modality'))!;
const HOUR = 3600_000;
const UNHURRIED = { requests: 1e6, allRequests: 1e6, bytes: 2 ** 28, allBytes: 2 ** 28, sockets: 5000 };

let server: Server;
let clock: SimulatedClock;
let store: MemoryStore;
afterEach(() => server.stop());

async function house({ kept = new MemoryStore(), bots = false, time = new SimulatedClock() } = {}): Promise<void> {
  [clock, store] = [time, kept];
  server = await buildServer({
    store,
    clock,
    shuffler: seededShuffler('desk'),
    rulesets: [entryById(RULESET)!, FREE_BANKS] as never,
    bots,
    limits: UNHURRIED,
  });
  await server.app.ready();
}

const ask = async (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) => {
  const answer = await server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
let count = 0;
const commandId = () => `desk-${++count}`;
const authorise = (cookie: string, given: object = {}) =>
  ask('POST', '/api/staff/authorisations', cookie, {
    commandId: commandId(),
    ruleset: RULESET,
    reference: 'Resolución 12/2026',
    from: clock.now() - HOUR,
    terms: { minimum: { least: 20_00, most: 50_00 }, decks: { least: 6, most: 6 } },
    ...given,
  });
const open = (cookie: string, settings: object, given: object = {}) =>
  ask('POST', '/api/tables', cookie, {
    commandId: commandId(),
    as: 'director',
    ruleset: RULESET,
    settings,
    admission: 'everybody',
    ...given,
  });
const close = (cookie: string, table = TABLE) => ask('POST', `/api/staff/tables/${table}/close`, cookie, {});
const runner = (table = TABLE) => server.room.tables.get(table)!;
const journal = async (cookie: string, query = '') =>
  (await ask('GET', `/api/staff/journal${query}`, cookie)).body.entries as { act: string; name: string }[];

describe('an authorisation', () => {
  it('in force lets tables be opened within it and on nothing else, with the rule, whoever opens them', async () => {
    await house();
    const eva = await onDutyAs(server, 'eva', 'director');
    expect((await open(eva, { minimum: 5_00, maximum: 100_00 })).status).toBe(201);
    expect((await authorise(eva)).status).toBe(204);
    const low = await open(eva, { minimum: 10_00, maximum: 200_00 });
    expect(low).toMatchObject({ status: 409, body: { code: 'below-the-minimum', grounds: ['AST-PB-D-3'] } });
    const high = await open(eva, { minimum: 60_00, maximum: 1200_00 });
    expect(high).toMatchObject({ status: 409, body: { code: 'not-authorised', grounds: ['AST-PB-D-3'] } });
    expect(high.body.line).toContain('50');
    expect((await open(eva, { minimum: 25_00, maximum: 500_00 })).status).toBe(201);
    // A guest who opens a table of their own is bound by it too.
    const ana = await enter(server, 'ana');
    const own = await ask('POST', '/api/tables/check', ana, { ruleset: RULESET, settings: { minimum: 10_00 } });
    expect(own.body.refusal.code).toBe('below-the-minimum');
    expect((await open(ana, { minimum: 60_00, maximum: 1200_00 }, { as: undefined })).status).toBe(409);
  });

  it('counts from its first day to its last; where none is in force no table is opened, and one that plays rings', async () => {
    await house();
    const eva = await onDutyAs(server, 'eva', 'director');
    const alarms = async () =>
      (await ask('GET', '/api/staff/pit', eva)).body
        .filter(({ table }: { table: string }) => table === TABLE)
        .flatMap((one: { alarms: { kind: string }[] }) => one.alarms.map(({ kind }) => kind));
    await authorise(eva, { from: clock.now() + HOUR, until: clock.now() + 2 * HOUR });
    const lawful = { minimum: 25_00, maximum: 500_00 };
    expect((await open(eva, lawful)).body.code).toBe('no-authorisation');
    expect(await alarms()).toContain('unauthorised');
    clock.pass(HOUR);
    expect((await open(eva, lawful)).status).toBe(201);
    clock.pass(HOUR);
    expect((await open(eva, lawful)).body.code).toBe('no-authorisation');
  });

  it('that began last counts; one that is withdrawn does no longer, once, with who, when and why', async () => {
    await house();
    const [eva, ada] = [await onDutyAs(server, 'eva', 'director'), await onDutyAs(server, 'ada', 'director')];
    await authorise(eva, { from: clock.now() - 2 * HOUR, terms: {} });
    await authorise(eva);
    const [last] = (await ask('GET', '/api/staff/authorisations', eva)).body;
    expect(last).toMatchObject({ isInForce: true, by: 'eva', reference: 'Resolución 12/2026' });
    const withdraw = (cookie: string) =>
      ask('POST', `/api/staff/authorisations/${last.id}/withdraw`, cookie, { commandId: commandId(), reason: 'error' });
    const both = await Promise.all([withdraw(eva), withdraw(ada)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [gone, before] = (await ask('GET', '/api/staff/authorisations', eva)).body;
    expect(gone).toMatchObject({ isInForce: false, withdrawn: { reason: 'error' } });
    expect(before.isInForce).toBe(true);
    expect((await open(eva, { minimum: 10_00, maximum: 200_00 })).status).toBe(201);
  });

  it('of a bank without maximum, or of a kind of bank, lets just these be opened', async () => {
    await house();
    const eva = await onDutyAs(server, 'eva', 'director');
    const ruleset = FREE_BANKS.id;
    await authorise(eva, {
      ruleset,
      terms: { modality: { options: ['limitada'] }, bankMaximum: { least: 0, most: 100_00 } },
    });
    const libre = await open(eva, { modality: 'libre' }, { ruleset });
    expect(libre.body.code).toBe('not-authorised');
    expect(libre.body.grounds.length).toBeGreaterThan(0);
    expect((await open(eva, {}, { ruleset })).body.code).toBe('not-authorised');
    const fits = { minimum: 10_00, maximum: 50_00, bankMinimum: 50_00, bankMaximum: 100_00 };
    expect((await open(eva, fits, { ruleset })).status).toBe(201);
  });

  it('is the director’s: nobody else keeps one, and what is no authorisation is refused', async () => {
    await house();
    const eva = await onDutyAs(server, 'eva', 'director');
    const luis = await onDutyAs(server, 'luis', 'inspector');
    expect((await authorise(luis)).status).toBe(403);
    expect((await authorise(await enter(server, 'ana'))).status).toBe(401);
    expect((await authorise(eva, { until: clock.now() - 2 * HOUR })).body.code).toBe('ends-before-it-begins');
    expect((await authorise(eva, { ruleset: 'constructor' })).body.code).toBe('unknown-ruleset');
    const unfit = [
      { minimum: { least: 50_00, most: 20_00 } },
      { minimum: { options: ['10'] } },
      { modality: { options: ['libre'] } },
      { bankMaximum: { least: 0, most: null } },
    ];
    for (const terms of unfit) expect((await authorise(eva, { terms })).body.code).toBe('unfit-authorisation');
    const nonsense = [{ seats: { least: 1, most: 2 } }, { __proto__: 1, minimum: 3 }, [], 'all', { minimum: null }];
    for (const terms of nonsense) expect((await authorise(eva, { terms })).status).toBe(400);
    for (const reference of ['', '   ', 'x'.repeat(201), 7])
      expect((await authorise(eva, { reference })).status).toBe(400);
    for (const from of [-1, 1e17, 'today', null]) expect((await authorise(eva, { from })).status).toBe(400);
    expect((await ask('GET', '/api/staff/authorisations', luis)).body).toEqual([]);
  });

  it('is there again after a restart, and a table of the house that it does not allow is not opened', async () => {
    await house();
    const eva = await onDutyAs(server, 'eva', 'director');
    await authorise(eva);
    await server.stop();
    const kept = store;
    for (const stream of [...kept.kept.keys()]) if (stream.includes(TABLE)) kept.kept.delete(stream);
    await house({ kept, time: clock });
    expect((await ask('GET', '/api/staff/authorisations', eva)).body).toHaveLength(1);
    expect(runner().summary.opened).toBe(false);
  });
});

describe('a table of the house that a director closes', () => {
  it('lets everybody go with their chips, takes nobody any more, and is closed; all in the director’s name', async () => {
    await house({ bots: true });
    const eva = await onDutyAs(server, 'eva', 'director');
    const ana = await Client.open(server, await enter(server, 'ana'));
    await ana.act(TABLE, 'Sit', { seat: server.room.lobby().find(({ table }) => table === TABLE)!.freeSeats[0] });
    await ana.act(TABLE, 'BuyChips', { amount: 100_00 });
    await clock.until(() => runner().summary.phase === 'coup');
    expect((await close(eva)).status).toBe(204);
    expect(runner().aside.closing).toMatchObject({ by: 'eva' });
    const bea = await Client.open(server, await enter(server, 'bea'));
    expect(await bea.act(TABLE, 'Sit', { seat: 1 })).toMatchObject({ ok: false });
    await clock.until(() => runner().summary.phase === 'closed');
    expect(runner().summary.people).toEqual({});
    const stream = store.kept.get(`table:${TABLE}`)!;
    expect(stream.at(-1)).toMatchObject({ type: 'TableClosed', actor: 'director:eva' });
    expect((await close(eva)).body.code).toBe('table-closing');
    expect((await journal(eva, `?table=${TABLE}`)).map(({ act }) => act)).toEqual(['CloseTable', 'ClosingAsked']);
  });

  it('is closed once by two directors, by nobody else, and also where the house stopped meanwhile', async () => {
    await house({ bots: true });
    const [eva, ada] = [await onDutyAs(server, 'eva', 'director'), await onDutyAs(server, 'ada', 'director')];
    expect((await close(await onDutyAs(server, 'luis', 'inspector'))).status).toBe(403);
    expect((await close(eva, 'nowhere.1')).status).toBe(404);
    await clock.until(() => runner().summary.phase === 'coup');
    const both = await Promise.all([close(eva), close(ada)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    await server.stop();
    await house({ kept: store, bots: true, time: clock });
    await clock.until(() => runner().summary.phase === 'closed');
  });

  it('that a director opened at the running house is closed by them too', async () => {
    await house();
    const eva = await onDutyAs(server, 'eva', 'director');
    const { table } = (await open(eva, { minimum: 25_00, maximum: 500_00 })).body;
    expect(server.room.lobby().map((line) => line.table)).toContain(table);
    expect((await close(eva, table)).status).toBe(204);
    await clock.until(() => !server.room.tables.has(table));
  });
});

describe('the journal', () => {
  it('has every act of the staff with who, role and when, by table, person and day; no act of a guest, and no secret', async () => {
    await house();
    const eva = await onDutyAs(server, 'eva', 'director');
    const luis = await onDutyAs(server, 'luis', 'inspector');
    await ask('POST', `/api/staff/tables/${TABLE}/stop`, luis, { as: 'inspector' });
    await ask('POST', '/api/staff/invitations', eva, { roles: ['croupier'] });
    await authorise(eva);
    const all = await journal(eva);
    const byStaff = all.filter(({ name }) => name !== 'test');
    expect(byStaff.map(({ act, name }) => `${act} ${name}`)).toEqual([
      'Authorised eva',
      'Invited eva',
      'TableStopped luis',
      'ShiftBegan luis',
      'Joined luis',
      'ShiftBegan eva',
      'Joined eva',
    ]);
    expect(JSON.stringify(all)).not.toContain('hash');
    expect((await journal(luis, '?name=luis')).every(({ name }) => name === 'luis')).toBe(true);
    expect(await journal(luis, `?until=${clock.now() - HOUR}`)).toEqual([]);
    expect((await journal(eva, `?table=${TABLE}`)).map(({ act }) => act)).toEqual(['TableStopped']);
  });

  it('is for inspector and director', async () => {
    await house();
    const bea = await onDutyAs(server, 'bea', 'croupier');
    expect((await ask('GET', '/api/staff/journal', bea)).status).toBe(403);
    expect((await ask('GET', '/api/staff/journal', await enter(server, 'ana'))).status).toBe(401);
    const eva = await onDutyAs(server, 'eva', 'director');
    expect((await ask('GET', '/api/staff/journal?table=nowhere.1', eva)).status).toBe(404);
    expect((await ask('GET', '/api/staff/journal?from=yesterday', eva)).status).toBe(400);
  });
});

describe('a shift', () => {
  it('says until when it goes, and rings when nobody came; one that ends before it begins is refused', async () => {
    await house();
    const bea = await onDutyAs(server, 'bea', 'croupier');
    const begin = (until: number) => ask('POST', '/api/staff/shifts', bea, { role: 'croupier', table: TABLE, until });
    expect((await begin(clock.now() - 1)).body.code).toBe('ends-before-it-begins');
    expect((await begin(clock.now() + HOUR)).status).toBe(204);
    const ringing = async () =>
      (await ask('GET', '/api/staff/pit', bea)).body[0].alarms.map(({ kind }: { kind: string }) => kind);
    expect(await ringing()).not.toContain('relief-due');
    clock.pass(HOUR);
    expect(await ringing()).toContain('relief-due');
  });
});
