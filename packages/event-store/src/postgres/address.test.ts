import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test.each([
  ['postgres://ana:pw@db/house', [{ host: 'db', port: 5432 }], 'postgres://db:5432/house'],
  [
    'postgres://a,b/db?target_session_attrs=primary',
    [
      { host: 'a', port: 5432 },
      { host: 'b', port: 5432 },
    ],
    'postgres://a:5432,b:5432/db',
  ],
  [
    'postgresql://ana@[::1]:5433,b:6000/db?target_session_attrs=read-write&sslmode=require',
    [
      { host: '::1', port: 5433 },
      { host: 'b', port: 6000 },
    ],
    'postgres://[::1]:5433,b:6000/db',
  ],
  [
    'postgres://%2Frun%2Fpostgresql/db',
    [{ host: '/run/postgresql', port: 5432 }],
    'postgres:///run/postgresql:5432/db',
  ],
])('%s is read', (location, hosts, name) => {
  const address = addressOf(location);
  expect(address).toMatchObject({ hosts, name });
  expect(address.name).not.toContain('pw');
  expect(address.url).not.toContain('target_session_attrs');
});

test('who we are and the settings stay in the URL', () => {
  const { url } = addressOf('postgres://ana:p%40w@a,b/db?target_session_attrs=primary&sslmode=require');
  expect(url).toBe('postgres://ana:p%40w@localhost/db?sslmode=require');
});

test.each([
  'postgres://[',
  'postgres://a,,b/db',
  'postgres://a:99999/db',
  'postgres://a:x/db',
  'postgres://u:p@ss@a/db',
  'postgres://%zz/db',
  'postgres://a/%zz',
  'postgres://a,b/db?target_session_attrs=standby',
  'postgres://a,b/db?target_session_attrs=constructor',
])('%s is refused without a word of the password', (location) => {
  let error: unknown;
  try {
    addressOf(location);
  } catch (problem) {
    error = problem;
  }
  expect(error).toMatchObject({ name: 'StoreError', code: 'bad-location' });
  expect((error as Error).message).not.toContain('p@ss');
});
