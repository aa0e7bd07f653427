import { type Basis, type Ground, type GroundRef, lookUp, refOf, ruleOf } from '@sabot/engine';
import type { RuleSheet } from '@sabot/protocol';
import { type Entry, ownRules, type ReadingId, reading, ruleIn, SET_ASIDE_ES } from '@sabot/regulations';
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
export function ruleSheets(entry: Entry): readonly RuleSheet[] {
  const { id, ruleset, layout } = entry;
  const { provisions, unmodelled } = ruleset.regulation;
  const known = ownRules(entry);
  const own: ReadonlySet<string> = new Set(known);
  const cloth = [...layout.zones.map(({ ground }) => ground), ...layout.grounds].map((ref) => clothGround(ref, own));
  const taken = [...provisions.map(({ rule }) => rule), ...cloth.map(({ ref }) => ruleOf(ref as GroundRef))];
  const rules = [...new Set([...known, ...taken])].flatMap((rule) => ruleIn(entry, rule) ?? []);
  // A rule that is taken over is shown by the examples of its own text too.
  const homes = [...new Set<string>([id, ...rules.map((rule) => rule.ruleset)])];
  const scenarios: readonly ScenarioFile[] = homes.flatMap((home) => [...scenariosOf(home)]);
  return rules.map(({ rule, ruleset: home, text, locator, lines, kind, says }) => {
    const clauses = provisions.filter((provision) => provision.rule === rule).flatMap((provision) => provision.clauses);
    const aside = unmodelled.find((one) => one.rule === rule)?.reason ?? null;
    return {
      rule,
      ruleset: home,
      source: text,
      locator,
      lines,
      kind,
      wording: says,
      setAside: aside === null ? null : { es: lookUp(SET_ASIDE_ES, rule) ?? aside, en: aside },
      grounds: onceEach([
        ...clauses.map(({ ground }) => told(ground)),
        ...cloth.filter(({ ref }) => ruleOf(ref as GroundRef) === rule),
      ]),
      scenarios: scenarios.filter(({ proves }) => proves.includes(rule)).map(({ path }) => path),
    };
  });
}
