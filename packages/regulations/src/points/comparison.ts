import {
  type Basis,
  CHOICES,
  cents,
  type FinishedCoup,
  type Ground,
  type PuntoBancaPoints,
  type Question,
  refOf,
  type Settings,
} from '@sabot/engine';
import { PUNTO_BANCA, type PuntoBancaEntry, type PuntoBancaRuleset } from '../registry.ts';
import type { RulesetId } from '../rules/rule-ids.ts';
import { answers as english } from './answers.en.ts';
import type { AnswerWords, Phrase, Varied, WordedPoint } from './answers.ts';

export { answers as answersEn } from './answers.en.ts';
export { answers as answersEs } from './answers.es.ts';
export type { AnswerWords } from './answers.ts';

/** One answer of a regulation on a point, the facts it is given for, and what it rests on, what decided first. */
export interface Given {
  readonly answer: string;
  readonly facts: readonly string[];
  /** At which tables it is so, unless at all that are as the regulation provides. */
  readonly table: string | null;
  readonly grounds: readonly Ground[];
  /** How strongly what decided binds; several where parts of the facts are decided by different rules. */
  readonly bases: readonly Basis[];
}
export interface Column {
  readonly ruleset: RulesetId;
  readonly given: readonly Given[];
}
/** One question put to every regulation. */
export interface Compared {
  readonly point: keyof PuntoBancaPoints;
  readonly columns: readonly Column[];
  readonly isSame: boolean;
}

type Asked = Question<unknown, unknown>;
type Told = (facts: unknown, answer: unknown, table: Settings) => Phrase;
interface Table {
  /** The setting that is not as the regulation provides it. */
  readonly varied: Varied | null;
  readonly settings: Settings;
}

/** The table of the regulation's defaults, then tables that differ from it in one setting each. */
function tablesOf({ law, regulation: { defaults } }: PuntoBancaRuleset): readonly Table[] {
  const { choices } = law(defaults);
  const table = (varied: Varied, settings: Partial<Settings>): Table => ({
    varied,
    settings: { ...defaults, ...settings },
  });
  const chosen = CHOICES.flatMap((setting) =>
    choices
      .ask({ setting })
      .answer.filter((option) => option !== defaults[setting])
      .map((option) => table(setting, { [setting]: option })),
  );
  return [
    { varied: null, settings: defaults },
    ...chosen,
    table('multiples', { multiples: true }),
    table('standing', { standing: false }),
    table('seats', { seats: 99 }),
    table('authorisedMinimum', { authorisedMinimum: cents(1_00) }),
    table('minimum', { minimum: cents(1000_00), maximum: cents(50_000_00) }),
  ];
}

/** The bank's chart is read by rows, as the texts print it: T draws, P stands. */
const chartRow =
  (question: Asked): Told =>
  (facts) => {
    const { total } = facts as { readonly total: number };
    const row = (question.domain as readonly { readonly total: number; readonly third: unknown }[])
      .filter((cell) => cell.total === total)
      .map((cell) => `${cell.third === 'stood' ? ' ' : ''}${question.ask(cell).answer === 'draw' ? 'T' : 'P'}`);
    return { when: String(total), says: row.join('') };
  };

/** Facts that tell no more than their neighbours are asked once; an incident is asked with everybody it may concern. */
const REDUCED: Readonly<Record<string, (facts: never) => unknown>> = {
  call: (facts: { readonly total: number; readonly outcome: string; readonly occasion: string }) =>
    facts.total === 6 && (facts.occasion === 'winner' ? facts.outcome !== 'banca' : facts.outcome === 'tie') && facts,
  settlement: (facts: FinishedCoup) => (facts.totals.banca === 6 || facts.totals.banca === 7) && facts,
  incident: (facts: object) => ({ ...facts, card: 1, rank: '5', hand: 'punto', dealer: 'dealer', player: 'player' }),
};
const factsOf = (point: string, question: Asked): readonly unknown[] => {
  const reduced = REDUCED[point] ?? ((facts: unknown) => facts);
  return (question.domain ?? []).map((facts) => reduced(facts as never)).filter((facts) => facts !== false);
};

/** `with 6` goes without saying where the same is said without it. */
const shortest = (facts: readonly string[]): readonly string[] =>
  facts.filter((one) => !facts.some((other) => other !== one && one.startsWith(`${other} `)));

/** The same answer, told for the same facts in parts, rests on the grounds of all parts. */
function merged(all: readonly Given[]): readonly Given[] {
  const found = new Map<string, Given>();
  for (const one of all) {
    const key = JSON.stringify([one.answer, one.facts, one.table]);
    const before = found.get(key);
    const grounds = new Map([...(before?.grounds ?? []), ...one.grounds].map((ground) => [refOf(ground), ground]));
    const bases = new Set([...(before?.bases ?? []), ...one.bases]);
    found.set(key, { ...one, grounds: [...grounds.values()], bases: [...bases] });
  }
  return [...found.values()];
}

/** Everything one regulation says on a point; the same answer on the same grounds is told once. */
function given(point: WordedPoint, { ruleset }: PuntoBancaEntry, words: AnswerWords): readonly Given[] {
  const found = new Map<string, Given & { readonly facts: string[] }>();
  const usual = new Map<string, string>();
  for (const { varied, settings } of tablesOf(ruleset)) {
    const question: Asked = ruleset.law(settings)[point];
    const tell = (words.points[point] as Told | undefined) ?? chartRow(question);
    const table = varied === null ? null : words.table(varied, settings);
    for (const facts of factsOf(point, question)) {
      const { answer, grounds } = question.ask(facts);
      const { when, says } = tell(facts, answer, settings);
      if (varied === null) usual.set(when, says);
      else if (usual.get(when) === says) continue;
      const key = JSON.stringify([says, table, grounds.map(refOf)]);
      const one = found.get(key) ?? { answer: says, facts: [], table, grounds, bases: [grounds[0].basis] };
      if (!one.facts.includes(when)) one.facts.push(when);
      found.set(key, one);
    }
  }
  return merged([...found.values()].map((one) => ({ ...one, facts: shortest(one.facts) })));
}

const saidIn = ({ given: all }: Column): string =>
  JSON.stringify(all.flatMap(({ answer, facts, table }) => facts.map((fact) => [table, fact, answer])).sort());

/**
 * Every point of law with a finite domain, as each regulation answers it at a table of its default settings, and where
 * another setting changes the answer.
 */
export function comparison(
  entries: readonly PuntoBancaEntry[] = PUNTO_BANCA,
  words: AnswerWords = english,
): readonly Compared[] {
  const [first] = entries;
  if (first === undefined) return [];
  const questions = first.ruleset.regulation.questions(first.ruleset.regulation.defaults);
  const points = (Object.keys(questions) as WordedPoint[]).filter((point) => questions[point].domain !== undefined);
  return points.map((point) => {
    const columns = entries.map((entry) => ({ ruleset: entry.id, given: given(point, entry, words) }));
    return { point, columns, isSame: new Set(columns.map(saidIn)).size === 1 };
  });
}
