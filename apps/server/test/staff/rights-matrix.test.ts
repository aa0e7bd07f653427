import { HOUSE_RIGHTS, onDuty, RIGHTS, STAFF_ROLES, type StaffRole, WITH_THE_CARDS } from '@sabot/engine';
import { HOUSE_REFUSALS } from '@sabot/protocol';
import { type Entry, REGISTRY } from '@sabot/regulations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, enter } from '../kit/client.ts';
import { MemoryStore } from '../kit/memory-store.ts';
import { actAs, onDutyAs } from '../kit/staff.ts';
import { type TestServer, testServer } from '../kit/test-server.ts';
import { wellFormed } from './well-formed.ts';

interface Refused {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string; readonly grounds: readonly string[] };
}

/** Somebody with every role, somebody off duty, in a house of which the others are copies: sealing passwords takes time. */
const cookies: Record<'busy' | 'idle' | 'guest', string> = { busy: '', idle: '', guest: '' };
let first: MemoryStore;
beforeAll(async () => {
  first = new MemoryStore();
  const { server } = await testServer(undefined, { store: first });
  cookies.busy = await onDutyAs(server, 'eva', ...STAFF_ROLES);
  cookies.idle = await onDutyAs(server, 'luis', 'croupier', 'inspector');
  for (const role of ['croupier', 'inspector'] as const) await server.staff.endShift('luis', role);
  await server.stop();
});

async function copyOf(entry: Entry): Promise<TestServer> {
  const store = new MemoryStore();
  store.kept.set('staff', [...(first.kept.get('staff') ?? [])]);
  for (const [key, secret] of first.secrets) store.secrets.set(key, secret);
  return testServer(entry, { store });
}

/** A refusal says its rule, or is one of the house beside the law, or of the form, which has none. */
const isCited = ({ refusal }: Refused): boolean =>
  refusal !== undefined &&
  (refusal.grounds.length > 0 || Object.hasOwn(HOUSE_REFUSALS, refusal.code) || FORM.includes(refusal.code));
const FORM: readonly string[] = [
  'already-open',
  'malformed',
  'unknown-command',
  'unknown-word',
  'text-missing',
  'not-now',
  'unfit-name',
];

let tried = 0;
let refused = 0;

describe.each(REGISTRY.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  it('every act in every role, over the socket and as a preview: nobody does what is not theirs, and each refusal is cited', async () => {
    const house = await copyOf(entry);
    const { server, table, clock } = house;
    const runner = server.room.tables.get(table)!;
    const [busy, idle] = [await Client.open(server, cookies.busy), await Client.open(server, cookies.idle)];
    const guest = await Client.open(server, await enter(server, 'ana'));
    const preview = async (cookie: string, role: StaffRole, act: string, fields: object) => {
      const url = `/api/staff/tables/${table}/preview`;
      const payload = { as: role, act, fields };
      return (await server.app.inject({ method: 'POST', url, headers: { cookie }, payload })).json();
    };
    const { commands } = entry.ruleset.game;
    for (const act of Object.keys(commands)) {
      const fields = wellFormed(commands[act] ?? {});
      for (const role of STAFF_ROLES) {
        clock.pass(3000);
        const at = `${role} ${act}`;
        tried += role === 'director' ? 1 : 3;
        const { version } = runner.scene;
        if (role !== 'director') {
          expect(await actAs(idle, role, table, act, fields), at).toMatchObject({ refusal: { code: 'not-on-duty' } });
          expect((await preview(cookies.idle, role, act, fields)).code, at).toBe('not-on-duty');
        }
        const isTheirs = onDuty(role, 'eva', act) !== null;
        const shown: Refused = await preview(cookies.busy, role, act, fields);
        expect(shown.ok || isCited(shown), `${at} ${JSON.stringify(shown)}`).toBe(true);
        if (isTheirs && (WITH_THE_CARDS as readonly string[]).includes(act)) {
          expect(shown.refusal?.code, at).toBe('shoe-is-sealed');
        }
        if (!isTheirs) {
          const said: Refused = await actAs(busy, role, table, act, fields);
          expect([said.ok, shown.ok], at).toEqual([false, false]);
          expect(isCited(said), `${at} ${JSON.stringify(said)}`).toBe(true);
          expect(said.refusal?.code, at).toBe(shown.refusal?.code);
          tried += 1;
          refused += 1;
        }
        expect(runner.scene.version, at).toBe(version);
      }
      tried += 2;
      guest.messages.length = 0;
      guest.say({ type: 'act', as: 'inspector', table, commandId: `guest-${act}`, act, fields });
      expect(await guest.until(({ type }) => type === 'error')).toMatchObject({ code: 'not-signed-in' });
      expect((await preview(cookies.guest, 'inspector', act, fields)).code).toBe('not-signed-in');
    }
    for (const socket of [busy, idle, guest]) socket.socket.terminate();
    await server.stop();
  });
});

