import { readFileSync } from 'node:fs';
import { REFUSAL_CODES } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';

/** What only a croupier, a program or whoever opens a table can be told. */
const NEVER_ON_THE_PAGE = [
  'already-open',
  'card-already-out',
  'maximum-not-allowed',
  'no-card-came-out-with-it',
  'no-card-is-wanting',
  'no-such-card',
  'nothing-to-settle',
  'pack-incomplete',
  'pack-not-ready',
  'stop-card-already-shown',
  'text-missing',
  'unfit-name',
  'unknown-actor',
  'unknown-card',
  'unknown-command',
  'unknown-word',
  'which-card',
  'which-player',
];
const house = readFileSync(new URL('../../../server/src/refusals.ts', import.meta.url), 'utf8');
const HOUSE = [...house.matchAll(/^ {2}'?([a-z-]+)'?: \{ means/gm)].map(([, code = '']) => code);

describe.each([
  ['Spanish', es],
  ['English', en],
])('refusals on the page in %s', (_, { table, cheminDeFer, dosPanos }) => {
  const FACTS = { field: 'Punto', min: '10', max: '0', step: '5', first: 'Ana' };

  it.each([
    ['punto-banca', table.refusals],
    ['chemin-de-fer', { ...table.refusals, ...cheminDeFer.refusals }],
    ['dos-panos', { ...table.refusals, ...dosPanos.refusals }],
  ] as const)('at %s have a sentence for every code one can meet', (game, words) => {
    const wanting = REFUSAL_CODES[game].filter((code) => !Object.hasOwn(words, code));
    expect(wanting.filter((code) => !NEVER_ON_THE_PAGE.includes(code))).toEqual([]);
    for (const say of Object.values(words)) expect(say(FACTS)).toMatch(/^[\p{Lu}“«¿¡].{6,}[.!?]$/u);
  });

  it('have a sentence for everything the house itself refuses', () => {
    expect(HOUSE.length).toBeGreaterThan(8);
    expect(HOUSE.filter((code) => !Object.hasOwn(table.refusals, code))).toEqual([]);
  });

  it('say what the loss limit still lets one buy, and when it lets one buy nothing', () => {
    const say = table.refusals['beyond-your-limit'];
    expect(say?.({ max: '120' })).toContain('120');
    expect(say?.({ max: '0' })).toMatch(/mañana|tomorrow/);
  });
});
