import type { Bet } from '@sabot/engine';
import type { Chance } from './chance.ts';
import { isWithin, type Layout, NO_STAKES } from './layout-of-stakes.ts';
import type { SeenTable } from './seen-table.ts';
import { shoeDuty } from './shoe-duty.ts';

/** So many times the least stake on a bet, within what was offered. */
function chips(table: SeenTable, bet: Bet, times: number): number {
  const limits = table.offered('SetStakes')?.fields[bet];
  if (limits?.kind !== 'amount') return 0;
  const wanted = Math.min(limits.max, limits.min * times);
  return wanted - (wanted % limits.step);
}

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
    const side = table.view.lastOutcome === 'banca' ? 'banca' : 'punto';
    const wished = { ...NO_STAKES, [side]: chips(table, side, 1 + this.#chance(5)) };
    const duty = table.holdsShoe(you) ? shoeDuty(table) : null;
    const on = duty?.on ?? 'banca';
    const owed = duty === null ? NO_STAKES : { ...NO_STAKES, [on]: duty.atLeast };
    const dutiful = duty === null ? wished : { ...wished, [on]: Math.max(wished[on], duty.atLeast) };
    return [dutiful, owed].find((layout) => isWithin(offered, layout)) ?? NO_STAKES;
  }
}
