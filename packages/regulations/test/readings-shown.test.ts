import { runScenario, scenariosOf } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { AMBIGUITIES, CHEMIN_DE_FER } from '../src/index.ts';

/** It asks whether a rule of chemin de fer is taken over by another game. */
const OF_ANOTHER_GAME: readonly string[] = ['AMB-73'];

describe.each(CHEMIN_DE_FER.map(({ id }) => id))('%s', (id) => {
  const shown = new Set(
    scenariosOf(id).flatMap(({ file, text }) => runScenario(text, file).grounds.map((ref) => ref.split('~')[1])),
  );
  const about = AMBIGUITIES.filter(
    (ambiguity) =>
      !OF_ANOTHER_GAME.includes(ambiguity.id) && ambiguity.rules.some((rule: string) => rule.startsWith('AST-CF-')),
  );

  it('has many ambiguities', () => expect(about.length).toBeGreaterThan(30));

  it.each(about.map((ambiguity) => [ambiguity.id, ambiguity.resolution] as const))('%s is shown: %s', (reading) => {
    expect([...shown]).toContain(reading);
  });
});
