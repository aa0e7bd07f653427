import { entryById, PUNTO_BANCA, type PuntoBancaRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import {
  add,
  decimalText,
  type Fraction,
  fraction,
  fullPack,
  multiply,
  numberOf,
  remaining,
  ZERO,
} from '../../math/index.ts';
import { effectsOf, type Odds, oddsOf } from './odds-of.ts';

const rulesetNamed = (id: string): PuntoBancaRuleset => entryById(id)?.ruleset as PuntoBancaRuleset;
const edge = (odds: Odds, bet: string, mode: string | null): string => {
  const found = odds.bets.find((one) => one.bet === bet && one.mode === mode);
  if (found === undefined) throw new Error(`no ${bet} at ${mode}`);
  return decimalText(multiply(found.prospect.expectation, fraction(-1)), 14);
};

describe('published figures', () => {
  const eight = oddsOf(rulesetNamed('buenos-aires-2016/midi'), 8);

  it('the counts of eight and of six decks, to the last sequence (Wizard of Odds, baccarat)', () => {
    const { total, banca, punto, tie } = eight.distribution;
    expect([total, banca, punto, tie]).toEqual([
      4_998_398_275_503_360n,
      2_292_252_566_437_888n,
      2_230_518_282_592_256n,
      475_627_426_473_216n,
    ]);
    for (const { ruleset } of PUNTO_BANCA) {
      const six = oddsOf(ruleset as PuntoBancaRuleset, 6).distribution;
      expect([six.banca, six.punto, six.tie]).toEqual([
        403_095_751_234_560n,
        392_220_492_728_832n,
        83_552_962_932_288n,
      ]);
    }
  });

  it('the edges of eight decks (the same)', () => {
    const plain = oddsOf(rulesetNamed('asturias-2011/punto-y-banca'), 8);
    expect(edge(plain, 'punto', null)).toBe('0.01235081328917');
    expect(edge(eight, 'punto', null)).toBe('0.01235081328917');
    const bancas = eight.bets.filter(({ bet }) => bet === 'banca');
    expect(bancas.map(({ mode }) => edge(eight, 'banca', mode))).toContain('0.01458104463972');
    expect(bancas.map(({ mode }) => edge(eight, 'banca', mode))).toContain('0.01057905784247');
    expect(edge(eight, 'tie', null)).toBe('0.14359628778724');
  });

  it('cards used and banca winning with six, eight decks (the same)', () => {
    const { cards, total, bancaSix } = eight.distribution;
    const mean = fraction(4n * cards[4] + 5n * cards[5] + 6n * cards[6], total);
    expect(decimalText(mean, 14)).toBe('4.93881884969165');
    expect(decimalText(fraction(bancaSix.withTwo + bancaSix.withThree, total), 8)).toBe('0.05386372');
  });
});

describe('the odds of a ruleset', () => {
  it('add up: every sequence wins, loses or stays for every bet', () => {
    for (const { ruleset } of PUNTO_BANCA) {
      const { bets, distribution } = oddsOf(ruleset as PuntoBancaRuleset, 6);
      const { total, puntoBy, bancaBy, tieBy, punto, banca, tie } = distribution;
      for (const { prospect } of bets) expect(prospect.wins + prospect.loses + prospect.stays).toBe(total);
      const sum = (of: readonly bigint[]) => of.reduce((so, one) => so + one, 0n);
      expect([sum(puntoBy), sum(bancaBy), sum(tieBy)]).toEqual([punto, banca, tie]);
    }
  });

  it('effects of removal outweigh each other: the average over the shoe is nothing', () => {
    for (const { effects } of effectsOf(rulesetNamed('asturias-2011/punto-y-banca'), 8)) {
      const weighed = effects.reduce(
        (sum, effect, value) => sum + numberOf(effect as Fraction) * (value === 0 ? 4 : 1),
        0,
      );
      expect(Math.abs(weighed)).toBeLessThan(1e-15);
    }
  });

  it('effects of removal outweigh each other from a shoe with a value gone too', () => {
    const gone = [...'shdc'].flatMap((suit) => [`7${suit}`, `7${suit}`]);
    const left = remaining(2, [...gone, 'As', 'Kd']);
    if (!left.ok) throw new Error(left.fault.code);
    const ruleset = rulesetNamed('buenos-aires-2016/midi');
    const counts = [31, 7, 8, 8, 8, 8, 8, 0, 8, 8];
    const { bets } = oddsOf(ruleset, 2, left.pack);
    effectsOf(ruleset, 2, left.pack).forEach(({ effects }, i) => {
      expect(effects[7]).toBeNull();
      const weighed = counts.reduce((sum, count, value) => sum + count * numberOf(effects[value] ?? ZERO), 0);
      expect(Math.abs(weighed)).toBeLessThan(1e-13);
      const without = remaining(2, [...gone, 'As', 'Kd', '9c']);
      if (!without.ok) throw new Error(without.fault.code);
      const less = oddsOf(ruleset, 2, without.pack).bets[i]?.prospect.expectation;
      expect(add(effects[9] ?? ZERO, bets[i]?.prospect.expectation ?? ZERO)).toEqual(less);
    });
  });

  it('pairs of eight decks', () => {
    const { pairs } = oddsOf(rulesetNamed('buenos-aires-2016/midi'), 8);
    expect(decimalText(fraction(pairs.ranks, pairs.total), 6)).toBe('0.074699');
    expect(decimalText(fraction(pairs.perfect, pairs.total), 6)).toBe('0.016867');
  });
});

describe('a pack with cards gone', () => {
  it('is counted card by card', () => {
    const left = remaining(1, ['As', 'Kd']);
    expect(left.ok && left.pack.reduce((sum, count) => sum + count, 0)).toBe(50);
    expect(remaining(8)).toEqual({ ok: true, pack: fullPack(8) });
  });
  it.each([
    [0, [], { code: 'bad-decks', given: 0 }],
    [21, [], { code: 'bad-decks', given: 21 }],
    [1.5, [], { code: 'bad-decks', given: 1.5 }],
    [1, ['As', 'As'], { code: 'no-more-of-it', given: 'As' }],
    [1, ['1s'], { code: 'unknown-card', given: '1s' }],
    [1, ['A'], { code: 'unknown-card', given: 'A' }],
  ] as const)('is refused where it is impossible: %s %j', (decks, removed, fault) => {
    expect(remaining(decks, removed)).toEqual({ ok: false, fault });
  });
  it('is refused with fewer than six cards', () => {
    const all = [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
    expect(remaining(1, all.slice(0, 47))).toEqual({ ok: false, fault: { code: 'too-few-cards', given: 5 } });
  });
});
