// @vitest-environment happy-dom

import { lookUp } from '@sabot/engine/by-name';
import type { Layout, Offered, RuleSheet } from '@sabot/protocol';
import { SIDE_BETS_ENTRY } from '@sabot/testkit';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inHouse, paperHouse } from '../../../test/paper-house.ts';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';
import { Why } from '../../ui/why.tsx';

const { ruleset, layout, betNames } = SIDE_BETS_ENTRY;
const law = ruleset.law(ruleset.regulation.defaults);
const plain = recorded('punto-banca/half-moon');

const zones: Layout['zones'] = layout.zones.map((zone) => ({
  ...zone,
  on: (ruleset.bets.find(({ name }) => name === zone.bet)?.on ?? null) as Layout['zones'][number]['on'],
  name: lookUp(betNames, zone.bet) ?? null,
}));
const amount = (bet: string): Offered['fields'][string] => ({
  kind: 'amount',
  min: law.stakeMinimum.ask({ bet }).answer,
  max: law.stakeMaximum.ask({ bet }).answer,
  step: law.stakeStep.ask({ bet }).answer,
  orNothing: true,
  grounds: { min: 'MADE-UP-4', max: 'MADE-UP-4', step: 'MADE-UP-4' },
});
const fields = Object.fromEntries(ruleset.bets.map(({ name }) => [name, amount(name)]));
/** A table of the made-up regulation: everything else is as a house told it. */
const table: typeof plain = {
  ...plain,
  card: { ...plain.card, layout: { ...plain.card.layout, zones } },
  messages: plain.messages.map((message) => ({
    ...message,
    acts: message.acts.map((one) => (one.act === 'SetStakes' ? { ...one, fields, joint: [] } : one)),
  })),
};

const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const waited = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  withRoom();
  vi.stubGlobal('fetch', async () => Response.json({ talla: 1, results: [], coups: [], more: false }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  [
    'es',
    'seis de la suerte: nada',
    'pareja del punto: nada',
    'Borrar',
    /^Lo más que se apuesta a seis de la suerte es 10/,
  ],
  ['en', 'lucky six: nothing', 'punto pair: nothing', 'Clear', /^The most you may bet on lucky six is 10/],
] as const)(
  'bets that the page has never heard of have zones, names and limits: in %s',
  async (language, six, pair, clear, name) => {
    speak(language);
    const { sent } = seatedAt(
      table,
      table.messages.findIndex(({ view }) => view.phase === 'stakes'),
    );
    await waited(30_000);
    const clearing = screen.queryByRole('button', { name: clear });
    if (clearing !== null && !clearing.hasAttribute('aria-disabled')) await press(clear);
    await press(six);
    await press(pair);
    await waited(500);
    expect(sent.at(-1)).toEqual({
      act: 'SetStakes',
      fields: {
        stakes: [
          ['lucky-six', 10_00],
          ['punto-pair', 10_00],
        ],
      },
    });
    const before = sent.length;
    await press(six.replace(/: .*/, ': 10'));
    await waited(2000);
    expect(sent.length).toBe(before);
    expect(screen.getAllByRole('status').some(({ textContent }) => name.test(textContent ?? ''))).toBe(true);
    expect(document.querySelectorAll('.row.is-other')).toHaveLength(3);
  },
);

it('“Why?” shows a rule that is registered nowhere: its name, its place and its sentence', async () => {
  const rule = 'MADE-UP-2';
  const { provisions, id } = ruleset.regulation;
  const { source = '', locator = '' } = provisions.find((one) => one.rule === rule)?.clauses[0]?.ground.citation ?? {};
  const sheet: RuleSheet = {
    rule,
    ruleset: id,
    source,
    locator,
    lines: '',
    kind: null,
    wording: { es: SIDE_BETS_ENTRY.wording.es[rule] ?? null, en: SIDE_BETS_ENTRY.wording.en[rule] ?? null },
    setAside: null,
    grounds: [{ ref: rule, basis: 'text', reading: null }],
    scenarios: [],
  };
  vi.useRealTimers();
  const { desk } = paperHouse({ [`/api/rules/${SIDE_BETS_ENTRY.id}`]: [sheet] });
  inHouse(desk, <Why ruleset={SIDE_BETS_ENTRY.id} grounds={['MADE-UP-2']} about="punto pair" />);
  fireEvent.click(screen.getByRole('button', { name: 'Why? punto pair' }));
  expect(await screen.findByText('section 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'MADE-UP-2' })).toBeTruthy();
  expect(screen.getByText(/^A pair is paid 11 to 1/)).toBeTruthy();
});
