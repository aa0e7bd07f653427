import { CHOICES, type PuntoBancaPoints, type Regulation, ruleOf, type Settings } from '@sabot/engine';
import {
  borrowedScenarios,
  CHEMIN_DE_FER_ANSWERS,
  DOS_PANOS_ANSWERS,
  killer,
  type LawMutant,
  lawMutants,
  PUNTO_BANCA_ANSWERS,
  runScenario,
  scenariosOf,
} from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { CHEMIN_DE_FER, DOS_PANOS, PUNTO_BANCA, REGISTRY, RULES } from '../src/index.ts';
import { EQUIVALENT_LAWS } from './equivalent-laws.ts';

/** One wrong law for every rule; `npm run proofs`: all there are. */
const IS_LONG = process.env.SABOT_LONG !== undefined;

/** “Las reglas del juego son idénticas”; “la única diferencia con éste es la mesa”. */
const REFERRING: readonly string[] = ['AST-MINI-E-2', 'CAN-MINI-3.2-1'];

/** A table on the regulation's own terms, and one that has chosen everything otherwise, as far as it may. */
function tablesOf({ defaults, questions }: Regulation<PuntoBancaPoints, Settings>): readonly Settings[] {
  const { choices } = questions(defaults);
  const others = CHOICES.map((setting) => {
    const options: readonly string[] = choices.ask({ setting }).answer;
    return [setting, options.find((option) => option !== defaults[setting]) ?? defaults[setting]];
  });
  return [defaults, { ...defaults, ...Object.fromEntries(others) }];
}

type Mutants = readonly LawMutant<unknown, unknown>[];
/** The falsified laws of each ruleset, with the words in which its game's points are answered. */
const MUTANTS: ReadonlyMap<string, Mutants> = new Map<string, Mutants>([
  ...PUNTO_BANCA.map(
    ({ id, ruleset: { regulation } }) =>
      [id, lawMutants(regulation, PUNTO_BANCA_ANSWERS, tablesOf(regulation)) as unknown as Mutants] as const,
  ),
  ...CHEMIN_DE_FER.map(({ id, ruleset: { regulation } }) => {
    const { defaults } = regulation;
    const other = { ...defaults, unlimited: true, freeBanco: true, retake: 'passer', rounding: 'ten-cents' } as const;
    return [id, lawMutants(regulation, CHEMIN_DE_FER_ANSWERS, [defaults, other]) as unknown as Mutants] as const;
  }),
  ...DOS_PANOS.map(({ id, ruleset: { regulation } }) => {
    const { defaults } = regulation;
    const other = {
      ...defaults,
      modality: 'libre',
      zeroMayStand: true,
      noticed: 'when-reported',
      nullPlay: 'even-balance',
      rounding: 'ten-cents',
    } as const;
    return [id, lawMutants(regulation, DOS_PANOS_ANSWERS, [defaults, other]) as unknown as Mutants] as const;
  }),
]);

describe.each(REGISTRY.map((entry) => [entry.id, entry] as const))('%s', (id, { ruleset, parent }) => {
  const { regulation } = ruleset;
  const results = scenariosOf(id).map(({ file, text }) => ({ text, ...runScenario(text, file) }));
  const unmodelled = new Set<string>(regulation.unmodelled.map(({ rule }) => rule));
  // The row by which a text takes over another is cited on every point; the other's examples stand behind it.
  const referring = parent === null ? null : (RULES[id].find((rule) => REFERRING.includes(rule)) ?? null);
  const borrowed = parent === null || referring === null ? [] : borrowedScenarios(id, parent, referring);
  if (referring !== null) {
    it(`[${referring}] holds for most examples of ${parent}`, () => {
      expect(borrowed.length / scenariosOf(parent as string).length).toBeGreaterThan(0.6);
    });
  }

  // Each wrong law must be noticed by a scenario tagged with the very rule that was falsified.
  const own = new Set<string>(RULES[id]);
  const mutants = (MUTANTS.get(id) ?? []).filter(({ ground }) => own.has(ruleOf(ground)));
  it('has mutants for every modelled rule', () => {
    const touched = new Set(mutants.map(({ ground }) => ruleOf(ground)));
    expect(RULES[id].filter((rule) => !unmodelled.has(rule) && !touched.has(rule))).toEqual([]);
  });
  const tried = IS_LONG ? mutants : [...new Map(mutants.map((mutant) => [ruleOf(mutant.ground), mutant])).values()];
  it.each(tried.map((mutant) => [`${mutant.ground} on ${mutant.point}, ${mutant.change}`, mutant] as const))(
    'notices another law: %s',
    (name, mutant) => {
      const noticed = killer(mutant, [...results, ...borrowed]);
      if (EQUIVALENT_LAWS[name] === undefined) expect(noticed).not.toBeNull();
      else expect(noticed, 'no longer equivalent').toBeNull();
    },
  );
});
