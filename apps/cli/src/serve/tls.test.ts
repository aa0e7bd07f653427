import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { withHouse } from '../../test/house-process.ts';

const file = (name: string): string => fileURLToPath(new URL(`../../test/tls/${name}.pem`, import.meta.url));
const [CERT, KEY] = [file('house.cert'), file('house.key')];

describe('a certificate and its key', () => {
  const serving = (cert: string | null, key: string | null, lang = 'en') => {
    const given = [...(cert === null ? [] : ['--tls-cert', cert]), ...(key === null ? [] : ['--tls-key', key])];
    return call(['serve', '--port', '0', '--data', '/no/such/place', ...given, '--lang', lang]);
  };
  it.each([
    ['are given together', CERT, null, 'sabot: --tls-cert is half of it: a certificate and its key are given together'],
    ['are given together, the other way', null, KEY, 'sabot: --tls-key is half of it:'],
    ['are there', '/no/such.pem', KEY, '/no/such.pem: no such file'],
    ['are not exchanged', KEY, CERT, `${KEY}: no certificate in PEM form`],
    ['are of their kind', CERT, CERT, `${CERT}: no private key in PEM form that opens without a password`],
    ['belong together', CERT, file('other.key'), `${file('other.key')}: this is not the key of ${CERT}`],
    ['count still', file('ended.cert'), KEY, `${file('ended.cert')}: this certificate ended on 20`],
  ])('%s, or nothing is opened', async (_, cert, key, line) => {
    const { exit, out, err } = await serving(cert, key);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(line);
  });
  it('are complained of in Spanish', async () => {
    const { err } = await serving(CERT, file('other.key'), 'es');
    expect(err).toBe(`${file('other.key')}: no es la clave de ${CERT}\n`);
  });
});

it('a house speaks TLS, its cookies are for TLS alone, and the terminal comes to it by its own certificate', async () => {
  await inFolder((path) => {
    const flags = ['--port', '0', '--host', '0.0.0.0', '--pace', '0.02', '--tls-cert', CERT, '--tls-key', KEY];
    return withHouse(path('data'), flags, async ({ address, said }) => {
      expect(address).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
      expect(said.join('\n')).toContain(`npx sabot play --url ${address} --ca ${CERT}`);
      const playing = ['play', '--name', 'Ana', '--coups', '1', '--lang', 'en'];
      const world = { env: { XDG_DATA_HOME: path('home') }, stdin: '\n'.repeat(60) };
      const distrusted = await call([...playing, '--url', address], world);
      expect(distrusted).toMatchObject({ exit: 2, err: expect.stringContaining('name its file with --ca FILE') });
      const played = await call([...playing, '--data', path('data'), '--ca', CERT], world);
      expect({ exit: played.exit, err: played.err }).toEqual({ exit: 0, err: '' });
      expect(played.out).toContain(`At the house ${address}, as Ana.`);
      const entered = await fetch(`${address}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Bea' }),
      });
      expect(entered.headers.get('set-cookie')).toMatch(/^__Host-sabot=.*; Secure; SameSite=Strict$/);
      const { reach, ownTables } = (await (await fetch(`${address}/api/house`)).json()) as {
        reach: { addresses: string[] };
        ownTables: unknown;
      };
      expect(ownTables).toEqual({ each: 3, all: 200 });
      for (const one of reach.addresses) expect(one).toMatch(/^https:/);
    });
  });
});

it('a certificate for another name is said to be one', async () => {
  await inFolder((path) => {
    const flags = ['--port', '0', '--tls-cert', file('elsewhere.cert'), '--tls-key', KEY, '--own-tables', 'off'];
    return withHouse(path('data'), flags, async ({ address }) => {
      const { exit, err } = await call(['play', '--url', address, '--ca', file('elsewhere.cert'), '--lang', 'en']);
      expect({ exit, err }).toEqual({
        exit: 2,
        err: `sabot: the certificate of ${address} is for another name; open the house under that name with --url\n`,
      });
    });
  });
});
