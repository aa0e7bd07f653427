import type { Kept, Played, SimulatedRules } from '@sabot/odds/simulation';
import type { Call } from '../../commands/command.ts';
import type { Plan } from './file.ts';
import type { Report } from './report.ts';

/** How the people at the table play, as text: `ponte: equilibrium`. Nothing where the rules decide everything. */
export type Strategies = Readonly<Record<string, string>>;

export interface Prepared {
  readonly rules: SimulatedRules;
  report(plan: Plan, played: Played, isComplete: boolean): Report;
}

/** A game as `sabot simulate` plays it. */
export interface Simulator {
  readonly id: string;
  readonly edition: number;
  /** As the ruleset has it. */
  readonly decks: number;
  readonly kept: Kept;
  /** The options that say how somebody plays which this game knows. */
  readonly options: readonly StrategyOption[];
  /** What the call asks for, the usual where it says nothing. */
  strategies(call: Call): Strategies;
  prepare(decks: number, strategies: Strategies): Prepared;
}

/** Every option that says how somebody plays. */
export const STRATEGY_OPTIONS = ['ponte', 'banker', 'deduction', 'modality', 'stakes'] as const;
type StrategyOption = (typeof STRATEGY_OPTIONS)[number];