describe('what is done beside the game', () => {
  type Door = (table: string) => readonly ['GET' | 'POST' | 'DELETE', string, object | undefined];
  const DOORS: Readonly<Record<Exclude<keyof typeof HOUSE_RIGHTS, 'MakeClaim'>, (role: StaffRole) => Door>> = {
    StopTable: (as) => (table) => ['POST', `/api/staff/tables/${table}/stop`, { as }],
    LetTableGoOn: (as) => (table) => ['POST', `/api/staff/tables/${table}/go-on`, { as }],
    DismissClaim: (as) => (table) => ['POST', `/api/staff/tables/${table}/claims/none`, { as, reason: 'no' }],
    ClearAlarm: () => () => ['POST', '/api/staff/alarms/cleared', { alarm: 'none' }],
    BeginShift: (role) => () => ['POST', '/api/staff/shifts', { role }],
    EndShift: (role) => () => ['DELETE', `/api/staff/shifts?role=${role}`, undefined],
    SeeThePit: () => () => ['GET', '/api/staff/pit', undefined],
    InviteStaff: () => () => ['POST', '/api/staff/invitations', { roles: ['croupier'] }],
    SeeStaff: () => () => ['GET', '/api/staff/people', undefined],
    DismissStaff: () => () => ['DELETE', '/api/staff/people/nobody', undefined],
    SeeAuthorisations: () => () => ['GET', '/api/staff/authorisations', undefined],
    Authorise: (as) => () => ['POST', '/api/staff/authorisations', { ...AUTHORISATION, commandId: `given-${as}` }],
    WithdrawAuthorisation: (as) => () => [
      'POST',
      '/api/staff/authorisations/1/withdraw',
      { commandId: `withdrawn-${as}`, reason: 'no longer' },
    ],
    SeeJournal: () => () => ['GET', '/api/staff/journal', undefined],
  };
  const AUTHORISATION = { ruleset: REGISTRY[0]?.id, reference: 'no. 1', from: 0, terms: {} };
  const REACHED_AND_REFUSED = ['no-such-claim', 'not-found', 'nobody-of-that-name'];

  it('each role does over HTTP what the table of rights gives it, a guest and nobody nothing of it', async () => {
    const house = await testServer();
    const { server, table } = house;
    const guest = await enter(server, 'ana');
    for (const role of STAFF_ROLES) {
      const cookie = await onDutyAs(server, `only-${role}`, role);
      for (const [act, door] of Object.entries(DOORS)) {
        const [method, url, payload] = door(role)(table);
        const ask = (as: string) =>
          server.app.inject({ method, url, headers: { cookie: as }, ...(payload && { payload }) });
        for (const other of ['', guest]) expect((await ask(other)).statusCode, act).toBe(401);
        const may = (HOUSE_RIGHTS[act as keyof typeof DOORS] as readonly string[]).includes(role);
        const { statusCode, body } = await ask(cookie);
        const code = body === '' ? '' : (JSON.parse(body) as { code?: string; refusal?: Refused['refusal'] }).code;
        if (may)
          expect(statusCode < 400 || REACHED_AND_REFUSED.includes(code ?? ''), `${role} ${act}: ${body}`).toBe(true);
        else expect([statusCode, code], `${role} ${act}`).toEqual([403, 'not-your-role']);
        // Whoever went off duty goes on again.
        if (act === 'EndShift') {
          await server.app.inject({ method: 'POST', url: '/api/staff/shifts', headers: { cookie }, payload: { role } });
        }
      }
    }
    await server.stop();
  });

  it('the table of rights on the page is that of the engine', async () => {
    const { server } = await testServer();
    const shown = (await server.app.inject({ url: '/api/staff/rights' })).json();
    const all = Object.entries({ ...RIGHTS, ...HOUSE_RIGHTS }).map(([act, kinds]) => ({ act, kinds: [...kinds] }));
    expect(shown).toEqual(all);
    await server.stop();
  });
});

afterAll(() => console.log(`rights: ${tried} tries, ${refused} of them at what is never that role’s`));
