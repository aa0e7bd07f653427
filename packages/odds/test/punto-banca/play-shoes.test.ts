import { entryById, PUNTO_BANCA, type PuntoBancaRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { endingsFrom } from '../../src/math/punto-banca/endings.ts';
import { playPuntoBancaShoes } from '../../src/math/punto-banca/play-shoes.ts';
import { fullShoe } from '../../src/math/shoe.ts';
import type { Played } from '../../src/math/simulation/played.ts';
import { randomSource, step } from '../../src/math/simulation/random-source.ts';
import { shuffle } from '../../src/math/simulation/shuffled.ts';
import { puntoBancaShoeRulesOf } from '../../src/rulesets/punto-banca/shoe-rules-of.ts';

const PLAIN = puntoBancaShoeRulesOf(entryById('asturias-2011/punto-y-banca')?.ruleset as PuntoBancaRuleset);
const together = (pieces: readonly Played[]): readonly number[] =>
  pieces.reduce((sum, { cells }) => sum.map((so, i) => so + (cells[i] as number)), Array<number>(400).fill(0));

describe('simulated shoes', () => {
  it('end their first coup as often as the exact counts say, within five standard errors', () => {
    const shoes = 400_000;
    // With all cards but one below the stop card a shoe has one coup.
    const { coups, cells } = playPuntoBancaShoes({ ...PLAIN, burn: null, below: 52 * PLAIN.decks - 1 }, shoes, 20, 16);
    expect(coups).toBe(shoes);
    const exact = endingsFrom(PLAIN.chart, fullShoe(PLAIN.decks));
    exact.cells.forEach((count, cell) => {
      const probability = Number(count) / Number(exact.total);
      const spread = Math.sqrt(shoes * probability * (1 - probability));
      expect(Math.abs((cells[cell] as number) - shoes * probability)).toBeLessThanOrEqual(5 * spread + 1e-9);
    });
  });

  it('come out the same however the pieces are shared out, and differ by piece and seed', () => {
    const pieces = [0, 1, 2, 3].map((piece) => playPuntoBancaShoes(PLAIN, 50, 7, piece));
    const backwards = [3, 2, 1, 0].map((piece) => playPuntoBancaShoes(PLAIN, 50, 7, piece));
    expect(together(pieces)).toEqual(together(backwards));
    expect(pieces[0]?.cells).not.toEqual(pieces[1]?.cells);
    expect(playPuntoBancaShoes(PLAIN, 50, 8, 0).cells).not.toEqual(pieces[0]?.cells);
  });

  it('begin with a card shown and as many burnt as the law has it for that card', () => {
    const upTo = Array.from({ length: 9 }, (_, pips) => pips + 1);
    for (const { ruleset } of PUNTO_BANCA) {
      expect(puntoBancaShoeRulesOf(ruleset as PuntoBancaRuleset).burn).toEqual([...upTo, 10, 10, 10, 10]);
    }
  });

  it('leave the cards below the stop card, but for the coup in which it appears', () => {
    for (const { ruleset } of PUNTO_BANCA) {
      const rules = puntoBancaShoeRulesOf(ruleset as PuntoBancaRuleset);
      const { coups, cells, shoes } = playPuntoBancaShoes(rules, 200, 1, 1);
      const used = cells.reduce((sum, many, cell) => sum + many * (4 + (cell & 1) + ((cell >> 1) & 1)), 0);
      const size = 52 * rules.decks;
      expect(cells.reduce((sum, many) => sum + many, 0)).toBe(coups);
      expect(used / shoes).toBeGreaterThan(size - rules.below - 12);
      expect(used / shoes).toBeLessThan(size - rules.below + 6);
    }
  });
});

describe('a simulated shuffle', () => {
  it('keeps every card, and each comes first equally often', () => {
    const source = randomSource(1, 2);
    const cards = Uint8Array.from({ length: 13 }, (_, i) => i);
    const first = Array<number>(13).fill(0);
    const times = 130_000;
    for (let i = 0; i < times; i++) {
      shuffle(cards, 13, source);
      first[cards[0] as number] = (first[cards[0] as number] as number) + 1;
    }
    expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, i) => i));
    const square = first.reduce((sum, many) => sum + (many - times / 13) ** 2 / (times / 13), 0);
    // Chi-square with 12 degrees of freedom exceeds 50 once in a million times.
    expect(square).toBeLessThan(50);
  });

  it('draws from the same source as its plain form', () => {
    const [plain, unrolled] = [randomSource(5, 6), randomSource(5, 6)];
    for (let i = 0; i < 10; i++) step(plain);
    shuffle(new Uint8Array(20), 10, unrolled);
    expect(unrolled).toEqual(plain);
  });
});
