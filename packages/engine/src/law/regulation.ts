import type { Clause } from './clause.ts';
import type { RuleId } from './ground.ts';
import type { Questions } from './question.ts';

/** What one rule of the text says, on one or several points. */
export interface Provision<Settings, Point extends PropertyKey = string> {
  readonly rule: RuleId;
  readonly clauses: readonly Clause<Settings, Point>[];
}

export interface Unmodelled {
  readonly rule: RuleId;
  readonly reason: string;
}

/** A regulation is a value: its provisions in the order of the text, and the questions they answer. */
export interface Regulation<P, Settings> {
  readonly id: string;
  readonly edition: number;
  readonly game: string;
  /** What a table is opened with unless it says otherwise; settings choose between readings a text leaves open. */
  readonly defaults: Settings;
  readonly provisions: readonly Provision<Settings>[];
  readonly unmodelled: readonly Unmodelled[];
  readonly questions: (settings: Settings) => Questions<P>;
}
