import type { GroundRef } from '../../law/ground.ts';
import type { Account } from '../../money/posting.ts';
import { Route } from '../../money/route.ts';
import { type Leg, Routes } from '../../money/routes.ts';
import { layoutReasons } from './layout-reasons.ts';
import { BETS, type PuntoBancaLaw } from './questions.ts';
import { isLaid, isLifted, isStaked, MOVES, type Move, WayStaked } from './stakes-set.ts';

const ZONES = [0, 1, 2] as const;

/** How one player's chips go to the three zones and come back. */
export class Staking {
  readonly #law: PuntoBancaLaw;
  readonly #player: string;
  readonly #laid: readonly Route[];
  readonly #lifted: readonly Route[];
  readonly #undone: readonly Route[];
  /** Every way in which they have gone so far. */
  readonly #afterTie: WayStaked[] = [];
  readonly #otherwise: WayStaked[] = [];

  constructor(law: PuntoBancaLaw, player: string, chips: Account, zones: readonly Account[]) {
    const { moved, undone } = layoutReasons(law);
    this.#law = law;
    this.#player = player;
    this.#laid = zones.map((zone, i) => new Route(chips, zone, moved[i] as GroundRef));
    this.#lifted = zones.map((zone, i) => new Route(zone, chips, moved[i] as GroundRef));
    this.#undone = zones.map((zone, i) => new Route(zone, chips, undone[i] as GroundRef));
  }

  /** Three moves by their places among MOVES, in the order of BETS. */
  way(punto: number, banca: number, tie: number, isAfterTie: boolean): WayStaked {
    const known = isAfterTie ? this.#afterTie : this.#otherwise;
    const at = (tie * MOVES.length + punto) * MOVES.length + banca;
    known[at] ??= this.#workOut(
      [punto, banca, tie].map((i) => MOVES[i] as Move),
      isAfterTie,
    );
    return known[at];
  }

  #workOut(moves: readonly Move[], isAfterTie: boolean): WayStaked {
    const move = (zone: number): Move => moves[zone] as Move;
    // After a tie a stake on a hand is lifted because the coup was null.
    const isUndone = (zone: number): boolean => isAfterTie && BETS[zone] !== 'tie' && isLifted(move(zone));
    const bits = (has: (zone: number) => boolean): number =>
      ZONES.reduce<number>((sum, zone) => sum + (has(zone) ? 1 << zone : 0), 0);
    const grounds = layoutReasons(this.#law).layout(
      bits((zone) => isStaked(move(zone))),
      bits(isUndone),
    );
    const lifted = (zone: number): Route => (isUndone(zone) ? this.#undone : this.#lifted)[zone] as Route;
    // What is lifted may pay for what is laid.
    const legs: readonly Leg[] = [
      ...ZONES.filter((zone) => isLifted(move(zone))).map((zone) => ({ route: lifted(zone), amount: zone })),
      ...ZONES.filter((zone) => isLaid(move(zone))).map((zone) => ({ route: this.#laid[zone] as Route, amount: zone })),
    ];
    return new WayStaked(this.#player, moves, new Routes(legs), grounds);
  }
}
