import { ruleOf } from '@sabot/engine';
import { runScenario, type ScenarioFile, scenariosOf } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { AMBIGUITIES, CHEMIN_DE_FER, DOS_PANOS, REGISTRY, RULES } from '../src/index.ts';

/** These games alone, where only they are of interest. */
const GAMES = process.env.SABOT_GAMES?.split(',');

type Result = ReturnType<typeof runScenario>;
const results = new Map<string, Result>();
/** Each is played once, whatever is asked of it; but anew where only some games are of interest: there mutants are tried. */
function played({ file, text }: ScenarioFile): Result {
  if (GAMES !== undefined) return runScenario(text, file);
  const result = results.get(file) ?? runScenario(text, file);
  results.set(file, result);
  return result;
}

const header = (text: string, name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? '';
const titled = (scenario: ScenarioFile) =>
  [`[${header(scenario.text, 'proves')}] ${header(scenario.text, 'title')}`, scenario] as const;

const ruled = REGISTRY.filter(({ ruleset }) => GAMES?.includes(ruleset.game.id) ?? true);

describe.each(ruled.map(({ id }) => id))('%s', (id) => {
  it.each(scenariosOf(id).map(titled))('%s', (_, scenario) => {
    const { failures, proves } = played(scenario);
    expect(failures, scenario.file).toEqual([]);
    expect(proves.length, scenario.file).toBeGreaterThan(0);
  });
});

describe.skipIf(GAMES !== undefined).each(REGISTRY.map((entry) => [entry.id, entry.ruleset.regulation] as const))(
  '%s',
  (id, { unmodelled }) => {
    const silent = new Set<string>(unmodelled.map(({ rule }) => rule));
    const proved = (): ReadonlySet<string> =>
      new Set(scenariosOf(id).flatMap((one) => (played(one).passed ? played(one).proves.map(ruleOf) : [])));

    it(`every rule has a scenario that rests on it, or is set aside: ${RULES[id].length}`, () => {
      const found = proved();
      expect(RULES[id].filter((rule) => !silent.has(rule) && !found.has(rule))).toEqual([]);
    });
  },
);

const AMONG_PEOPLE = [
  // AMB-73 asks whether a rule of chemin de fer is taken over by the other game.
  { ids: CHEMIN_DE_FER.map(({ id }) => id), prefix: 'AST-CF-', elsewhere: ['AMB-73'], many: 30 },
  { ids: DOS_PANOS.map(({ id }) => id), prefix: 'AST-DP-', elsewhere: [], many: 20 },
].flatMap(({ ids, ...game }) => ids.map((id) => [id, game] as const));

describe.skipIf(GAMES !== undefined).each(AMONG_PEOPLE)('%s', (id, { prefix, elsewhere, many }) => {
  it('every reading of an ambiguity is shown by a scenario', () => {
    const grounds = scenariosOf(id).flatMap((one) => played(one).grounds);
    const shown = new Set(grounds.map((ref) => ref.split('~')[1]));
    const about = AMBIGUITIES.filter(
      (ambiguity) =>
        !(elsewhere as readonly string[]).includes(ambiguity.id) &&
        ambiguity.rules.some((rule: string) => rule.startsWith(prefix)),
    );
    expect(about.length).toBeGreaterThan(many);
    expect(about.map((ambiguity) => ambiguity.id).filter((reading) => !shown.has(reading))).toEqual([]);
  });
});
