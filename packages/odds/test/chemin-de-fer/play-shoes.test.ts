import { type CheminDeFerRuleset, entryById, type PuntoBancaRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { CELLS } from '../../src/math/cells.ts';
import { BANKS, BANKS_AT, CHEMIN_DE_FER_CELLS, playCheminDeFerShoes } from '../../src/math/chemin-de-fer/play-shoes.ts';
import type { BankerHabit, PonteHabit } from '../../src/math/chemin-de-fer/strategies.ts';
import { fraction, numberOf, ZERO } from '../../src/math/fraction.ts';
import { playPuntoBancaShoes } from '../../src/math/punto-banca/play-shoes.ts';
import { fewestShoes, keptOf, nothingPlayed, playPiece, playSome, together } from '../../src/math/simulation/pieces.ts';
import { cheminDeFerSimulationOf, simulatedCheminDeFerOf } from '../../src/rulesets/chemin-de-fer/simulated-of.ts';
import { puntoBancaShoeRulesOf } from '../../src/rulesets/punto-banca/shoe-rules-of.ts';

const CHEMIN = entryById('asturias-2011/chemin-de-fer')?.ruleset as unknown as CheminDeFerRuleset;
const PUNTO = entryById('asturias-2011/punto-y-banca')?.ruleset as PuntoBancaRuleset;
const simulation = (ponte: PonteHabit, banker: BankerHabit, decks = 6) =>
  cheminDeFerSimulationOf(CHEMIN, { ponte, banker }, null, decks);
const sum = (figures: readonly number[]): number => figures.reduce((so, one) => so + one, 0);

describe('simulated shoes of chemin de fer', () => {
  const habits = [
    ['equilibrium', 'equilibrium'],
    ['stand', 'cuadro'],
    ['stand', 'best'],
    ['draw', 'equilibrium'],
  ] as const;

  it.each(habits)('lie within five standard errors of the exact figures: ponte %s, banker %s', (ponte, banker) => {
    const asked = simulation(ponte, banker);
    const played = playCheminDeFerShoes(asked.rules, 4_000, 20, 11);
    const { outcomes, fares } = simulatedCheminDeFerOf(asked, played);
    expect(played.coups).toBeGreaterThan(200_000);
    for (const { deviation, standardError } of [...Object.values(outcomes), ...Object.values(fares)]) {
      expect(Math.abs(deviation)).toBeLessThan(5);
      expect(standardError).toBeGreaterThan(0);
    }
  });

  it('by the cuadro against a ponte who draws on five are punto y banca, coup by coup', () => {
    const { rules } = simulation('draw', 'cuadro');
    const { chart } = puntoBancaShoeRulesOf(PUNTO);
    const { coups, cells } = playCheminDeFerShoes(rules, 300, 7, 3);
    const plain = playPuntoBancaShoes({ ...rules, chart }, 300, 7, 3);
    expect(coups).toBe(plain.coups);
    expect(cells.slice(0, CELLS)).toEqual(plain.cells);
  });

  it('are worth what the equilibrium of six decks and five per cent is', () => {
    const { play, deduction } = simulation('equilibrium', 'equilibrium');
    expect(deduction).toEqual(fraction(1, 20));
    expect(numberOf(play.loses) - numberOf(play.wins)).toBeCloseTo(-0.01291551, 8);
    expect(play.ponte[5]).toBeCloseTo(0.82927919, 8);
    expect(play.banker[6]?.[10]).toBeCloseTo(0.37876962, 8);
    const best = simulation('stand', 'best').play;
    const equal = simulation('stand', 'equilibrium').play;
    expect(numberOf(best.wins) - numberOf(best.loses)).toBeGreaterThan(numberOf(equal.wins) - numberOf(equal.loses));
    expect(cheminDeFerSimulationOf(CHEMIN, { ponte: 'draw', banker: 'cuadro' }, ZERO, 6).deduction).toEqual(ZERO);
  });

  it('keep seven cards below the stop card and burn none', () => {
    const { rules } = simulation('stand', 'cuadro');
    expect(rules).toMatchObject({ below: 7, burn: null, seats: 9, decks: 6 });
    const { coups, shoes, cells } = playCheminDeFerShoes(rules, 500, 1, 1);
    const used = sum([...cells.slice(0, CELLS)].map((many, cell) => many * (4 + (cell & 1) + ((cell >> 1) & 1))));
    expect(used / shoes).toBeGreaterThanOrEqual(312 - 7);
    expect(used / shoes).toBeLessThan(312 - 7 + 6);
    expect(sum([...cells.slice(0, CELLS)])).toBe(coups);
  });

  it('pass the bank to the next seat when it loses, and only then', () => {
    const asked = simulation('equilibrium', 'equilibrium');
    const played = playCheminDeFerShoes(asked.rules, 900, 5, 9);
    const { banks, cutShort, seats, counts } = simulatedCheminDeFerOf(asked, played);
    // One bank is lost with each coup that the ponte wins, and one is cut short in each shoe.
    expect(sum(banks)).toBe(counts.punto);
    expect(cutShort).toBe(900);
    expect(seats).toHaveLength(9);
    for (const side of ['banker', 'ponte'] as const) {
      expect(sum(seats.map((seat) => seat[side].won + seat[side].tied + seat[side].lost))).toBe(played.coups);
    }
    expect(sum(seats.map(({ banker }) => banker.won))).toBe(counts.banca);
    expect(sum(seats.map(({ ponte }) => ponte.won))).toBe(counts.punto);
    seats.forEach(({ banker, ponte }, i) => {
      const next = seats[(i + 1) % 9];
      expect([banker.won, banker.tied, banker.lost]).toEqual([next?.ponte.lost, next?.ponte.tied, next?.ponte.won]);
      // A ninth of the coups, give or take what runs of luck do to whole banks.
      expect((banker.won + banker.tied + banker.lost) / played.coups).toBeCloseTo(1 / 9, 1);
      expect(ponte.won).toBeGreaterThan(0);
    });
    // Each further coup is won about every other time.
    const longer = (from: number): number => sum(banks.slice(from));
    expect(longer(1) / longer(0)).toBeCloseTo(numberOf(asked.play.wins) / (1 - 0.0955), 1);
    expect(banks).toHaveLength(BANKS - 1);
    expect(played.cells).toHaveLength(CHEMIN_DE_FER_CELLS);
    expect(played.cells[BANKS_AT]).toBe(banks[0]);
  });

  it('are cut and put together like any other', () => {
    const { rules } = simulation('equilibrium', 'equilibrium');
    expect(keptOf(rules)).toEqual({ cells: CHEMIN_DE_FER_CELLS, endings: CELLS });
    const [a, b] = [playSome(rules, 30, 7, 0), playSome(rules, 30, 7, 1)];
    expect(a.cells).not.toEqual(b.cells);
    expect(together(a, b)).toEqual(together(b, a));
    expect(together(nothingPlayed(rules), a)).toEqual(a);
    const { coups } = playPiece(rules, 3, 0);
    const cut = fewestShoes(rules, 3, 0, coups - 1000);
    expect(cut.coups).toBeGreaterThanOrEqual(coups - 1000);
    expect(playSome(rules, cut.shoes - 1, 3, 0).coups).toBeLessThan(coups - 1000);
    expect(cut).toEqual(playSome(rules, cut.shoes, 3, 0));
  });
});
