import { type Card, type GroundRef, HouseRefused, refOf } from '@sabot/engine';
import type { HouseOrders } from '../bind/bound.ts';
import { read } from '../bind/read.ts';
import type { Rules } from '../rules.ts';
import { demandDeclaredRefusals, demandEdition } from './demands.ts';
import { Table, type TableEvent } from './table.ts';

/** One line of a scenario and what it brought about, the acts of croupier and shoe that followed included. */
export interface ScenarioStep {
  readonly line: number;
  readonly events: readonly TableEvent[];
  readonly refusal: {
    readonly code: string;
    readonly grounds: readonly GroundRef[];
    readonly facts: Readonly<Record<string, string | number>>;
  } | null;
}
export interface SteppedScenario {
  readonly ruleset: string;
  readonly title: string | null;
  readonly titleEs: string | null;
  readonly proves: readonly GroundRef[];
  readonly steps: readonly ScenarioStep[];
  /** The table before the first line; undefined for a new one. */
  readonly given: unknown;
}

/** Plays a scenario for somebody who looks on: what it claims is for `runScenario` to check. */
export function scenarioSteps(text: string, rulesets?: readonly Rules[]): SteppedScenario {
  const bound = read(text, rulesets);
  demandEdition(bound);
  demandDeclaredRefusals(bound);
  const table = new Table(bound.ruleset, bound.given);
  const cards: Card[] = [];
  const steps = bound.body.map((line): ScenarioStep => {
    const before = table.events.length;
    let refusal: ScenarioStep['refusal'] = null;
    for (const command of line.commands) {
      const answer = table.play(command);
      if ('events' in answer) continue;
      const { code, grounds, facts } = answer.refusal;
      refusal = { code, grounds: grounds.map(refOf), facts };
    }
    cards.push(...line.cards);
    if (bound.house !== null) houseActs(table, cards, bound.house);
    return { line: line.at.line, events: table.events.slice(before), refusal };
  });
  return {
    ruleset: bound.ruleset.id,
    title: bound.title,
    titleEs: bound.titleEs,
    proves: bound.proves.map(({ ref }) => ref),
    steps,
    given: bound.given,
  };
}

/** A card that cannot come out stops the house; to say so is for `runScenario`. */
function houseActs(table: Table, cards: Card[], orders: HouseOrders): void {
  try {
    table.playOn(cards, orders);
  } catch (error) {
    if (!(error instanceof HouseRefused)) throw error;
  }
}
