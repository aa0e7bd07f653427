import { afterEach, describe, expect, it } from 'vitest';
import { Client, enter } from '../kit/client.ts';
import { actAs, onDutyAs, PASSWORD } from '../kit/staff.ts';
import { type TestServer, testServer } from '../kit/test-server.ts';

const REPORT = { incident: 'other', card: null, drawn: null, upturned: null, player: null, note: 'a glass fell over' };
const RULING = { choice: 1, reason: 'the glass was empty' };

let house: TestServer;
afterEach(() => house.server.stop());

const runner = () => house.server.room.tables.get(house.table)!;
const kept = () =>
  (house.store.kept.get(`table:${house.table}`) ?? []).map(({ type, data, actor }) => ({ type, data, actor }));

/** Somebody has staked, the cards lie face down and wait to be uncovered. */
async function inACoup(): Promise<void> {
  house = await testServer();
  const cookie = await enter(house.server, 'ana');
  const ana = await Client.open(house.server, cookie);
  await ana.act(house.table, 'Sit', { seat: 1 });
  await ana.act(house.table, 'BuyChips', { amount: 500_00 });
  await house.clock.until(() => runner().scene.summary.phase === 'stakes');
  await ana.act(house.table, 'SetStakes', { stakes: [['punto', 50_00]] });
  await house.clock.until(() => runner().scene.awaits.some(({ acts }) => acts.includes('Uncover')));
}

const preview = async (cookie: string, payload: object) =>
  (
    await house.server.app.inject({
      method: 'POST',
      url: `/api/staff/tables/${house.table}/preview`,
      headers: { cookie },
      payload,
    })
  ).json();

interface Coup {
  readonly coup: { readonly drawn: readonly { readonly card: string; readonly face: string }[] };
}

describe('something went wrong', () => {
  it('a preview does nothing, tells no hidden card, and is what then happens', async () => {
    await inACoup();
    const cookie = await onDutyAs(house.server, 'luis', 'inspector');
    const before = runner().scene.version;
    const hidden = (runner().scene.state as Coup).coup.drawn.filter(({ face }) => face === 'down');
    expect(hidden.length).toBeGreaterThan(0);
    const exposed = {
      as: 'inspector',
      act: 'ReportIncident',
      fields: { ...REPORT, incident: 'card-face-up', upturned: 1 },
    };
    const shown = JSON.stringify(await preview(cookie, exposed));
    const next = runner().forStaff.next(1)[0];
    for (const card of [...hidden.map((one) => one.card), next]) expect(shown).not.toContain(`"${card}"`);
    const seen = await preview(cookie, { as: 'inspector', act: 'ReportIncident', fields: REPORT });
    expect(seen).toMatchObject({ ok: true, isCertain: true });
    // The table before and after: the same hands, nobody’s card told, and the inspector is awaited instead.
    const backs = ['??', '??'];
    const hands = [
      { hand: 'punto', cards: backs, total: null },
      { hand: 'banca', cards: backs, total: null },
    ];
    expect(seen.before).toMatchObject({ hands });
    expect(seen.before.awaits[0].acts).toContain('Uncover');
    expect(seen.after).toMatchObject({ hands, awaits: [{ by: [{ kind: 'inspector' }] }] });
    expect(runner().scene.version).toBe(before);
    const socket = await Client.open(house.server, cookie);
    expect(await actAs(socket, 'inspector', house.table, 'ReportIncident', REPORT)).toMatchObject({ ok: true });
    const events = kept().slice(before);
    expect(events.map(({ type }) => type)).toEqual(seen.events.map(({ type }: { type: string }) => type));
    expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set(['inspector:luis']));
  });

  it('is refused where it cannot have happened, and nothing changes', async () => {
    house = await testServer();
    const cookie = await onDutyAs(house.server, 'luis', 'inspector');
    const socket = await Client.open(house.server, cookie);
    const version = runner().scene.version;
    for (const fields of [
      { ...REPORT, incident: 'squeezing' },
      { ...REPORT, incident: 'constructor' },
      { ...REPORT, player: 'nobody-here' },
      { ...REPORT, card: 9 },
      {},
    ]) {
      house.clock.pass(1000);
      expect(await actAs(socket, 'inspector', house.table, 'ReportIncident', fields)).toMatchObject({ ok: false });
      expect(await preview(cookie, { as: 'inspector', act: 'ReportIncident', fields })).toMatchObject({ ok: false });
    }
    expect(runner().scene.version).toBe(version);
  });
});

