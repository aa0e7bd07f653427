import { RIGHTS, STAFF_ROLES } from '@sabot/engine';
import { entryById } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { Client, enter } from '../kit/client.ts';
import { actAs, firstDirector, join, onDutyAs, PASSWORD } from '../kit/staff.ts';
import { type TestServer, testServer } from '../kit/test-server.ts';

const ask = async (
  { server }: TestServer,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  cookie = '',
  payload?: object,
) => {
  const answer = await server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), headers: answer.headers };
};

describe('who works here', () => {
  it('the link of the first director counts once, and there is no second one', async () => {
    const house = await testServer();
    const old = (await house.server.staff.firstDirector()) as string;
    const code = (await house.server.staff.firstDirector()) as string;
    await expect(join(house.server, old, 'eva')).rejects.toThrow('no-such-invitation');
    const cookie = await join(house.server, code, 'eva');
    await expect(join(house.server, code, 'luis')).rejects.toThrow('no-such-invitation');
    expect(await house.server.staff.firstDirector()).toBe(null);
    expect((await ask(house, 'GET', '/api/staff/me', cookie)).body).toMatchObject({ name: 'eva', roles: ['director'] });
  });

  it('a director invites, nobody else does, and an invitation is over after three days', async () => {
    const house = await testServer();
    const eva = await firstDirector(house.server, 'eva');
    const invite = (cookie: string) => ask(house, 'POST', '/api/staff/invitations', cookie, { roles: ['inspector'] });
    const first = await invite(eva);
    expect(first.status).toBe(201);
    const luis = await join(house.server, first.body.code, 'luis');
    expect((await invite(luis)).body.code).toBe('not-your-role');
    expect((await invite('')).body.code).toBe('not-signed-in');
    const late = await invite(eva);
    house.clock.pass(73 * 3600 * 1000);
    await expect(join(house.server, late.body.code, 'paz')).rejects.toThrow('no-such-invitation');
  });

  it('signs in with the password and with nothing else', async () => {
    const house = await testServer();
    await firstDirector(house.server, 'eva');
    const signIn = (name: string, password: string) =>
      ask(house, 'POST', '/api/staff/sessions', '', { name, password });
    expect((await signIn('eva', PASSWORD)).status).toBe(201);
    for (const [name, password] of [
      ['eva', `${PASSWORD}!`],
      ['luis', PASSWORD],
      ['__proto__', PASSWORD],
      ['constructor', PASSWORD],
    ] as const) {
      expect((await signIn(name, password)).body.code, name).toBe('wrong-password');
    }
  });

  it('a password is kept where no log is, and not as it was said', async () => {
    const house = await testServer();
    await firstDirector(house.server, 'eva');
    const kept = JSON.stringify([...house.store.kept.values()]);
    expect(kept).not.toContain(PASSWORD);
    expect(kept).not.toContain('argon2id');
    expect(house.store.secrets.get('staff-key:eva')).toMatch(/^argon2id\$/);
  });

  it('ends sessions: by oneself, by time, by dismissal; sockets too', async () => {
    const house = await testServer();
    const eva = await firstDirector(house.server, 'eva');
    const luis = await onDutyAs(house.server, 'luis', 'inspector');
    const socket = await Client.open(house.server, luis);
    await socket.until(({ type }) => type === 'welcome');
    expect((await ask(house, 'DELETE', '/api/staff/people/luis', eva)).status).toBe(204);
    expect((await ask(house, 'GET', '/api/staff/me', luis)).body).toBe(null);
    for (let i = 0; i < 200 && socket.closed === null; i += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(socket.closed).toBe(4003);
    expect((await ask(house, 'DELETE', '/api/staff/sessions', eva)).status).toBe(204);
    expect((await ask(house, 'GET', '/api/staff/me', eva)).body).toBe(null);
    const { headers } = await ask(house, 'POST', '/api/staff/sessions', '', { name: 'eva', password: PASSWORD });
    const again = String(headers['set-cookie']).split(';')[0] as string;
    house.clock.pass(15 * 3600 * 1000);
    expect((await ask(house, 'GET', '/api/staff/me', again)).body).toBe(null);
  });

  it('is remembered after a restart, shifts and all', async () => {
    const house = await testServer();
    await firstDirector(house.server, 'eva');
    await onDutyAs(house.server, 'luis', 'inspector');
    await house.server.stop();
    const later = await testServer(undefined, { store: house.store });
    expect(later.server.staff.mayAct('luis', 'inspector', later.table)).toBe(true);
    expect(later.server.staff.mayAct('luis', 'director', later.table)).toBe(false);
    expect(await later.server.staff.signIn('eva', PASSWORD)).toBe('eva');
  });

  it('somebody who is relieved goes off duty', async () => {
    const house = await testServer();
    const [nieves, omar] = [
      await onDutyAs(house.server, 'nieves', 'croupier'),
      await onDutyAs(house.server, 'omar', 'croupier'),
    ];
    const shift = { role: 'croupier', table: house.table, relieves: 'nieves' };
    expect((await ask(house, 'POST', '/api/staff/shifts', omar, shift)).status).toBe(204);
    expect(house.server.staff.mayAct('nieves', 'croupier', house.table)).toBe(false);
    expect(house.server.staff.mayAct('omar', 'croupier', house.table)).toBe(true);
    expect(house.server.staff.mayAct('omar', 'croupier', 'another.table')).toBe(false);
    expect((await ask(house, 'POST', '/api/staff/shifts', nieves, { role: 'director' })).body.code).toBe(
      'not-your-role',
    );
  });
});

describe('the table of rights at the door', () => {
  it('what is refused has not been done all the same: nobody is invited, dismissed, put on duty or cleared', async () => {
    const house = await testServer();
    await firstDirector(house.server, 'eva');
    const luis = await onDutyAs(house.server, 'luis', 'inspector');
    const kept = () => house.store.kept.get('staff')?.length;
    const before = kept();
    for (const cookie of ['', luis]) {
      expect((await ask(house, 'POST', '/api/staff/invitations', cookie, { roles: ['director'] })).status).not.toBe(
        201,
      );
      expect((await ask(house, 'DELETE', '/api/staff/people/eva', cookie)).status).not.toBe(204);
      expect((await ask(house, 'GET', '/api/staff/people', cookie)).status).not.toBe(200);
    }
    expect((await ask(house, 'DELETE', '/api/staff/sessions')).status).toBe(401);
    expect((await ask(house, 'POST', '/api/staff/shifts', '', { role: 'inspector' })).status).toBe(401);
    expect((await ask(house, 'DELETE', '/api/staff/shifts?role=inspector')).status).toBe(401);
    expect((await ask(house, 'POST', '/api/staff/alarms/cleared', '', { alarm: 'x' })).status).toBe(401);
    expect(kept()).toBe(before);
    expect(house.server.staff.staff.members.has('eva')).toBe(true);
  });

  it('every act in every role: off duty nobody acts, on duty nobody does what is never theirs', async () => {
    const house = await testServer(entryById('asturias-2011/chemin-de-fer') ?? undefined);
    const cookie = await onDutyAs(house.server, 'eva', ...STAFF_ROLES);
    const guest = await enter(house.server, 'ana');
    const outsider = await Client.open(house.server, guest);
    const inside = await Client.open(house.server, cookie);
    const before = house.server.room.tables.get(house.table)?.scene.version;
    let refused = 0;
    for (const [act, kinds] of Object.entries(RIGHTS)) {
      for (const role of STAFF_ROLES) {
        const may = kinds.includes(role) || (role === 'croupier' && kinds.includes('shoe'));
        if (may) continue;
        house.clock.pass(2000);
        const answer = await actAs(inside, role, house.table, act);
        expect(answer.ok, `${role} ${act}`).toBe(false);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(150);
    outsider.say({ type: 'act', as: 'inspector', table: house.table, commandId: 'x', act: 'GiveRuling', fields: {} });
    expect(await outsider.until(({ type }) => type === 'error')).toMatchObject({ code: 'not-signed-in' });
    expect(house.server.room.tables.get(house.table)?.scene.version).toBe(before);
  });

  it('a role one does not have, or a shift that is over, acts no more on the same socket', async () => {
    const house = await testServer();
    const cookie = await onDutyAs(house.server, 'luis', 'inspector');
    const socket = await Client.open(house.server, cookie);
    const fields = { choice: 1, reason: 'so it is' };
    expect(await actAs(socket, 'director', house.table, 'CloseTable')).toMatchObject({
      refusal: { code: 'not-on-duty' },
    });
    expect(await actAs(socket, 'inspector', house.table, 'GiveRuling', fields)).toMatchObject({ ok: false });
    await ask(house, 'DELETE', '/api/staff/shifts?role=inspector', cookie);
    expect(await actAs(socket, 'inspector', house.table, 'GiveRuling', fields)).toMatchObject({
      refusal: { code: 'not-on-duty' },
    });
  });

  it('nobody names the cards of a sealed shoe', async () => {
    const house = await testServer();
    const cookie = await onDutyAs(house.server, 'nieves', 'croupier');
    const socket = await Client.open(house.server, cookie);
    for (const [act, fields] of [
      ['DrawCard', { card: '9h' }],
      ['CutPack', { at: 100 }],
      [
        'ReportIncident',
        { incident: 'cards-stuck', card: null, drawn: ['9h', '8h'], player: null, note: null, upturned: null },
      ],
      ['ReportIncident', { incident: 'cards-stuck', card: null, drawn: 99, player: null, note: null, upturned: null }],
    ] as const) {
      expect(await actAs(socket, 'croupier', house.table, act, fields), act).toMatchObject({
        refusal: { code: 'shoe-is-sealed' },
      });
    }
  });
});
