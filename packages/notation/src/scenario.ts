import { type Books, type Card, type GroundRef, refOf, type Unchecked } from '@sabot/engine';
import type { Bound, BoundLine, ToldRefusal } from './bound.ts';
import { unkept } from './claims.ts';
import { type Problem, problem } from './error.ts';
import { isMetBy, unmet } from './grounds.ts';
import { actForTheHouse } from './house.ts';
import { unmatched } from './match.ts';
import { printGrounds } from './print-value.ts';
import { demandEdition, read } from './read.ts';
import type { Rules } from './rules.ts';
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
  readonly proves: readonly GroundRef[];
  readonly failures: readonly Problem[];
  readonly events: readonly TableEvent[];
  readonly refusals: readonly Refused[];
  readonly balances: Books;
  readonly grounds: readonly GroundRef[];
}

/** Plays a scenario line by line and notes where it departs from what it tells. */
class Run {
  readonly bound: Bound;
  readonly table: Table;
  readonly failures: Problem[] = [];
  readonly refusals: Refused[] = [];
  readonly #cards: Card[] = [];

  constructor(bound: Bound) {
    this.bound = bound;
    this.table = new Table(bound.ruleset);
  }

  /** False when play cannot go on as written. */
  line(line: BoundLine): boolean {
    const { table } = this;
    const before = table.events.length;
    const refusal = line.outcomes.find((told) => told.kind === 'refusal');
    const asWritten = this.#acts(line, refusal);
    if (asWritten && this.bound.auto) this.#house(line);
    this.failures.push(...unmatched(line.outcomes, table.events.slice(before), this.bound.ruleset.game.events));
    this.failures.push(...unkept(line, table));
    return asWritten;
  }

  #acts(line: BoundLine, refusal: ToldRefusal | undefined): boolean {
    const last = line.commands.length - 1;
    return line.commands.every((command, i) => this.#act(line, command, i === last ? refusal : undefined));
  }

  #act({ at }: BoundLine, command: Unchecked, expected: ToldRefusal | undefined): boolean {
    const answer = this.table.play(command);
    if ('events' in answer) {
      if (expected === undefined) return true;
      this.failures.push(problem(expected.at, `this act was accepted, not refused with ${expected.code}`));
      return false;
    }
    const { code } = answer.refusal;
    const grounds = answer.refusal.grounds.map(refOf);
    this.refusals.push({ line: at.line, code, grounds });
    if (expected === undefined) {
      this.failures.push(problem(at, `this act was refused: ${code} ${printGrounds(grounds)}`));
      return false;
    }
    if (code !== expected.code) {
      this.failures.push(problem(expected.at, `refused with ${code} ${printGrounds(grounds)}, not ${expected.code}`));
    } else if (unmet(expected.grounds, grounds).length > 0) {
      const lacking = printGrounds(unmet(expected.grounds, grounds));
      this.failures.push(problem(expected.at, `${code} rests on ${printGrounds(grounds)}, not on ${lacking}`));
    }
    return true;
  }

  #house(line: BoundLine): void {
    const { ruleset } = this.bound;
    this.#cards.push(...line.cards);
    actForTheHouse(
      ruleset,
      () => this.table.state,
      this.#cards,
      (command) => this.#act(line, command, undefined),
    );
  }

  unproven(): readonly Problem[] {
    return this.bound.proves
      .filter(({ ref }) => !isMetBy(ref, [...this.table.grounds]))
      .map(({ ref, at }) => problem(at, `nothing here rested on ${ref}`));
  }
}

/** Plays a scenario and says whether everything it tells came true, and every rule it names was at work. */
export function runScenario(text: string, file = '-', rulesets?: readonly Rules[]): ScenarioResult {
  const bound = read(text, rulesets);
  demandEdition(bound);
  const run = new Run(bound);
  for (const line of bound.body) {
    try {
      if (!run.line(line)) break;
    } catch (error) {
      run.failures.push(problem(line.at, error instanceof Error ? error.message : String(error)));
      break;
    }
  }
  const failures = [...run.failures, ...run.unproven()];
  return {
    file,
    ruleset: bound.ruleset.id,
    passed: failures.length === 0,
    title: bound.title,
    proves: bound.proves.map(({ ref }) => ref),
    failures,
    events: run.table.events,
    refusals: run.refusals,
    balances: run.table.books,
    grounds: [...run.table.grounds],
  };
}
