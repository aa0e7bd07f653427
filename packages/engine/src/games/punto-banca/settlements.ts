import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { type Cents, isWhole, share, ZERO } from '../../money/cents.ts';
import type { Account } from '../../money/posting.ts';
import { Route } from '../../money/route.ts';
import { type Leg, Routes } from '../../money/routes.ts';
import type { Due } from './due.ts';
import { moneyGoesItsWays } from './keep-coup.ts';
import type { Proceedings } from './proceedings.ts';
import { BETS } from './questions.ts';
import { WaySettled } from './stake-settled.ts';

/** In how many ways what is due may be settled: rounded or not, with or without a deduction, with or without winnings. */
const WAYS = 8;

/** What becomes of one player's stakes. */
export class Settlements {
  readonly #player: string;
  readonly #chips: Account;
  readonly #zones: readonly Account[];
  /** Every way in which they have been settled so far, by what was due. */
  readonly #ways: WaySettled[] = [];

  constructor(player: string, chips: Account, zones: readonly Account[]) {
    this.#player = player;
    this.#chips = chips;
    this.#zones = zones;
  }

  /** One stake: collected, paid and deducted, or left where it lies for its owner to take back. */
  settle(p: Proceedings, due: Due, stake: Cents): void {
    const { fate, rounding } = due;
    const isWon = fate.fate === 'won';
    const won = isWon ? share(stake, fate.pays, rounding.winnings) : ZERO;
    const deducted = isWon ? share(won, fate.deduct, rounding.deduction) : ZERO;
    const way = this.#way(due, isWon && !isWhole(stake, fate.pays), won > 0, deducted > 0);
    p.recordOn(way, way.event(stake, won, deducted), moneyGoesItsWays);
  }

  #way(due: Due, isRounded: boolean, wins: boolean, pays: boolean): WaySettled {
    const at = WAYS * due.no + (isRounded ? 1 : 0) + (pays ? 2 : 0) + (wins ? 4 : 0);
    this.#ways[at] ??= this.#workOut(due, isRounded, wins, pays);
    return this.#ways[at];
  }

  #workOut(due: Due, isRounded: boolean, wins: boolean, pays: boolean): WaySettled {
    const { bet, fate: ruled, grounds: of } = due;
    const { fate } = ruled;
    const grounds = fate === 'won' ? (of.won[(isRounded ? 1 : 0) + (pays ? 2 : 0)] as NonEmpty<GroundRef>) : of[fate];
    const routes = new Routes(this.#legs(due, wins, pays));
    return new WaySettled({ player: this.#player, bet, fate, grounds }, routes, { wins, pays });
  }

  /** A stake that won goes back with what it has won, and what is deducted is taken, in the order of the regulation. */
  #legs({ bet, fate, banker, why, order }: Due, wins: boolean, pays: boolean): readonly Leg[] {
    const chips = this.#chips;
    const stake = this.#zones[BETS.indexOf(bet)] as Account;
    switch (fate.fate) {
      case 'null':
        return [];
      case 'lost':
        return [{ route: new Route(stake, banker, why), amount: 0 }];
      case 'won': {
        const returned: Leg = { route: new Route(stake, chips, why), amount: 0 };
        const paid: Leg = { route: new Route(banker, chips, why), amount: 1 };
        const deducted: Leg = { route: new Route(chips, banker, why), amount: 2 };
        const back = wins ? [returned, paid] : [returned];
        return order.flatMap((move) => (move === 'pay' ? back : pays ? [deducted] : []));
      }
      default:
        return fate satisfies never;
    }
  }
}
