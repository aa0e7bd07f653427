import {
  type Account,
  balances,
  type Card,
  type Cents,
  type GroundRef,
  HouseRefused,
  type Refusal,
  refOf,
  ruleOf,
  type Unchecked,
} from '@sabot/engine';
import type { Bound, BoundLine, ToldRefusal } from '../bind/bound.ts';
import { read } from '../bind/read.ts';
import { type Problem, problem, whyNot } from '../error.ts';
import { printAct } from '../print/print.ts';
import { printGrounds } from '../print/value.ts';
import type { Rules } from '../rules.ts';
import { unknown } from '../suggest.ts';
import type { Say } from '../words/words.ts';
import { unkept, waitsFor } from './claims.ts';
import { ANY_CODE, demandDeclaredRefusals, demandEdition } from './demands.ts';
import { isMetBy, unmet } from './grounds.ts';
import { unmatched, unwanted } from './match.ts';
import { Table, type TableEvent } from './table.ts';

export interface Refused {
  readonly line: number;
  readonly code: string;
  readonly grounds: readonly GroundRef[];
}

export interface ScenarioResult {
  readonly file: string;
  readonly ruleset: string;
  readonly passed: boolean;
  readonly title: string | null;
  readonly titleEs: string | null;
  readonly proves: readonly GroundRef[];
  readonly failures: readonly Problem[];
  readonly events: readonly TableEvent[];
  readonly refusals: readonly Refused[];
  readonly balances: Readonly<Partial<Record<Account, Cents>>>;
  readonly grounds: readonly GroundRef[];
  /** How the table stood in the end, or where play could not go on. */
  readonly state: unknown;
}

const told = (code: string, grounds: readonly GroundRef[]): string =>
  grounds.length === 0 ? code : `${code} ${printGrounds(grounds)}`;

/** Plays a scenario line by line and notes where it departs from what it tells. */
class Run {
  readonly bound: Bound;
  readonly table: Table;
  readonly failures: Problem[] = [];
  readonly refusals: Refused[] = [];
  readonly #cards: Card[] = [];

  constructor(bound: Bound) {
    this.bound = bound;
    this.table = new Table(bound.ruleset, bound.given);
  }

  /** False when play cannot go on as written. */
  line(line: BoundLine): boolean {
    const { table } = this;
    const before = table.events.length;
    const refusal = line.outcomes.find((outcome) => outcome.kind === 'refusal');
    if (!this.#acts(line, refusal) || !this.#house(line)) return false;
    const events = table.events.slice(before);
    const shapes = this.bound.ruleset.game.events;
    this.failures.push(...unmatched(line.outcomes, events, shapes), ...unwanted(line.outcomes, events, shapes));
    this.failures.push(...unkept(line, table));
    return true;
  }

  #acts(line: BoundLine, refusal: ToldRefusal | undefined): boolean {
    const last = line.commands.length - 1;
    return line.commands.every((command, i) => this.#act(line, command, i === last ? refusal : undefined));
  }

  #act({ at }: BoundLine, command: Unchecked, expected: ToldRefusal | undefined): boolean {
    const answer = this.table.play(command);
    if ('events' in answer) {
      if (expected === undefined) return true;
      this.failures.push(
        problem(expected.at, (say) => say.accepted(expected.code === ANY_CODE ? null : expected.code)),
      );
      return false;
    }
    if (expected === undefined) return this.#refused(at, command, answer.refusal);
    const { code } = answer.refusal;
    const grounds = answer.refusal.grounds.map(refOf);
    this.refusals.push({ line: at.line, code, grounds });
    if (expected.code !== ANY_CODE && code !== expected.code) {
      this.failures.push(problem(expected.at, (say) => say.refusedOtherwise(told(code, grounds), expected.code)));
    } else if (unmet(expected.grounds, grounds).length > 0) {
      const lacking = printGrounds(unmet(expected.grounds, grounds));
      this.failures.push(problem(expected.at, (say) => say.restsOn(code, printGrounds(grounds), lacking)));
    }
    return true;
  }

  #house(line: BoundLine): boolean {
    const { house } = this.bound;
    if (house === null) return true;
    this.#cards.push(...line.cards);
    try {
      this.table.playOn(this.#cards, house);
      return true;
    } catch (error) {
      if (!(error instanceof HouseRefused)) throw error;
      return this.#refused(line.at, error.command, error.refusal);
    }
  }

  /** What nobody expected to be refused was. */
  #refused(at: BoundLine['at'], command: Unchecked, { code, grounds }: Refusal): false {
    const refs = grounds.map(refOf);
    this.refusals.push({ line: at.line, code, grounds: refs });
    const act = printAct(command, this.bound.ruleset);
    this.failures.push(problem(at, (say) => say.refused(act, told(code, refs), waitsFor(this.table))));
    return false;
  }

  #unknown(ref: GroundRef): Say | null {
    const { provisions, unmodelled = [] } = this.bound.ruleset.regulation;
    const known = [...new Set([...(provisions ?? []), ...unmodelled].map(({ rule }) => rule))];
    const rule = ruleOf(ref);
    return provisions === undefined || known.includes(rule) ? null : unknown('rule', rule, known);
  }

  unproven(): readonly Problem[] {
    return this.bound.proves
      .filter(({ ref }) => !isMetBy(ref, [...this.table.grounds]))
      .map(({ ref, at }) => problem(at, this.#unknown(ref) ?? ((say) => say.nothingRestedOn(ref))));
  }
}

/** Plays a scenario and says whether everything it tells came true, and every rule it names was at work. */
export function runScenario(text: string, file = '-', rulesets?: readonly Rules[]): ScenarioResult {
  const bound = read(text, rulesets);
  demandEdition(bound);
  demandDeclaredRefusals(bound);
  const run = new Run(bound);
  for (const line of bound.body) {
    try {
      if (!run.line(line)) break;
    } catch (error) {
      run.failures.push(problem(line.at, whyNot(error)));
      break;
    }
  }
  const failures = [...run.failures, ...run.unproven()];
  return {
    file,
    ruleset: bound.ruleset.id,
    passed: failures.length === 0,
    title: bound.title,
    titleEs: bound.titleEs,
    proves: bound.proves.map(({ ref }) => ref),
    failures,
    events: run.table.events,
    refusals: run.refusals,
    balances: balances(run.table.books),
    grounds: [...run.table.grounds],
    state: run.table.state,
  };
}
