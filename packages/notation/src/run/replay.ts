import { type Account, balances, type Cents, post, refOf } from '@sabot/engine';
import { formatAmount } from '../amount.ts';
import type { Bound, BoundLine, ToldRefusal } from '../bind/bound.ts';
import { read } from '../bind/read.ts';
import { ImpossibleHistory, NotationError, type Problem, problem, whyNot } from '../error.ts';
import { kebab } from '../names.ts';
import { printEvent } from '../print/event.ts';
import { printGrounds } from '../print/value.ts';
import type { Rules } from '../rules.ts';
import { unkept } from './claims.ts';
import { completeEvents, type WrittenEvent } from './complete-events.ts';
import { ANY_CODE, demandEdition, demandOneEdition } from './demands.ts';
import { unmet } from './grounds.ts';
import { same } from './same.ts';
import { Table, type TableEvent } from './table.ts';

export interface Replayed {
  readonly bound: Bound;
  readonly state: unknown;
  readonly events: readonly TableEvent[];
  readonly balances: Readonly<Partial<Record<Account, Cents>>>;
}

const refusalOf = ({ outcomes }: BoundLine): ToldRefusal | undefined =>
  outcomes.find((told) => told.kind === 'refusal');

/** The events that a line tells; a history tells them all. */
function written(line: BoundLine, { ruleset, house }: Bound): readonly WrittenEvent[] {
  if (house !== null) throw new NotationError(line.at, (say) => say.historyWithHouse);
  if (refusalOf(line) !== undefined && line.commands.length > 1) {
    throw new NotationError(line.at, (say) => say.historyRefusedApart);
  }
  const absent = line.outcomes.find(({ kind }) => kind === 'absent');
  if (absent !== undefined) throw new NotationError(absent.at, (say) => say.historyAbsence);
  const refusal = refusalOf(line);
  if (refusal?.code === ANY_CODE) throw new NotationError(refusal.at, (say) => say.historyAnyCode);
  const events = completeEvents(line, ruleset);
  if (events.length === 0 && refusal === undefined) {
    throw new NotationError(line.at, (say) => say.historyNothingTold);
  }
  return events;
}

const replayed = (bound: Bound, { state, events, books }: Table): Replayed => ({
  bound,
  state,
  events,
  balances: balances(books),
});

/** The first posting below an event that takes more than there is. */
function overdraft({ postings }: WrittenEvent, { books }: Table): ImpossibleHistory | null {
  let before = books;
  for (const { at, posting } of postings) {
    try {
      before = post(before, [posting]);
    } catch {
      const { from, to, amount } = posting;
      return new ImpossibleHistory(at, (say) => say.overdrawn(formatAmount(amount), from, to));
    }
  }
  return null;
}

function takeWritten(told: WrittenEvent, table: Table): void {
  const impossible = overdraft(told, table);
  if (impossible !== null) throw impossible;
  try {
    table.take(told.event);
  } catch (error) {
    throw new ImpossibleHistory(told.at, (say) => say.impossible(whyNot(error)(say)));
  }
}

/** Folds the events as they are written. No law is asked, so an old history means the same for ever. */
export function foldHistory(text: string, rulesets?: readonly Rules[]): Replayed {
  const bound = read(text, rulesets);
  demandOneEdition(bound);
  const table = new Table(bound.ruleset, bound.given);
  for (const line of bound.body) for (const event of written(line, bound)) takeWritten(event, table);
  return replayed(bound, table);
}

function refusedOtherwise(told: ToldRefusal, line: BoundLine, table: Table): Problem | null {
  const [command] = line.commands;
  const answer = command === undefined ? null : table.play(command);
  if (answer === null || 'events' in answer) return problem(told.at, (say) => say.lawAccepts);
  const grounds = answer.refusal.grounds.map(refOf);
  if (answer.refusal.code === told.code && unmet(told.grounds, grounds).length === 0) return null;
  return problem(told.at, (say) => say.lawRefuses(`${answer.refusal.code} ${printGrounds(grounds)}`));
}

function decidedOtherwise(line: BoundLine, bound: Bound, table: Table): Problem | null {
  const events = written(line, bound);
  const refusal = refusalOf(line);
  if (refusal !== undefined) return refusedOtherwise(refusal, line, table);
  const decided: TableEvent[] = [];
  for (const command of line.commands) {
    const answer = table.play(command);
    if ('refusal' in answer) {
      const { code, grounds } = answer.refusal;
      return problem(line.at, (say) => say.lawRefuses(`${code} ${printGrounds(grounds.map(refOf))}`));
    }
    decided.push(...answer.events);
  }
  for (const [i, event] of decided.entries()) {
    const told = events[i];
    if (told === undefined) {
      return problem(line.at, (say) => say.lawAlsoDecides(printEvent(event, bound.ruleset.game)[0] ?? ''));
    }
    if (!same(told.event, event)) {
      return problem(told.at, (say) => say.lawDecides(printEvent(event, bound.ruleset.game).join('')));
    }
  }
  const extra = events[decided.length];
  return extra === undefined ? null : problem(extra.at, (say) => say.lawDoesNotDecide(kebab(extra.event.type)));
}

export interface Redecided extends Replayed {
  /** The first line on which the law, asked again, says something else. */
  readonly difference: Problem | null;
}

/** Asks the law again for every act and compares its answers with what is written. */
export function redecide(text: string, rulesets?: readonly Rules[]): Redecided {
  const bound = read(text, rulesets);
  demandOneEdition(bound);
  demandEdition(bound);
  const table = new Table(bound.ruleset, bound.given);
  let difference: Problem | null = null;
  for (const line of bound.body) {
    try {
      difference = decidedOtherwise(line, bound, table) ?? unkept(line, table)[0] ?? null;
    } catch (error) {
      if (error instanceof NotationError) throw error;
      difference = problem(line.at, (say) => say.lawCannotBeAsked(whyNot(error)(say)));
    }
    if (difference !== null) break;
  }
  return { ...replayed(bound, table), difference };
}

/** Everything that keeps a text from being a true history: its form, its words, its books, the law; empty when it is one. */
export function validate(text: string, rulesets?: readonly Rules[]): readonly Problem[] {
  try {
    const { difference } = redecide(text, rulesets);
    return difference === null ? [] : [difference];
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { line, column, message, messageEs } = error;
    return [{ line, column, message, messageEs }];
  }
}
