import { type Cents, type Fate, type GroundRef, type Question, refOf } from '@sabot/engine';
import { type Entry, REGISTRY } from './registry.ts';
import type { RulesetId } from './rule-ids.ts';

/** One answer of a regulation on a point, the facts it is given for, and what it rests on. */
export interface Given {
  readonly answer: string;
  readonly facts: readonly string[];
  readonly grounds: readonly GroundRef[];
}
export interface Column {
  readonly ruleset: RulesetId;
  readonly given: readonly Given[];
}
/** One question put to every regulation. */
export interface Compared {
  readonly point: string;
  readonly columns: readonly Column[];
  readonly isSame: boolean;
}

const MONEY: ReadonlySet<string> = new Set(['chips', 'stakeMinimum', 'stakeMaximum', 'stakeStep', 'tableMinimum']);
const money = (amount: number): string => (amount / 100).toFixed(2);

function fateText(fate: Fate): string {
  if (fate.fate !== 'won') return fate.fate;
  const { pays, deduct } = fate;
  return `${pays.num}:${pays.den}${deduct.num === 0 ? '' : ` less ${(100 * deduct.num) / deduct.den} %`}`;
}

function answerText(point: string, answer: unknown): string {
  if (MONEY.has(point) && typeof answer === 'number') return money(answer);
  if (typeof answer !== 'object' || answer === null) return String(answer);
  if (Array.isArray(answer)) return answer.map((one) => answerText(point, one)).join(', ');
  if ('fate' in answer) return fateText(answer as Fate);
  return Object.entries(answer)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${isMoney(name, value) ? moneyText(value) : answerText(point, value)}`)
    .join(', ');
}
const isMoney = (name: string, value: unknown): value is Cents | readonly Cents[] =>
  ['amounts', 'low', 'high', 'atLeast', 'apartBy', 'step'].includes(name) && value !== null;
const moneyText = (value: Cents | readonly Cents[]): string =>
  typeof value === 'number' ? money(value) : value.map(money).join(', ');

const factText = (facts: object): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${value}`)
    .join(' ');

/** The bank's chart is read by rows, as the texts print it. */
function chartRows(question: Question<unknown, unknown>): readonly Given[] {
  const rows = new Map<number, { cells: string; grounds: Set<GroundRef> }>();
  for (const facts of question.domain as readonly { readonly total: number; readonly third: number | 'stood' }[]) {
    const { answer, grounds } = question.ask(facts);
    const row = rows.get(facts.total) ?? { cells: '', grounds: new Set<GroundRef>() };
    row.cells += `${facts.third === 'stood' ? ' ' : ''}${answer === 'draw' ? 'T' : 'P'}`;
    for (const ground of grounds) row.grounds.add(refOf(ground));
    rows.set(facts.total, row);
  }
  return [...rows].map(([total, { cells, grounds }]) => ({
    answer: cells,
    facts: [`total ${total}`],
    grounds: [...grounds],
  }));
}

/** The same answer on the same grounds is told once, with all the facts it is given for. */
function grouped(point: string, question: Question<unknown, unknown>): readonly Given[] {
  const found = new Map<string, { answer: string; facts: string[]; grounds: readonly GroundRef[] }>();
  for (const facts of question.domain ?? []) {
    const ruling = question.ask(facts);
    const answer = answerText(point, ruling.answer);
    const grounds = ruling.grounds.map(refOf);
    const key = `${answer} ${grounds.join(' ')}`;
    const one = found.get(key) ?? { answer, facts: [], grounds };
    one.facts.push(factText(facts as object));
    found.set(key, one);
  }
  return [...found.values()];
}

/** Words differ from text to text, so calls are compared by what is called when, not for every total. */
const onlyOnce: Readonly<Record<string, (facts: never) => boolean>> = {
  call: ({ total, outcome, occasion }: { total: number; outcome: string; occasion: string }) =>
    total === 6 && (occasion === 'winner' ? outcome !== 'banca' : outcome === 'tie'),
  settlement: ({ bancaTotal }: { bancaTotal: number }) => bancaTotal === 6 || bancaTotal === 7,
};

function given(point: string, question: Question<unknown, unknown>): readonly Given[] {
  if (point === 'bancaDraw') return chartRows(question);
  const filter = onlyOnce[point];
  const domain = question.domain?.filter((facts) => filter === undefined || filter(facts as never));
  return grouped(point, domain === undefined ? question : { ...question, domain });
}

/** Every point of law with a finite domain, as each regulation answers it at a table of its default settings. */
export function comparison(entries: readonly Entry[] = REGISTRY): readonly Compared[] {
  const laws = entries.map(({ id, ruleset }) => ({ id, law: ruleset.law(ruleset.regulation.defaults) }));
  const points = Object.keys(laws[0]?.law ?? {}).filter((point) => point !== 'table');
  return points.flatMap((point) => {
    const columns = laws.map(({ id, law }) => ({
      ruleset: id,
      given: given(point, law[point as 'cardValue'] as unknown as Question<unknown, unknown>),
    }));
    if (columns.every((column) => column.given.length === 0)) return [];
    const answers = new Set(
      columns.map((column) =>
        JSON.stringify(column.given.flatMap(({ answer, facts }) => facts.map((f) => [f, answer])).sort()),
      ),
    );
    return [{ point, columns, isSame: answers.size === 1 }];
  });
}
