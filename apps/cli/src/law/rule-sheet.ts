import { type Basis, lookUp } from '@sabot/engine';
import {
  type Entry,
  ownRules,
  READINGS_ES,
  type ReadingId,
  type RuleInText,
  reading,
  ruleIn,
  SET_ASIDE_ES,
} from '@sabot/regulations';
import { sentenceOf } from '../terminal/citation.ts';
import type { Language } from '../terminal/language.ts';

interface RuleReading {
  readonly id: string;
  readonly basis: Basis;
  readonly question: string;
  readonly resolution: string;
  /** Why it is read so; for an omission, what other texts say. */
  readonly reason: string;
}

/** All there is to know about one rule of a ruleset. */
export interface RuleSheet {
  readonly id: string;
  readonly text: string;
  readonly locator: string;
  readonly kind: RuleInText['kind'];
  readonly wording: string;
  /** The points of law that it answers, and those where it is cited beside the answer. */
  readonly answers: readonly string[];
  readonly supports: readonly string[];
  readonly readings: readonly RuleReading[];
  readonly unmodelled: string | null;
}

function readingSheet(id: ReadingId, basis: Basis, language: Language): RuleReading {
  if (language === 'es') {
    const { question, answer, reason } = READINGS_ES[id];
    return { id, basis, question, resolution: answer, reason };
  }
  const found = reading(id);
  return 'question' in found
    ? { id, basis, question: found.question, resolution: found.resolution, reason: found.reason }
    : { id, basis, question: found.missing, resolution: found.default, reason: found.elsewhere };
}

/** Why a rule is not modelled, in the words of this language. */
export const whySetAside = (rule: string, reason: string, language: Language): string =>
  language === 'es' ? (lookUp(SET_ASIDE_ES, rule) ?? reason) : reason;

export function ruleSheet(entry: Entry, id: string, language: Language): RuleSheet {
  const { provisions, unmodelled } = entry.ruleset.regulation;
  const clauses = provisions.filter(({ rule }) => rule === id).flatMap((provision) => provision.clauses);
  const pointsOf = (answering: boolean): readonly string[] => [
    ...new Set(clauses.filter(({ answer }) => (answer !== undefined) === answering).map(({ point }) => point)),
  ];
  const answers = pointsOf(true);
  const aside = unmodelled.find(({ rule }) => rule === id);
  const bases = new Map<string, Basis>();
  for (const { ground } of clauses) if (ground.reading !== undefined) bases.set(ground.reading, ground.basis);
  const found = ruleIn(entry, id);
  if (found === null) throw new Error(`no rule is called ${JSON.stringify(id)}`);
  const { text, locator, lines, kind } = found;
  return {
    id,
    text,
    locator: `${locator} ${lines}`.trim(),
    kind,
    wording: sentenceOf(id, entry, language),
    answers,
    supports: pointsOf(false).filter((point) => !answers.includes(point)),
    readings: [...bases].map(([name, basis]) => readingSheet(name as ReadingId, basis, language)),
    unmodelled: aside === undefined ? null : whySetAside(id, aside.reason, language),
  };
}

/** Every rule of a ruleset, in the order of its text. */
export const ruleSheets = (entry: Entry, language: Language): readonly RuleSheet[] =>
  ownRules(entry).map((id) => ruleSheet(entry, id, language));
