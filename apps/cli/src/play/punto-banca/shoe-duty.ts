import { NOTHING, type Side } from '@sabot/engine';
import type { SeenTable } from './seen-table.ts';

export interface ShoeDuty {
  /** On which hand the stake must lie; null: on any bet. */
  readonly on: Side | null;
  readonly atLeast: number;
}

/** What whoever holds the shoe must stake in order to deal, as the law answers it; null: nothing. */
export function shoeDuty({ law }: SeenTable): ShoeDuty | null {
  const { on, atLeast } = law.dealerStake.ask(NOTHING).answer;
  return on === 'none' ? null : { on: on === 'any' ? null : on, atLeast };
}
