import { describe, expect, it } from 'vitest';
import { couldChange, isOwnPage } from './origin.ts';

const HOUSE = ['https://sabot.example'];

describe('whose page sends a request', () => {
  it.each([
    ['the same host', { origin: 'http://10.0.0.5:4040', host: '10.0.0.5:4040' }, []],
    ['the same host in capitals', { origin: 'http://sabot.example', host: 'Sabot.Example' }, []],
    ['no browser', { host: '10.0.0.5:4040' }, []],
    ['a browser’s own address bar', { host: '10.0.0.5:4040', 'sec-fetch-site': 'none' }, []],
    ['the address that was configured', { origin: 'https://sabot.example', host: '127.0.0.1:8080' }, HOUSE],
    ['whoever sits at the machine', { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }, HOUSE],
    ['the same machine by IPv6', { origin: 'http://[::1]:8080', host: '[::1]:8080' }, HOUSE],
  ])('%s: ours', (_, headers, origins) => expect(isOwnPage(headers, origins)).toBe(true));

  it.each([
    ['another site', { origin: 'https://evil.example', host: '10.0.0.5:4040' }, []],
    ['another port', { origin: 'http://10.0.0.5:8000', host: '10.0.0.5:4040' }, []],
    ['a page that hides where it comes from', { origin: 'null', host: '10.0.0.5:4040' }, []],
    ['a file', { origin: 'file://', host: '' }, []],
    ['no origin, but another site', { host: '10.0.0.5:4040', 'sec-fetch-site': 'cross-site' }, []],
    ['the right name without TLS', { origin: 'http://sabot.example', host: 'sabot.example' }, HOUSE],
    ['a name that points to this machine', { origin: 'http://evil.example', host: 'evil.example' }, HOUSE],
    ['a longer name', { origin: 'https://sabot.example.evil.example', host: 'sabot.example' }, HOUSE],
    ['no text at all', { origin: 'constructor', host: 'constructor' }, []],
  ])('%s: not ours', (_, headers, origins) => expect(isOwnPage(headers, origins)).toBe(false));
});

it('a socket and every method but a plain look could change something', () => {
  const changing = [
    ['GET', '/ws'],
    ['GET', '/ws?a=1'],
    ['POST', '/api/guests'],
    ['DELETE', '/api/me/sessions'],
  ] as const;
  for (const [method, path] of changing) expect(couldChange(method, path)).toBe(true);
  expect(couldChange('GET', '/wsx')).toBe(false);
  expect(couldChange('GET', '/api/me')).toBe(false);
});
