import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { type Cents, isWhole, share, ZERO } from '../../money/cents.ts';
import type { Account } from '../../money/posting.ts';
import { Route } from '../../money/route.ts';
import { type Leg, Routes } from '../../money/routes.ts';
import type { Due } from './due.ts';
import { moneyGoesItsWays } from './keep-coup.ts';
import type { Proceedings } from './proceedings.ts';
import { WaySettled } from './stake-settled.ts';

/** What becomes of one player's stakes on one zone, for one reason. */
export class Settlement {
  readonly #due: Due;
  readonly #player: string;
  readonly #collected: Leg;
  readonly #returned: Leg;
  readonly #paid: Leg;
  readonly #deducted: Leg;
  /** Every way in which it has been settled so far. */
  readonly #ways: WaySettled[] = [];

  constructor(due: Due, player: string, stake: Account, chips: Account) {
    const { banker, why } = due;
    this.#due = due;
    this.#player = player;
    this.#collected = { route: new Route(stake, banker, why), amount: 0 };
    this.#returned = { route: new Route(stake, chips, why), amount: 0 };
    this.#paid = { route: new Route(banker, chips, why), amount: 1 };
    this.#deducted = { route: new Route(chips, banker, why), amount: 2 };
  }

  /** One stake: collected, paid and deducted, or left where it lies for its owner to take back. */
  settle(p: Proceedings, stake: Cents): void {
    const { fate, rounding } = this.#due;
    const isWon = fate.fate === 'won';
    const won = isWon ? share(stake, fate.pays, rounding.winnings) : ZERO;
    const deducted = isWon ? share(won, fate.deduct, rounding.deduction) : ZERO;
    const way = this.#way(isWon && !isWhole(stake, fate.pays), won > 0, deducted > 0);
    p.recordOn(way, way.event(stake, won, deducted), moneyGoesItsWays);
  }

  #way(isRounded: boolean, wins: boolean, pays: boolean): WaySettled {
    const at = (isRounded ? 1 : 0) + (pays ? 2 : 0) + (wins ? 4 : 0);
    this.#ways[at] ??= this.#workOut(isRounded, wins, pays);
    return this.#ways[at];
  }

  #workOut(isRounded: boolean, wins: boolean, pays: boolean): WaySettled {
    const { bet, fate: ruled, grounds: of } = this.#due;
    const { fate } = ruled;
    const grounds = fate === 'won' ? (of.won[(isRounded ? 1 : 0) + (pays ? 2 : 0)] as NonEmpty<GroundRef>) : of[fate];
    return new WaySettled({ player: this.#player, bet, fate, grounds }, this.#routes(wins, pays), { wins, pays });
  }

  /** A stake that won goes back with what it has won, and what is deducted is taken, in the order of the regulation. */
  #routes(wins: boolean, pays: boolean): Routes {
    switch (this.#due.fate.fate) {
      case 'null':
        return new Routes([]);
      case 'lost':
        return new Routes([this.#collected]);
      case 'won': {
        const paid = wins ? [this.#returned, this.#paid] : [this.#returned];
        const deducted = pays ? [this.#deducted] : [];
        return new Routes(this.#due.order.flatMap((move) => (move === 'pay' ? paid : deducted)));
      }
      default:
        return this.#due.fate satisfies never;
    }
  }
}
