import { type Cents, NOTHING, OUTCOMES, type PuntoBancaLaw, share, TIED } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import {
  type Counts,
  exactCounts,
  PUBLISHED_BANCA_WINS_WITH_6,
  PUBLISHED_COUNTS,
  PUBLISHED_EDGES_8,
} from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

/** `npm run proofs`: six decks, too. */
const DECKS = process.env.SABOT_LONG === undefined ? ([8] as const) : ([6, 8] as const);

/** What a stake of a million units brings on average, by the law's own payments. */
function edge(law: PuntoBancaLaw, counts: Counts, bet: 'punto' | 'banca' | 'tie'): number {
  const stake = 1_000_000 as Cents;
  let sum = 0;
  for (const outcome of OUTCOMES) {
    // A banca that wins with 6 may be paid otherwise than one that wins with another total.
    const six = outcome === 'banca' ? counts.bancaWinsWith6 : 0;
    for (const [bancaTotal, ways] of [
      [6, six],
      [9, counts[outcome] - six],
    ] as const) {
      const fate = law.settlement.ask({ ...TIED, bet, outcome, totals: { punto: 0, banca: bancaTotal } }).answer;
      const chance = ways / counts.total;
      if (fate.fate === 'lost') sum -= chance;
      if (fate.fate === 'won') {
        const won = share(stake, fate.pays, 'down');
        sum += ((won - share(won, fate.deduct, 'down')) / stake) * chance;
      }
    }
  }
  return -sum;
}

describe.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  const law = ruleset.law(ruleset.regulation.defaults);
  const counted = new Map<6 | 8, Counts>();
  const countsOf = (decks: 6 | 8): Counts => {
    const counts = counted.get(decks) ?? exactCounts(law, decks);
    counted.set(decks, counts);
    return counts;
  };

  it.each(DECKS)('counts of %i decks equal the published ones to the last sequence', (decks) => {
    const { punto, banca, tie, total } = countsOf(decks);
    expect({ punto, banca, tie, total }).toEqual(PUBLISHED_COUNTS[decks]);
  });

  it('edges at eight decks equal the published ones', () => {
    const counts = countsOf(8);
    expect(edge(law, counts, 'punto')).toBeCloseTo(PUBLISHED_EDGES_8.punto, 12);
    const { payment } = ruleset.regulation.defaults;
    const banca = payment === 'half-on-six' ? PUBLISHED_EDGES_8.bancaHalfOn6 : PUBLISHED_EDGES_8.bancaLess5;
    expect(edge(law, counts, 'banca')).toBeCloseTo(banca, 12);
    expect(edge(law, counts, 'tie')).toBeCloseTo(PUBLISHED_EDGES_8.tie8, 12);
    expect(counts.bancaWinsWith6 / counts.total).toBeCloseTo(PUBLISHED_BANCA_WINS_WITH_6, 8);
    expect(law.cardsFirst.ask(NOTHING).answer).toBe(2);
  });
});
