import { DOS_PANOS } from '@sabot/regulations';
import { DosPanosModel } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

/** `npm run proofs` plays more. */
const TABLES = Number(process.env.SABOT_RANDOM_RUNS ?? 25);
/** Far more than it takes to offer a bank to everybody, and to auction it, session after session. */
const MOST = 1000;
/** Where a table may come to rest; tables are played until each was seen. */
const RESTS = ['ended, null', 'waiting, company', 'waiting, stakes'];
const isSeen = (rests: ReadonlySet<string>): boolean => RESTS.every((rest) => rests.has(rest));

describe.each(DOS_PANOS.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('comes to rest among people who all fall silent, wherever that happens, and wakes when they gather again', () => {
    const phases = new Set<string>();
    const rests = new Set<string>();
    for (let seed = 0; seed < TABLES || (!isSeen(rests) && seed < 20 * TABLES); seed++) {
      const model = new DosPanosModel(ruleset, 4000 + seed, new Map());
      model.wander(20 + 37 * (seed % 20));
      phases.add(model.state.phase);
      model.fallSilent(MOST);
      rests.add(`${model.state.phase}, ${model.state.lacks}`);
      expect(model.state.coup).toBeNull();
      model.gather();
      expect(['waiting', 'ended']).not.toContain(model.state.phase);
    }
    expect([...rests].sort()).toEqual(RESTS);
    expect(phases.size).toBeGreaterThan(5);
  });
});
