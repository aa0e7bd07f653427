import type { Account, PuntoBancaEvent } from '@sabot/engine';
import { refOf, TIED } from '@sabot/engine';
import { PUNTO_BANCA } from '@sabot/regulations';
import { dice, walk } from '@sabot/testkit';
import { expect, it } from 'vitest';

/** The zone that chips come back from; null for chips that go another way. */
const zoneOf = (from: Account, to: Account): string | null =>
  from.startsWith('stake:') && to.startsWith('player:') ? (from.split(':').at(-1) ?? null) : null;

it.each(PUNTO_BANCA.map(({ id, ruleset }) => [id, ruleset] as const))(
  '%s: chips are lifted from a hand because the coup was null after a tie, and after no other coup',
  (_, ruleset) => {
    const { defaults } = ruleset.regulation;
    const law = ruleset.law(defaults);
    const nullCoup = (bet: 'punto' | 'banca') => {
      const [ground] = law.settlement.ask({ bet, ...TIED }).grounds;
      return refOf(ground);
    };
    const lifted = { afterTie: 0, otherwise: 0 };
    const isSeen = (): boolean => Math.min(lifted.afterTie, lifted.otherwise) > 0;
    for (let seed = 51; seed < 60 || (seed < 90 && !isSeen()); seed++) {
      const people = ['ana', 'bea', 'ciro'];
      const { log } = walk(ruleset, dice(seed), new Map(), { opening: defaults, steps: 900, people, check: () => {} });
      let isAfterTie = false;
      for (const event of log as readonly PuntoBancaEvent[]) {
        // With an annulled coup all chips have gone back, also those that a tie had left lying.
        if (event.type === 'CoupEnded') isAfterTie = event.outcome === 'tie';
        if (event.type !== 'StakesSet') continue;
        for (const { from, to, ground } of event.postings) {
          const zone = zoneOf(from, to);
          if (zone !== 'punto' && zone !== 'banca') continue;
          lifted[isAfterTie ? 'afterTie' : 'otherwise'] += 1;
          expect(ground === nullCoup(zone)).toBe(isAfterTie);
          // Some texts say both in one row, which is then cited for the stakes that stay as well.
          if (isAfterTie) expect(event.grounds).toContain(nullCoup(zone));
        }
      }
    }
    expect(isSeen()).toBe(true);
  },
);
