import { OUTCOMES, type SimulatedOutcome } from '@sabot/odds/punto-banca';
import type { Estimate, Played } from '@sabot/odds/simulation';
import type { Call } from '../../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../../terminal/layout.ts';
import { type Figures, figuresIn, figureTable, withSign } from '../figures.ts';
import type { Plan } from './file.ts';

/** One figure that was simulated: by its name as data, and as people read it. */
interface Finding {
  readonly name: string;
  readonly mode?: string | null;
  readonly told: (call: Call) => string;
  readonly estimate: Estimate;
}
/** Figures of one kind, which stand under each other. */
export interface Part {
  readonly kind: string;
  readonly title: (call: Call) => string;
  /** What its rows are, where their names do not say it. */
  readonly head?: (call: Call) => string;
  readonly rows: readonly Finding[];
}
/** What a game tells of a simulation. */
export interface Findings {
  /** Everything that was found, as data. */
  readonly data: object;
  readonly parts: readonly Part[];
  /** How everybody played, where the rules leave something to decide. */
  readonly played?: (call: Call, figures: Figures) => readonly string[];
  /** Tables of its own after the estimates. */
  readonly more?: (call: Call, figures: Figures) => readonly (readonly [title: string, lines: readonly string[]])[];
}

/** How often each outcome came: banca, punto, tie. */
export const outcomesPart = (outcomes: Readonly<Record<SimulatedOutcome, Estimate>>): Part => ({
  kind: 'outcome',
  title: ({ words }) => words.odds.often,
  rows: OUTCOMES.map((outcome) => ({
    name: outcome,
    told: ({ words, paint }) => paint[outcome](words.odds.simulation.outcomes[outcome]),
    estimate: outcomes[outcome],
  })),
});

/** What came out, for data, for a spreadsheet and for people. */
export interface Report {
  readonly sheet: object;
  csv(): string;
  told(call: Call): readonly string[];
}

export const reportOf = (plan: Plan, played: Played, isComplete: boolean, findings: Findings): Report => ({
  sheet: sheetOf(plan, played, isComplete, findings),
  csv: () => csvOf(findings),
  told: (call) => toldOf(plan, played, findings, call),
});

/** Nothing of who played it or how long it took: the same plan gives the same text. */
const sheetOf = (plan: Plan, played: Played, isComplete: boolean, { data }: Findings): object => ({
  ruleset: plan.ruleset,
  decks: plan.decks,
  seed: plan.seed,
  wanted: plan.wanted,
  ...(plan.strategies && { strategies: plan.strategies }),
  coups: played.coups,
  shoes: played.shoes,
  complete: isComplete,
  ...data,
});

const HEAD = ['kind', 'name', 'mode', 'mean', 'standardError', 'low', 'high', 'exact', 'deviation'];

/** The same for a spreadsheet: a line a figure. */
function csvOf({ parts }: Findings): string {
  const lines = parts.flatMap(({ kind, rows }) =>
    rows.map(({ name, mode, estimate: { mean, standardError, low, high, exact, deviation } }) => [
      kind,
      name,
      mode ?? '',
      ...[mean, standardError, low, high, exact, deviation].map(String),
    ]),
  );
  return [HEAD, ...lines].map((row) => row.join(',')).join('\n');
}

/** For people: what came out beside what is exactly true. */
function toldOf(plan: Plan, played: Played, findings: Findings, call: Call): readonly string[] {
  const { words, paint, language } = call;
  const told = words.odds.simulation;
  const figures = figuresIn(language);
  const habits = findings.played?.(call, figures) ?? [];
  return [
    `${paint.bold(plan.ruleset)} · ${words.odds.decks(plan.decks)}`,
    told.heading(figures.whole(played.shoes), figures.whole(played.coups), plan.seed),
    ...(habits.length === 0 ? [] : wrap(habits.join(' · '), PAGE_WIDTH)),
    ...partsTold(findings.parts, call, figures),
    ...(findings.more?.(call, figures) ?? []).flatMap(([title, lines]) => ['', paint.you(title), ...lines]),
    '',
    ...wrap(told.means, PAGE_WIDTH - 2).map((line) => `  ${line}`),
  ];
}

/** Each part under its title, all of them with the same columns. */
function partsTold(parts: readonly Part[], call: Call, figures: Figures): readonly string[] {
  const { simulated, within, exact, off } = call.words.odds.simulation;
  const tables = parts.map(({ head, rows }) => [
    [head?.(call) ?? '', simulated, within, exact, off],
    ...rows.map(({ told, estimate }) => estimateRow(told(call), estimate, figures)),
  ]);
  const lines = figureTable(tables.flat());
  return parts.flatMap(({ title }, i) => {
    const from = tables.slice(0, i).flat().length;
    return ['', call.paint.you(title(call)), ...lines.slice(from, from + (tables[i]?.length ?? 0))];
  });
}

/** What came out, how near that is, the truth, and how many standard errors lie between. */
function estimateRow(
  name: string,
  { mean, high, exact, deviation }: Estimate,
  { plain, percentOf }: Figures,
): readonly string[] {
  const percent = (value: number): string => percentOf(value, 4);
  return [name, percent(mean), percent(high - mean), percent(exact), withSign(plain(deviation, 2))];
}
