import { CHEMIN_DE_FER } from '@sabot/regulations';
import { CheminDeFerModel } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

/** `npm run proofs` plays more. */
const TABLES = Number(process.env.SABOT_RANDOM_RUNS ?? 25);
/** Far more than it takes to offer a bank to everybody on every step of the ladder, talla after talla. */
const MOST = 1000;

describe.each(CHEMIN_DE_FER.map(({ id, ruleset }) => [id, ruleset] as const))('%s', (_, ruleset) => {
  it('comes to rest among people who all fall silent, wherever that happens, and wakes when they gather again', () => {
    const phases = new Set<string>();
    const rests = new Map<string, number>();
    for (let seed = 0; seed < TABLES; seed++) {
      const model = new CheminDeFerModel(ruleset, 4000 + seed, new Map());
      model.wander(20 + 37 * (seed % 20));
      phases.add(model.state.phase);
      model.fallSilent(MOST);
      const rest = `${model.state.phase}, for want of ${model.state.lacks}`;
      rests.set(rest, (rests.get(rest) ?? 0) + 1);
      expect(model.state.coup).toBeNull();
      model.gather();
      expect(model.state.phase).not.toBe('waiting');
    }
    expect([...rests.keys()].every((rest) => rest.startsWith('waiting, '))).toBe(true);
    expect(phases.size).toBeGreaterThan(5);
  });
});
