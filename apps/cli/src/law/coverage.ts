import { readFileSync } from 'node:fs';
import { type GroundRef, ruleOf } from '@sabot/engine';
import { formatError, NotationError, runScenario } from '@sabot/notation';
import { type Entry, ownRules } from '@sabot/regulations';
import { scenarioFiles } from '../call/scenarios-folder.ts';
import type { Language } from '../terminal/language.ts';
import { whySetAside } from './rule-sheet.ts';

export interface Coverage {
  readonly total: number;
  readonly modelled: number;
  readonly tested: number;
  /** Rules that answer a point of law themselves. */
  readonly decide: number;
  /** Rules cited beside the answer of another, in the cases that they speak of. */
  readonly support: number;
  /** Rules cited with every answer to a point: nothing that happens depends on them. */
  readonly cited: readonly string[];
  readonly unmodelled: readonly { readonly id: string; readonly reason: string }[];
  /** Neither set aside with a reason nor modelled and proved. */
  readonly missing: readonly string[];
}

export interface Proofs {
  readonly proved: ReadonlySet<string>;
  /** `file:line:column message` for each scenario that does not pass. */
  readonly failures: readonly string[];
}

/** Runs scenarios. A rule is proved by one that names it, passes, and rested on it. */
export function proofsIn(files: readonly string[], language: Language): Proofs {
  const proved = new Set<string>();
  const failures: string[] = [];
  for (const file of files) {
    try {
      const { passed, proves, failures: found } = runScenario(readFileSync(file, 'utf8'), file);
      if (passed) for (const ref of proves) proved.add(ruleOf(ref as GroundRef));
      else failures.push(...found.slice(0, 1).map((problem) => formatError(problem, file, language)));
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      failures.push(formatError(error, file, language));
    }
  }
  return { proved, failures };
}

type Part = 'decides' | 'supports' | 'cited' | 'none';

/** What a rule does: it answers, stands beside an answer in some cases, or is only cited. */
function partOf({ ruleset }: Entry, rule: string): Part {
  const clauses = ruleset.regulation.provisions.filter((one) => one.rule === rule).flatMap((one) => one.clauses);
  if (clauses.some(({ answer }) => answer !== undefined)) return 'decides';
  if (clauses.some(({ when }) => when !== undefined)) return 'supports';
  return clauses.length > 0 ? 'cited' : 'none';
}

export function coverageOf(entry: Entry, proved: ReadonlySet<string>, language: Language): Coverage {
  const own = ownRules(entry);
  const { provisions, unmodelled } = entry.ruleset.regulation;
  const modelled = new Set<string>(provisions.filter(({ clauses }) => clauses.length > 0).map(({ rule }) => rule));
  const aside = unmodelled.filter(({ rule }) => own.includes(rule));
  const isAside = (rule: string): boolean => aside.some((one) => one.rule === rule);
  return {
    total: own.length,
    modelled: own.filter((rule) => modelled.has(rule)).length,
    tested: own.filter((rule) => proved.has(rule)).length,
    decide: own.filter((rule) => partOf(entry, rule) === 'decides').length,
    support: own.filter((rule) => partOf(entry, rule) === 'supports').length,
    cited: own.filter((rule) => partOf(entry, rule) === 'cited'),
    unmodelled: aside.map(({ rule, reason }) => ({ id: rule, reason: whySetAside(rule, reason, language) })),
    missing: own.filter((rule) => !isAside(rule) && !(modelled.has(rule) && proved.has(rule))),
  };
}

export const together = (all: readonly Coverage[]): Coverage => ({
  total: all.reduce((sum, one) => sum + one.total, 0),
  modelled: all.reduce((sum, one) => sum + one.modelled, 0),
  tested: all.reduce((sum, one) => sum + one.tested, 0),
  decide: all.reduce((sum, one) => sum + one.decide, 0),
  support: all.reduce((sum, one) => sum + one.support, 0),
  cited: all.flatMap((one) => one.cited),
  unmodelled: all.flatMap((one) => one.unmodelled),
  missing: all.flatMap((one) => one.missing),
});

export interface Surveyed {
  readonly coverage: Coverage;
  readonly failures: readonly string[];
}

/** How much of a ruleset is modelled and proved by the scenarios shipped with it. */
export function survey(entry: Entry, language: Language): Surveyed {
  const { proved, failures } = proofsIn(scenarioFiles(entry.id), language);
  return { coverage: coverageOf(entry, proved, language), failures };
}