describe('a referred case', () => {
  it('is ruled once: of two who rule at the same time the second is told, and a third afterwards', async () => {
    await inACoup();
    const luis = await Client.open(house.server, await onDutyAs(house.server, 'luis', 'inspector'));
    const paz = await Client.open(house.server, await onDutyAs(house.server, 'paz', 'inspector'));
    await actAs(luis, 'inspector', house.table, 'ReportIncident', REPORT);
    const pit = await house.server.app.inject({
      url: '/api/staff/pit',
      headers: { cookie: await onDutyAs(house.server, 'rosa', 'director') },
    });
    expect(pit.json()[0].referred).toMatchObject({ to: 'inspector', isAttended: true });
    const sheet = await house.server.app.inject({
      url: `/api/staff/tables/${house.table}`,
      headers: { cookie: await onDutyAs(house.server, 'saul', 'inspector') },
    });
    expect(sheet.json().reported).toEqual({ incident: 'other', player: null, note: REPORT.note });
    const both = await Promise.all(
      [luis, paz].map((one) => actAs(one, 'inspector', house.table, 'GiveRuling', RULING)),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await actAs(paz, 'inspector', house.table, 'GiveRuling', RULING)).toMatchObject({ ok: false });
    const calm = await house.server.app.inject({
      url: '/api/staff/pit',
      headers: { cookie: await onDutyAs(house.server, 'iris', 'director') },
    });
    // What rang stays, and says that its cause is over.
    expect(calm.json()[0].alarms).toMatchObject([{ kind: 'referred', isOver: true, clearedBy: null }]);
    const rulings = kept().filter(({ type }) => type === 'RulingGiven');
    expect(rulings).toHaveLength(1);
    expect(rulings[0]?.data).toContain('the glass was empty');
  });

  it('waits on over a power cut between report and ruling, and is ruled once', async () => {
    await inACoup();
    const cookie = await onDutyAs(house.server, 'luis', 'inspector');
    await actAs(await Client.open(house.server, cookie), 'inspector', house.table, 'ReportIncident', REPORT);
    const before = kept().length;
    // Nobody stopped it: a second house opens what the first has written.
    const cut = house;
    house = await testServer(undefined, { store: cut.store });
    expect(kept()).toHaveLength(before);
    expect(runner().scene.awaits.some(({ acts }) => acts.includes('GiveRuling'))).toBe(true);
    const { headers } = await house.server.app.inject({
      method: 'POST',
      url: '/api/staff/sessions',
      payload: { name: 'luis', password: PASSWORD },
    });
    const socket = await Client.open(house.server, String(headers['set-cookie']).split(';')[0] as string);
    expect(await actAs(socket, 'inspector', house.table, 'GiveRuling', RULING)).toMatchObject({ ok: true });
    expect(kept().filter(({ type }) => type === 'RulingGiven')).toHaveLength(1);
    expect(kept().filter(({ type }) => type === 'IncidentReported')).toHaveLength(1);
  });

  it('that nobody on duty could rule on says so when its clock is over; so does one that was let go by', async () => {
    await inACoup();
    const cookie = await onDutyAs(house.server, 'nieves', 'croupier');
    await actAs(await Client.open(house.server, cookie), 'croupier', house.table, 'ReportIncident', REPORT);
    await house.clock.until(() => kept().some(({ type }) => type === 'RulingGiven'));
    expect(kept().find(({ type }) => type === 'RulingGiven')?.data).toContain('nobody-on-duty');
    await house.server.stop();
    await inACoup();
    const luis = await Client.open(house.server, await onDutyAs(house.server, 'luis', 'inspector'));
    await actAs(luis, 'inspector', house.table, 'ReportIncident', REPORT);
    await house.clock.until(() => kept().some(({ type }) => type === 'RulingGiven'));
    expect(kept().find(({ type }) => type === 'RulingGiven')?.data).toContain('lapsed');
    expect(await actAs(luis, 'inspector', house.table, 'GiveRuling', RULING)).toMatchObject({ ok: false });
  });
});

const FREE = { outcome: 'goes-on', warned: null, unstaked: null, exposed: null, shoeLost: null, dealtBy: null };

