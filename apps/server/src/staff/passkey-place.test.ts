import { expect, it } from 'vitest';
import { passkeyPlace } from './passkey-place.ts';

it.each([
  ['http://192.168.1.20:8080', [], null],
  ['http://127.0.0.1:8080', [], null],
  ['https://10.0.0.1', ['https://10.0.0.1'], null],
  ['https://[::1]', ['https://[::1]'], null],
  ['http://sabot.example', ['http://sabot.example'], null],
  ['https://unknown.example', [], null],
  ['https://other.example', ['https://sabot.example'], null],
  ['https://sabot.example:8443', ['https://sabot.example'], null],
  ['ftp://localhost', [], null],
  ['null', [], null],
  [undefined, ['https://sabot.example'], null],
  ['https://sabot.example', ['https://www.example', 'https://sabot.example'], 'sabot.example'],
  ['http://localhost:8080', [], 'localhost'],
  ['http://localhost:8080', ['https://sabot.example'], 'localhost'],
] as const)('from %s, at a house that knows itself as %j, passkeys count for: %s', (origin, origins, rpID) => {
  expect(passkeyPlace(origin, origins)?.rpID ?? null).toBe(rpID);
});
