import { expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { CROUPIER } from './actor.ts';
import { termsReader } from './terms.ts';

const { settingsFrom, settingsIn } = termsReader({
  minimum: 'amount',
  seats: 'number?',
  dealtBy: ['players', 'croupier'],
});
const DEFAULTS = { minimum: cents(1000), seats: 12, dealtBy: 'players' } as const;
const proposed = { minimum: cents(500), seats: 9, dealtBy: 'croupier' } as const;
const command = (type: string, fields: object) => ({ type, by: CROUPIER, ...fields });

it('a table is opened on the terms that are proposed', () => {
  expect(settingsIn(command('OpenTable', proposed), DEFAULTS)).toEqual(proposed);
});

it('what is left open is as it is by default', () => {
  expect(settingsIn(command('OpenTable', { ...proposed, seats: null }), DEFAULTS)).toEqual({ ...proposed, seats: 12 });
  expect(settingsFrom({ minimum: 500 }, DEFAULTS)).toEqual({ ...DEFAULTS, minimum: 500 });
});

it('no other command proposes terms, whatever it carries', () => {
  expect(settingsIn(command('SetStakes', proposed), DEFAULTS)).toBeNull();
});

it.each(['minimum', 'seats', 'dealtBy'])('terms with a malformed %s are none', (name) => {
  expect(settingsIn(command('OpenTable', { ...proposed, [name]: 'a few' }), DEFAULTS)).toBeNull();
});
