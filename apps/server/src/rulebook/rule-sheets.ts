import { type Basis, type Ground, type GroundRef, isNamedIn, refOf, ruleOf } from '@sabot/engine';
import type { RuleSheet } from '@sabot/protocol';
import {
  type Entry,
  isRulesetId,
  REGISTRY,
  type ReadingId,
  RULE_ROWS,
  RULES,
  type RuleId,
  type RulesetId,
  reading,
  SET_ASIDE_ES,
} from '@sabot/regulations';
import { type ScenarioFile, scenariosOf } from './scenario-files.ts';

type SheetGround = RuleSheet['grounds'][number];

const told = (ground: Ground): SheetGround => ({
  ref: refOf(ground),
  basis: ground.basis,
  reading: ground.reading ?? null,
});

/** A ground of the cloth: it has no clause, so how strongly it binds is worked out here. */
function clothGround(ref: GroundRef, own: ReadonlySet<string>): SheetGround {
  const settled = ref.split('~')[1] ?? null;
  const basis: Basis =
    settled !== null ? reading(settled as ReadingId).strength : own.has(ruleOf(ref)) ? 'text' : 'cross-reference';
  return { ref, basis, reading: settled };
}

const onceEach = (grounds: readonly SheetGround[]): SheetGround[] => [
  ...new Map(grounds.map((ground) => [`${ground.ref} ${ground.basis}`, ground])).values(),
];

/** Every rule that an answer of this ruleset may rest on: its own in the order of the text, then those it takes over. */
export function ruleSheets({ id, ruleset, layout, wording }: Entry): readonly RuleSheet[] {
  const { provisions, unmodelled } = ruleset.regulation;
  const known: readonly string[] = isRulesetId(id) ? RULES[id] : [];
  const own: ReadonlySet<string> = new Set(known);
  const cloth = [...layout.zones.map(({ ground }) => ground), ...layout.grounds].map((ref) => clothGround(ref, own));
  const taken = [...provisions.map(({ rule }) => rule), ...cloth.map(({ ref }) => ruleOf(ref as GroundRef))];
  const rules = [...new Set<string>([...known, ...taken])].filter((rule): rule is RuleId => isNamedIn(RULE_ROWS, rule));
  // A rule that is taken over is shown by the examples of its own text too.
  const homes = [...new Set<RulesetId>([id, ...rules.map((rule) => RULE_ROWS[rule].ruleset)])];
  const scenarios: readonly ScenarioFile[] = homes.flatMap((home) => [...scenariosOf(home)]);
  const words = (rule: RuleId, language: 'es' | 'en'): string | null =>
    wording[language][rule] ??
    REGISTRY.find((one) => one.id === RULE_ROWS[rule].ruleset)?.wording[language][rule] ??
    null;
  return rules.map((rule) => {
    const { ruleset: home, text, locator, lines, kind } = RULE_ROWS[rule];
    const clauses = provisions.filter((provision) => provision.rule === rule).flatMap((provision) => provision.clauses);
    const aside = unmodelled.find((one) => one.rule === rule)?.reason ?? null;
    return {
      rule,
      ruleset: home,
      source: text,
      locator,
      lines,
      kind,
      wording: { es: words(rule, 'es'), en: words(rule, 'en') },
      setAside: aside === null ? null : { es: SET_ASIDE_ES[rule] ?? aside, en: aside },
      grounds: onceEach([
        ...clauses.map(({ ground }) => told(ground)),
        ...cloth.filter(({ ref }) => ruleOf(ref as GroundRef) === rule),
      ]),
      scenarios: scenarios.filter(({ proves }) => proves.includes(rule)).map(({ path }) => path),
    };
  });
}
