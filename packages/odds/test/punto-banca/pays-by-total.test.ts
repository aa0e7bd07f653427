import { entryById, type PuntoBancaRuleset } from '@sabot/regulations';
import { expect, it } from 'vitest';
import { fractionText } from '../../src/math/fraction.ts';
import { betsOf } from '../../src/rulesets/punto-banca/bets-of.ts';
import { groundsOf, paysByTotal } from '../../src/rulesets/punto-banca/pays-by-total.ts';

const MIDI = entryById('buenos-aires-2016/midi')?.ruleset as PuntoBancaRuleset;

it('a bet pays its usual figure first, then what differs with a total', () => {
  const told = betsOf(MIDI).map((bet) => [
    bet.bet,
    bet.mode,
    paysByTotal(bet).map(({ pays, totals }) => [fractionText(pays), totals.length]),
  ]);
  expect(told).toEqual([
    ['punto', null, [['1', 9]]],
    [
      'banca',
      'half-on-six',
      [
        ['1', 8],
        ['1/2', 1],
      ],
    ],
    ['banca', 'five-per-cent', [['19/20', 9]]],
    ['tie', null, [['8', 10]]],
  ]);
});

it('the payment of each bet names its rules, mode by mode', () => {
  const grounds = betsOf(MIDI).map((bet) => groundsOf(MIDI, bet));
  for (const one of grounds) expect(one.length).toBeGreaterThan(0);
  expect(grounds[1]).not.toEqual(grounds[2]);
});
