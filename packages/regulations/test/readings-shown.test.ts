import { runScenario, scenariosOf } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { AMBIGUITIES, CHEMIN_DE_FER, DOS_PANOS } from '../src/index.ts';

const GAMES = [
  // AMB-73 asks whether a rule of chemin de fer is taken over by the other game.
  { ids: CHEMIN_DE_FER.map(({ id }) => id), prefix: 'AST-CF-', elsewhere: ['AMB-73'], many: 30 },
  { ids: DOS_PANOS.map(({ id }) => id), prefix: 'AST-DP-', elsewhere: [], many: 20 },
].flatMap(({ ids, ...game }) => ids.map((id) => [id, game] as const));

describe.each(GAMES)('%s', (id, { prefix, elsewhere, many }) => {
  const shown = new Set(
    scenariosOf(id).flatMap(({ file, text }) => runScenario(text, file).grounds.map((ref) => ref.split('~')[1])),
  );
  const about = AMBIGUITIES.filter(
    (ambiguity) =>
      !(elsewhere as readonly string[]).includes(ambiguity.id) &&
      ambiguity.rules.some((rule: string) => rule.startsWith(prefix)),
  );

  it('has many ambiguities', () => expect(about.length).toBeGreaterThan(many));

  it.each(about.map((ambiguity) => [ambiguity.id, ambiguity.resolution] as const))('%s is shown: %s', (reading) => {
    expect([...shown]).toContain(reading);
  });
});
