import { betsAt, type Side, withName } from '@sabot/engine';
import type { Chance } from '../chance.ts';
import { isWithin, type Layout, layoutOf, NO_STAKES, stakeIn } from '../layout-of-stakes.ts';
import type { SeenTable } from './seen-table.ts';
import { shoeDuty } from './shoe-duty.ts';

/** So many times the least stake on a bet, within what was offered. */
function chips(table: SeenTable, bet: string, times: number): number {
  const limits = table.offered('SetStakes')?.fields[bet];
  if (limits?.kind !== 'amount') return 0;
  const wanted = Math.min(limits.max, limits.min * times);
  return wanted - (wanted % limits.step);
}

/** The bet on a hand. */
const betOn = ({ law }: SeenTable, hand: Side): string => betsAt(law).find(({ on }) => on === hand)?.name ?? hand;

/** Plays for you when you let the table play by itself: it follows the last winner. */
export class StandIn {
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  takesShoe(): boolean {
    return this.#chance(2) === 0;
  }

  /** The first of some layouts, from bold to modest, that was offered. */
  stakes(table: SeenTable, you: string): Layout {
    const offered = table.offered('SetStakes');
    if (offered === undefined) return NO_STAKES;
    const side = betOn(table, table.view.lastOutcome === 'banca' ? 'banca' : 'punto');
    const wished = layoutOf([[side, chips(table, side, 1 + this.#chance(5))]]);
    const duty = table.holdsShoe(you) ? shoeDuty(table) : null;
    const on = betOn(table, duty?.on ?? 'banca');
    const owed = duty === null ? NO_STAKES : layoutOf([[on, duty.atLeast]]);
    const dutiful = duty === null ? wished : withName(wished, on, Math.max(stakeIn(wished, on), duty.atLeast));
    return [dutiful, owed].find((layout) => isWithin(offered, layout)) ?? NO_STAKES;
  }
}
