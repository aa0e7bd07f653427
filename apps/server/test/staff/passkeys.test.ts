import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../kit/authenticator.ts';
import { firstDirector, onDutyAs, PASSWORD } from '../kit/staff.ts';
import { type Setting, type TestServer, testServer } from '../kit/test-server.ts';

const HERE = 'https://sabot.example';
const PLACE = { origin: HERE, rpID: 'sabot.example' };

let house: TestServer;
let eva: string;
let luis: string;

const openHouse = async (setting: Setting = {}): Promise<void> => {
  house = await testServer(undefined, { doors: { publicUrls: [HERE] }, ...setting });
};

const say = async (url: string, payload?: object, cookie = '', origin: string = HERE) => {
  // Whoever tries one key after another is told to be slower; here time passes.
  house.clock.pass(10_000);
  const headers = { cookie, origin, host: new URL(origin).host };
  const answer = await house.server.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json(), cookie: String(answer.headers['set-cookie']).split(';')[0] };
};

const optionsFor = async (cookie: string, password = PASSWORD) =>
  (await say('/api/staff/passkeys/options', { password }, cookie)).body;
const challenge = async (): Promise<string> => (await say('/api/staff/passkeys/challenge')).body.challenge;
const keep = (credential: object, cookie: string, label = 'telephone') =>
  say('/api/staff/passkeys', { label, credential }, cookie);
const show = (credential: object, origin?: string) => say('/api/staff/passkeys/sessions', { credential }, '', origin);

/** A passkey that somebody has made here. */
async function madeBy(cookie: string): Promise<Authenticator> {
  const key = new Authenticator();
  const options = await optionsFor(cookie);
  const kept = await keep(key.make({ ...PLACE, challenge: options.challenge }, options.user.id), cookie);
  expect(kept.status).toBe(201);
  return key;
}

const listOf = async (cookie: string) =>
  (await house.server.app.inject({ url: '/api/staff/passkeys', headers: { cookie } })).json();

// Sealing a password takes its time: there is one house for all.
beforeAll(async () => {
  await openHouse();
  eva = await firstDirector(house.server, 'eva');
  luis = await onDutyAs(house.server, 'luis', 'inspector');
});
afterEach(async () => {
  for (const { name, passkeys } of house.server.staff.staff.members.values()) {
    for (const { id } of passkeys) await house.server.staff.removePasskey(name, id);
  }
});
afterAll(() => house.server.stop());

