import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begun, bytes, closed, over, playedProof } from '../../test/played-shoe.ts';
import { putOnRecord } from '../record/append.ts';
import type { Entry } from '../record/entry.ts';
import { verifyOnRecord } from '../record/verify-on-record.ts';
import { verify } from './verify.ts';

const proof = JSON.parse(JSON.stringify(playedProof()));
const record = [begun(), closed(), over()].reduce<readonly Entry[]>((lines, ceremony) => {
  const put = putOnRecord(lines, ceremony);
  return put.ok ? put.record : lines;
}, []);

/** Every value in the proof that is no list and no object, with the way to it. */
function leaves(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function changed(path: readonly (string | number)[], to: unknown): unknown {
  const copy = structuredClone(proof);
  const last = path.at(-1) as string;
  const holder = path.slice(0, -1).reduce((at, name) => at[name], copy);
  holder[last] = to;
  return copy;
}

const written = (path: readonly (string | number)[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (value === null) return bytes('slipped in');
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (/^[0-9a-f]{64}$/.test(value as string)) return bytes(`${value}`);
  if (/^[A-Z2-9][shdc]$/.test(value as string)) return value === 'As' ? 'Ks' : 'As';
  return value === '??' ? 'As' : `${value}x`;
}

/** What the cards do not depend on: who else sat there, who cut, what was withheld. The record of the table tells. */
const ON_RECORD = ['seated[0].bot', 'seated[1].bot', 'seated[1].player', 'seated[2].bot', 'seated[3].bot'];
ON_RECORD.push('contributions[1].commitment', 'cut.by');
/** What the rules of the table say, and the proof only repeats. */
const OF_THE_RULES = ['below', 'burnt'];

describe('a proof', () => {
  test('is verified, with the whole shoe', () => {
    const verdict = verify(proof);
    expect(verdict).toMatchObject({ ok: true, checked: 36, withheld: ['bea'] });
    expect(verdict.ok && verdict.order).toHaveLength(312);
    expect(verifyOnRecord(proof, record)).toEqual(verdict);
  });

  test('may do without cards, lots, stop card and burn', () => {
    const { cards: _, lots: _lots, below: _below, burnt: _burnt, ...bare } = proof;
    expect(verify(bare)).toMatchObject({ ok: true, checked: 0 });
  });

  test('what is unknown in it does no harm', () => {
    expect(verify({ ...proof, casino: 'unknown', __proto__: { secret: 'x' } })).toEqual(verify(proof));
  });

  test.each(leaves(proof).map((path) => [written(path), path] as const))('fails with another %s', (name, path) => {
    if (OF_THE_RULES.includes(name)) return;
    const value = path.reduce((at, step) => at[step], proof);
    const altered = changed(path, other(value));
    if (!ON_RECORD.includes(name)) expect(verify(altered)).toMatchObject({ ok: false });
    expect(verifyOnRecord(altered, record)).toMatchObject({ ok: false });
  });

  test.each(leaves(proof).map((path) => [written(path), path] as const))('never breaks on rubbish at %s', (_, path) => {
    for (const rubbish of [
      undefined,
      null,
      {},
      [],
      '',
      'x'.repeat(300),
      -1,
      1.5,
      Number.NaN,
      2 ** 53,
      true,
      '\ud800',
    ]) {
      expect(verify(changed(path, rubbish))).toHaveProperty('ok');
    }
  });

  test('never breaks on anything', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(proof)), (value: unknown, name) => {
        for (const some of [value, { ...proof, [name]: value }]) {
          const verdict = verify(some);
          if (!verdict.ok) met.add(verdict.reason);
        }
      }),
      { seed: 5, numRuns: 1000 },
    );
    expect(met.size).toBeGreaterThan(5);
  });
});

const seat = (player: string, bot = false) => ({ player, bot });
describe('is told', () => {
  test.each([
    ['seated[4]', 'seated-twice', { seated: [...proof.seated, seat('ana')] }],
    ['contributions[0].player', 'not-seated', { seated: proof.seated.slice(1) }],
    ['contributions[1].player', 'out-of-order', { contributions: [proof.contributions[0], proof.contributions[0]] }],
    [
      'contributions[0].commitment',
      'copied-commitment',
      { contributions: [{ ...proof.contributions[0], commitment: proof.commitment }] },
    ],
    ['cut.by', 'not-seated', { cut: { by: 'zoe', depth: 77 } }],
    ['cut.depth', 'out-of-range', { cut: { by: 'bea', depth: 312 } }],
    ['cards', 'too-many-cards', { cards: new Array(313).fill('As') }],
    ['cards[0]', 'card-not-shown', { cards: ['??'] }],
    ['cards[0]', 'not-a-card', { cards: ['A'] }],
    ['burnt', 'out-of-range', { burnt: 305, below: 7 }],
    ['lots[0].among', 'out-of-range', { lots: [{ no: 1, among: ['ana'], drawn: ['ana'] }] }],
    ['contributions', 'not-a-list', { contributions: {} }],
    ['seated[0].bot', 'not-a-flag', { seated: [{ player: 'ana' }] }],
    ['secret', 'not-32-bytes', { secret: 7 }],
    ['table', 'not-a-name', { table: null }],
  ])('at %s: %s', (at, reason, fields) => {
    expect(verify({ ...proof, ...fields })).toEqual({ ok: false, at, reason });
  });

  test('that it is no proof at all', () => {
    expect(verify('proof')).toEqual({ ok: false, at: '', reason: 'not-an-object' });
  });
});
