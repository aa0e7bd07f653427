import type { Chance } from './chance.ts';
import { NASTY_NAMES, nastyValue } from './nasty.ts';

export interface FuzzRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

const LAWFUL: readonly ((table: string, ruleset: string, chance: Chance) => Omit<FuzzRequest, 'headers'>)[] = [
  (table, _, chance) => ({ method: 'GET', url: `/api/tables/${table}/coups?limit=${1 + chance.below(20)}` }),
  (table) => ({ method: 'GET', url: `/api/tables/${table}/coups?mine=1` }),
  (table) => ({ method: 'GET', url: `/api/tables/${table}/history.sabot` }),
  (table) => ({ method: 'GET', url: `/api/tables/${table}/record?tallas=2` }),
  (table) => ({ method: 'GET', url: `/api/tables/${table}/proofs/1` }),
  (table) => ({ method: 'GET', url: `/api/tables/${table}/results` }),
  (table) => ({ method: 'GET', url: `/api/tables/${table}/order` }),
  (table) => ({ method: 'GET', url: `/api/tables/${table}/shown` }),
  () => ({ method: 'GET', url: '/api/tables' }),
  () => ({ method: 'GET', url: '/api/me' }),
  () => ({ method: 'GET', url: '/api/me/statement?limit=20' }),
  () => ({ method: 'GET', url: '/api/me/limits' }),
  () => ({ method: 'PUT', url: '/api/me/limits', payload: JSON.stringify({ loss: 500_00, reality: 30 }) }),
  () => ({ method: 'POST', url: '/api/me/chips', payload: '{}' }),
  (_, __, chance) => ({
    method: 'POST',
    url: '/api/guests',
    payload: JSON.stringify({ name: `guest${chance.below(200)}` }),
  }),
  () => ({ method: 'GET', url: '/api/rulesets' }),
  (_, ruleset) => ({ method: 'GET', url: `/api/rules/${ruleset}` }),
  () => ({ method: 'GET', url: '/api/readings' }),
  () => ({ method: 'GET', url: '/healthz' }),
  () => ({ method: 'GET', url: '/metrics' }),
];

const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '', 'x/y'];
const someWord = (chance: Chance): string =>
  chance.isOneIn(2) ? chance.oneOf(NASTY_NAMES) : JSON.stringify(nastyValue(chance)).slice(0, 500);

/** What can be made of a well-formed request. A header may not hold everything: what it cannot is left out. */
function spoilt(request: FuzzRequest, chance: Chance): FuzzRequest {
  const { url, headers } = request;
  const [path = '', query = ''] = url.split('?');
  return chance.oneOf<() => FuzzRequest>([
    () => ({ ...request, method: chance.oneOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) }),
    () => {
      const parts = path.split('/');
      parts[1 + chance.below(parts.length - 1)] = encodeURIComponent(someWord(chance).toWellFormed());
      return { ...request, url: `${parts.join('/')}${query === '' ? '' : `?${query}`}` };
    },
    () => ({
      ...request,
      url: `${path}?${query}&${encodeURIComponent(someWord(chance).toWellFormed())}=${chance.below(9)}`,
    }),
    () => ({
      ...request,
      url: `${path}?limit=${encodeURIComponent(someWord(chance).toWellFormed())}&before=-1&talla=x`,
    }),
    () => ({ ...request, url: `${path}/%ZZ/..%2f..%2f` }),
    () => ({ ...request, url: `${path}${'/a'.repeat(chance.below(300))}` }),
    () => ({ ...request, payload: JSON.stringify(nastyValue(chance)) }),
    () => ({
      ...request,
      payload: JSON.stringify({ name: nastyValue(chance), loss: nastyValue(chance), [chance.oneOf(NASTY_NAMES)]: 1 }),
    }),
    () => ({ ...request, payload: (request.payload ?? '{"name":"ana"}').slice(0, chance.below(12)) }),
    () => ({ ...request, payload: '['.repeat(chance.below(20_000)) }),
    () => ({
      ...request,
      headers: { ...headers, 'content-type': chance.oneOf(TYPES) },
      payload: request.payload ?? '{}',
    }),
    () => ({
      ...request,
      headers: { ...headers, cookie: `sabot=${encodeURIComponent(someWord(chance).toWellFormed())}` },
    }),
    () => ({ ...request, headers: { ...headers, origin: 'https://elsewhere.example', host: 'x' } }),
    () => ({
      ...request,
      headers: { ...headers, 'accept-language': someWord(chance).replaceAll(/[^\x20-\x7e]/g, '') },
    }),
  ])();
}

/** Half of them as a page would ask, half spoilt once or twice. */
export function requestFor(cookie: string, table: string, ruleset: string, chance: Chance): FuzzRequest {
  const plain = chance.oneOf(LAWFUL)(table, ruleset, chance);
  const type = plain.payload === undefined ? {} : { 'content-type': 'application/json' };
  let request: FuzzRequest = { ...plain, headers: { ...type, ...(chance.isOneIn(4) ? {} : { cookie }) } };
  const times = chance.below(3);
  for (let i = 0; i < times; i++) request = spoilt(request, chance);
  return request;
}
