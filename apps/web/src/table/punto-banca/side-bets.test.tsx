// @vitest-environment happy-dom

import { lookUp } from '@sabot/engine/by-name';
import type { Layout, Offered } from '@sabot/protocol';
import { SIDE_BETS_ENTRY } from '@sabot/testkit';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { seatedAt, withRoom } from '../../../test/seated.tsx';
import { speak } from '../../locales/language.ts';

const { ruleset, layout, betNames } = SIDE_BETS_ENTRY;
const law = ruleset.law(ruleset.regulation.defaults);
const plain = recorded('half-moon');

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
  ['es', 'seis de la suerte: nada', 'pareja del punto: nada', 'Borrar', /^Seis de la suerte: como mucho 10/],
  ['en', 'lucky six: nothing', 'punto pair: nothing', 'Clear', /^Lucky six: at most 10/],
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
    if (clearing !== null && !clearing.hasAttribute('disabled')) await press(clear);
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