describe('a passkey', () => {
  it('is made with the password, signs in without one, is listed and removed, and is remembered', async () => {
    const key = await madeBy(eva);
    const signed = await show(key.show({ ...PLACE, challenge: await challenge() }));
    expect(signed.status).toBe(201);
    expect(signed.body).toMatchObject({ name: 'eva', roles: ['director'] });
    const me = await house.server.app.inject({ url: '/api/staff/me', headers: { cookie: signed.cookie as string } });
    expect(me.json()).toMatchObject({ name: 'eva' });
    const [listed] = await listOf(eva);
    expect(listed).toMatchObject({ label: 'telephone', host: 'sabot.example' });
    expect(listed.used).not.toBe(null);
    await house.server.stop();
    await openHouse({ store: house.store });
    expect((await show(key.show({ ...PLACE, challenge: await challenge() }))).status).toBe(201);
    const kept = (house.store.kept.get('staff') ?? []).map(({ type }) => type);
    expect(kept.filter((type) => type.startsWith('Passkey'))).toEqual(['PasskeyAdded', 'PasskeyUsed', 'PasskeyUsed']);
    const { statusCode } = await house.server.app.inject({
      method: 'DELETE',
      url: `/api/staff/passkeys/${listed.id}`,
      headers: { cookie: eva },
    });
    expect(statusCode).toBe(204);
    expect(await listOf(eva)).toEqual([]);
    expect((await show(key.show({ ...PLACE, challenge: await challenge() }))).body.code).toBe('passkey-not-accepted');
  });

  it('is made by nobody who is not signed in, and by nobody who does not know the password', async () => {
    expect((await optionsFor('')).code).toBe('not-signed-in');
    expect((await optionsFor(eva, 'another one')).code).toBe('wrong-password');
    expect((await keep(new Authenticator().make({ ...PLACE, challenge: 'x' }, ''), '')).body.code).toBe(
      'not-signed-in',
    );
  });

  it('counts once for each challenge: shown again, it signs nobody in', async () => {
    const key = await madeBy(eva);
    const shown = key.show({ ...PLACE, challenge: await challenge() });
    expect((await show(shown)).status).toBe(201);
    expect((await show(shown)).body.code).toBe('no-such-challenge');
    const options = await optionsFor(eva);
    const other = new Authenticator().make({ ...PLACE, challenge: options.challenge }, options.user.id);
    expect((await keep(other, eva)).status).toBe(201);
    expect((await keep(other, eva)).body.code).toBe('no-such-challenge');
  });

  it('is not accepted for a challenge that is two minutes old, whatever the wall clock says, or that nobody gave', async () => {
    const key = await madeBy(eva);
    const old = await challenge();
    house.clock.setWall(-3600_000);
    house.clock.pass(2 * 60_000);
    expect((await show(key.show({ ...PLACE, challenge: old }))).body.code).toBe('no-such-challenge');
    const own = Buffer.alloc(32, 7).toString('base64url');
    expect((await show(key.show({ ...PLACE, challenge: own }))).body.code).toBe('no-such-challenge');
  });

  it('a challenge for one thing is none for the other, and that of another person is not one’s own', async () => {
    const key = await madeBy(eva);
    const toMake = await optionsFor(luis);
    expect((await show(key.show({ ...PLACE, challenge: toMake.challenge }))).body.code).toBe('no-such-challenge');
    const toSignIn = await challenge();
    const made = new Authenticator().make({ ...PLACE, challenge: toSignIn }, 'eA');
    expect((await keep(made, eva)).body.code).toBe('no-such-challenge');
    const theirs = await optionsFor(luis);
    const stolen = new Authenticator().make({ ...PLACE, challenge: theirs.challenge }, theirs.user.id);
    expect((await keep(stolen, eva)).body.code).toBe('no-such-challenge');
    expect(await listOf(luis)).toEqual([]);
  });

  it.each([
    ['another origin', { origin: 'https://sabot.example.evil.test' }],
    ['the same name without TLS', { origin: 'http://sabot.example' }],
    ['another name', { rpID: 'evil.test' }],
    ['nobody present', { flags: 0x04 }],
    ['nobody verified', { flags: 0x01 }],
  ])('is not accepted where it was shown or made with %s', async (_, wrong) => {
    const key = await madeBy(eva);
    const shown = key.show({ ...PLACE, challenge: await challenge(), ...wrong });
    expect((await show(shown)).body.code).toBe('passkey-not-accepted');
    const options = await optionsFor(eva);
    const made = new Authenticator().make({ ...PLACE, challenge: options.challenge, ...wrong }, options.user.id);
    expect((await keep(made, eva)).body.code).toBe('passkey-not-accepted');
    expect(await listOf(eva)).toHaveLength(1);
  });

  it('of somebody else does not pass for one’s own, and nobody keeps or removes it but its owner', async () => {
    const [hers, his] = [await madeBy(eva), await madeBy(luis)];
    const forged = {
      ...his.show({ ...PLACE, challenge: await challenge() }),
      id: hers.id.toString('base64url'),
      rawId: hers.id.toString('base64url'),
    };
    expect((await show(forged)).body.code).toBe('passkey-not-accepted');
    his.handle = hers.handle;
    expect((await show(his.show({ ...PLACE, challenge: await challenge() }))).body.code).toBe('passkey-not-accepted');
    const options = await optionsFor(luis);
    const again = hers.make({ ...PLACE, challenge: options.challenge }, options.user.id);
    expect((await keep(again, luis)).body.code).toBe('passkey-not-accepted');
    const { statusCode } = await house.server.app.inject({
      method: 'DELETE',
      url: `/api/staff/passkeys/${hers.id.toString('base64url')}`,
      headers: { cookie: luis },
    });
    expect(statusCode).toBe(404);
    expect(await listOf(eva)).toHaveLength(1);
  });

  it('that counts back has a twin: it signs nobody in; of two at once with the same count one does', async () => {
    const key = await madeBy(eva);
    await show(key.show({ ...PLACE, challenge: await challenge() }));
    key.counter = 0;
    expect((await show(key.show({ ...PLACE, challenge: await challenge() }))).body.code).toBe('passkey-not-accepted');
    const first = key.show({ ...PLACE, challenge: await challenge() });
    key.counter -= 1;
    const second = key.show({ ...PLACE, challenge: await challenge() });
    const both = await Promise.all([show(first), show(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 401]);
  });

  it('goes with whoever is dismissed; somebody who comes back under the same name is somebody else', async () => {
    const paz = await onDutyAs(house.server, 'paz', 'inspector');
    const key = await madeBy(paz);
    await house.server.app.inject({ method: 'DELETE', url: '/api/staff/people/paz', headers: { cookie: eva } });
    expect((await show(key.show({ ...PLACE, challenge: await challenge() }))).body.code).toBe('passkey-not-accepted');
    await onDutyAs(house.server, 'paz', 'croupier');
    expect((await show(key.show({ ...PLACE, challenge: await challenge() }))).body.code).toBe('passkey-not-accepted');
  });

  it('nonsense in its place is refused, and nothing is kept', async () => {
    const before = house.store.kept.get('staff')?.length;
    const key = new Authenticator();
    const options = await optionsFor(eva);
    const made = key.make({ ...PLACE, challenge: options.challenge }, options.user.id);
    const { response } = made;
    for (const credential of [
      {},
      { ...made, id: '__proto__' },
      { ...made, response: { ...response, attestationObject: 'AAAA' } },
      { ...made, response: { ...response, clientDataJSON: 'AAAA' } },
      { ...made, response: { ...response, clientDataJSON: Buffer.from('null').toString('base64url') } },
      { ...made, response: { ...response, clientDataJSON: 'x'.repeat(9000) } },
      { ...made, type: 'password' },
    ]) {
      expect((await keep(credential, eva)).status, JSON.stringify(credential).slice(0, 80)).toBeGreaterThanOrEqual(400);
    }
    for (const label of ['', ' ', 'a'.repeat(41), 'a\u0000b', 7]) {
      expect((await say('/api/staff/passkeys', { label, credential: made }, eva)).status).toBe(400);
    }
    expect(house.store.kept.get('staff')?.length).toBe(before);
  });

  it('nobody has more than ten', async () => {
    for (let i = 0; i < 10; i += 1) {
      const key = { id: `key-${i}`, key: 'AA', counter: 0, rpID: PLACE.rpID, label: 'one more' };
      await house.server.staff.addPasskey('eva', key, 10);
    }
    const options = await optionsFor(eva);
    const made = new Authenticator().make({ ...PLACE, challenge: options.challenge }, options.user.id);
    expect((await keep(made, eva)).body.code).toBe('passkeys-full');
  });
});

describe('where passkeys count', () => {
  it('one that was made for one name of the house does not count under another', async () => {
    await house.server.stop();
    await openHouse({ store: house.store, doors: { publicUrls: [HERE, 'https://other.example'] } });
    const key = await madeBy(eva);
    const { body } = await say('/api/staff/passkeys/challenge', undefined, '', 'https://other.example');
    const shown = key.show({ challenge: body.challenge, origin: 'https://other.example', rpID: 'other.example' });
    expect((await show(shown, 'https://other.example')).body.code).toBe('passkey-not-accepted');
  });

  it('whoever tries without pause is told to be slower', async () => {
    const headers = { origin: HERE, host: 'sabot.example' };
    const url = '/api/staff/passkeys/challenge';
    const codes: number[] = [];
    for (let i = 0; i < 70; i += 1) {
      codes.push((await house.server.app.inject({ method: 'POST', url, headers })).statusCode);
    }
    expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0);
  });
});
