import { type Bounds, breach, cents, type Ground, OUTCOMES } from '@sabot/engine';
import { describe, expect, it } from 'vitest';
import { botStakes, botTakesShoe, NO_STAKES } from './bot-mind.ts';
import { seededChance } from './chance.ts';
import { TEMPERS } from './temper.ts';

const ground: Ground = { rule: 'X-1', basis: 'text', citation: { source: 'x', locator: '1' } };
const amount = (min: number, max: number) => ({
  kind: 'amount' as const,
  min: cents(min),
  max: cents(max),
  step: cents(100),
  orNothing: true,
  grounds: { min: ground, max: ground, step: ground },
});
const boundsOf = (chips: number, tie: Bounds['fields'][string]): Bounds => ({
  fields: { punto: amount(1000, 100_000), banca: amount(1000, 100_000), tie },
  joint: [{ kind: 'sum-at-most', of: ['punto', 'banca', 'tie'], max: cents(chips), ground }],
});
const WITHOUT_TIE = { kind: 'one-of' as const, options: [0], ground };

describe.each(TEMPERS)('a bot of temper %s', (temper) => {
  const chance = seededChance(temper);
  const stakes = (bounds: Bounds, duty: { on: 'banca'; atLeast: number } | null) =>
    Array.from({ length: 200 }, (_, i) => botStakes(temper, { bounds, last: OUTCOMES[i % 4] ?? null, duty }, chance));

  it('always stakes what is lawful, and mostly something', () => {
    for (const bounds of [boundsOf(100_000, amount(1000, 10_000)), boundsOf(100_000, WITHOUT_TIE)]) {
      const laid = stakes(bounds, null);
      expect(laid.filter((layout) => breach(bounds, layout) !== null)).toEqual([]);
      expect(laid.filter((layout) => layout !== NO_STAKES).length).toBeGreaterThan(120);
    }
  });
  it('with few chips it stakes less or nothing', () => {
    const bounds = boundsOf(1500, amount(1000, 10_000));
    expect(stakes(bounds, null).filter((layout) => breach(bounds, layout) !== null)).toEqual([]);
  });
  it('with the shoe it stakes what it must in order to deal', () => {
    const laid = stakes(boundsOf(100_000, amount(1000, 10_000)), { on: 'banca', atLeast: 1000 });
    expect(laid.filter(({ banca }) => banca < 1000)).toEqual([]);
  });
});

it('some take the shoe always, some never', () => {
  const chance = seededChance('shoe');
  const taken = (temper: (typeof TEMPERS)[number]) =>
    Array.from({ length: 100 }, () => botTakesShoe(temper, chance)).filter(Boolean).length;
  expect(taken('banker')).toBe(100);
  expect(taken('dreamer')).toBe(0);
  expect(taken('follower')).toBeGreaterThan(20);
});