describe('a ruling of one’s own, in a case that nobody foresaw', () => {
  const free = (fields: object) => ({ ...FREE, reason: 'nobody knows whose glass it was', ...fields });

  it('is seen before it is applied, told to all with its reason and its article, and gives back what it says', async () => {
    await inACoup();
    const cookie = await onDutyAs(house.server, 'luis', 'inspector');
    const luis = await Client.open(house.server, cookie);
    await actAs(luis, 'inspector', house.table, 'ReportIncident', REPORT);
    const ruling = free({ unstaked: 'ana', warned: 'ana' });
    const said = { as: 'inspector', act: 'RuleFreely', fields: ruling };
    const before = kept().length;
    const shown = await preview(cookie, said);
    expect(shown).toMatchObject({ ok: true, isCertain: true });
    expect(shown.money).toContainEqual({ account: 'player:ana', before: 450_00, after: 500_00 });
    expect(shown.after.awaits[0].acts).toContain('Uncover');
    expect(kept()).toHaveLength(before);
    expect(await actAs(luis, 'inspector', house.table, 'RuleFreely', ruling)).toMatchObject({ ok: true });
    const done = kept().slice(before);
    expect(done.map(({ type }) => type)).toEqual(shown.events.map(({ type }: { type: string }) => type));
    const ruled = JSON.parse(done.find(({ type }) => type === 'RulingGiven')?.data ?? '{}');
    expect(ruled).toMatchObject({ name: 'luis', choice: 0, reason: ruling.reason });
    expect(ruled.grounds).toEqual(['AST-PB-A2-11']);
    const onlooker = await Client.open(house.server);
    onlooker.say({ type: 'watch', table: house.table });
    const seen = JSON.stringify(await onlooker.until(({ type }) => type === 'table'));
    expect(seen).toContain('"kind":"ruled"');
    expect(seen).toContain(ruling.reason);
    expect(runner().aside.stopped).toBeNull();
  });

  it('is refused where an effect cannot be applied, where nothing was referred, and to everybody else; nothing changes', async () => {
    await inACoup();
    const cookie = await onDutyAs(house.server, 'luis', 'inspector', 'croupier', 'director');
    const luis = await Client.open(house.server, cookie);
    const refusedAs = async (role: 'croupier' | 'inspector' | 'director', fields: object) => {
      house.clock.pass(1000);
      const answer = await actAs(luis, role, house.table, 'RuleFreely', fields);
      const shown = await preview(cookie, { as: role, act: 'RuleFreely', fields });
      expect([answer.ok, shown.ok]).toEqual([false, false]);
      return answer.ok ? '' : answer.refusal.code;
    };
    expect(await refusedAs('inspector', free({}))).toBe('not-now');
    await actAs(luis, 'inspector', house.table, 'ReportIncident', REPORT);
    const { version } = runner().scene;
    expect(await refusedAs('croupier', free({}))).toBe('not-yours');
    expect(await refusedAs('director', free({}))).toBe('not-yours');
    expect(await refusedAs('inspector', free({ warned: 'nobody-here' }))).toBe('not-at-the-table');
    expect(await refusedAs('inspector', free({ unstaked: 'nobody-here' }))).toBe('effect-not-now');
    expect(await refusedAs('inspector', free({ exposed: 99 }))).toBe('effect-not-now');
    expect(await refusedAs('inspector', free({ dealtBy: 'constructor' }))).toBe('effect-not-now');
    expect(await refusedAs('inspector', free({ outcome: 'coup-annulled', unstaked: 'ana' }))).toBe('effect-not-now');
    expect(await refusedAs('inspector', free({ outcome: '__proto__' }))).toBe('unknown-word');
    expect(await refusedAs('inspector', free({ reason: ' ' }))).toBe('text-missing');
    expect(await refusedAs('inspector', { ...free({}), more: 1 })).toBe('malformed');
    expect(runner().scene.version).toBe(version);
  });

  it('and a choice at the same time: one counts, the other is told; after its clock neither does', async () => {
    await inACoup();
    const luis = await Client.open(house.server, await onDutyAs(house.server, 'luis', 'inspector'));
    const paz = await Client.open(house.server, await onDutyAs(house.server, 'paz', 'inspector'));
    await actAs(luis, 'inspector', house.table, 'ReportIncident', REPORT);
    const both = await Promise.all([
      actAs(luis, 'inspector', house.table, 'RuleFreely', free({ outcome: 'coup-annulled' })),
      actAs(paz, 'inspector', house.table, 'GiveRuling', RULING),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(kept().filter(({ type }) => type === 'RulingGiven')).toHaveLength(1);
    await house.clock.until(() => runner().scene.summary.phase === 'stakes');
    await actAs(luis, 'inspector', house.table, 'ReportIncident', REPORT);
    await house.clock.until(() => kept().filter(({ type }) => type === 'RulingGiven').length === 2);
    expect(await actAs(luis, 'inspector', house.table, 'RuleFreely', free({}))).toMatchObject({
      refusal: { code: 'not-now' },
    });
  });
});
