import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import type { Cents } from '../../money/cents.ts';
import type { Posting } from '../../money/posting.ts';
import type { Routes } from '../../money/routes.ts';
import { type Outline, Pattern, type Patterned, patterned } from '../../pattern.ts';
import type { Pen } from '../../pen.ts';
import type { EventOf } from './events.ts';
import { BETS } from './questions.ts';

/** What a player does on a zone. Chips laid on a bare zone are the stake itself: one figure for both. */
export const MOVES = ['leave-bare', 'lay', 'keep', 'raise', 'lower', 'clear'] as const;
export type Move = (typeof MOVES)[number];

/** Which of them it is, by its place among them. */
export function moveOn(before: Cents, stake: Cents): number {
  if (before === 0) return stake === 0 ? 0 : 1;
  if (before === stake) return 2;
  return before < stake ? 3 : stake > 0 ? 4 : 5;
}

export const isStaked = (move: Move): boolean => move !== 'leave-bare' && move !== 'clear';
export const isLaid = (move: Move): boolean => move === 'lay' || move === 'raise';
export const isLifted = (move: Move): boolean => move === 'lower' || move === 'clear';

/** Whose stakes change, in which way on each zone and why. The amounts on its routes are the changes, zone by zone. */
export class WayStaked extends Pattern {
  readonly player: string;
  readonly grounds: NonEmpty<GroundRef>;
  /** The ways its money goes. */
  readonly routes: Routes;
  readonly #moves: readonly Move[];
  /** Which postings have an amount that is no field. */
  readonly changes: readonly number[];

  constructor(player: string, moves: readonly Move[], routes: Routes, grounds: NonEmpty<GroundRef>) {
    super();
    this.routes = routes;
    this.player = player;
    this.grounds = grounds;
    this.#moves = moves;
    this.changes = routes.legs.flatMap(({ amount: zone }, i) => (moves[zone] === 'lay' ? [] : [i]));
  }

  outline(): Outline {
    const { player, grounds, routes } = this;
    const bare = BETS.filter((_, zone) => !isStaked(this.#moves[zone] as Move)).map((bet) => [bet, 0] as const);
    const postings = routes.outline((zone) => (this.#moves[zone] === 'lay' ? BETS[zone] : undefined));
    return { type: 'StakesSet', player, ...Object.fromEntries(bare), grounds, postings };
  }
}

export class StakesSet implements EventOf<'StakesSet'>, Patterned {
  readonly type = 'StakesSet';
  readonly player: string;
  readonly punto: Cents;
  readonly banca: Cents;
  readonly tie: Cents;
  readonly grounds: NonEmpty<GroundRef>;
  readonly postings: readonly Posting[];
  readonly #way: WayStaked;

  constructor(way: WayStaked, punto: Cents, banca: Cents, tie: Cents, postings: readonly Posting[]) {
    this.player = way.player;
    this.punto = punto;
    this.banca = banca;
    this.tie = tie;
    this.grounds = way.grounds;
    this.postings = postings;
    this.#way = way;
  }

  get pattern(): WayStaked {
    return this.#way;
  }

  writeOpen(pen: Pen): void {
    if (this.punto > 0) pen.figure(this.punto);
    if (this.banca > 0) pen.figure(this.banca);
    if (this.tie > 0) pen.figure(this.tie);
    const { changes } = this.#way;
    for (let i = 0; i < changes.length; i++) pen.figure((this.postings[changes[i] as number] as Posting).amount);
  }
}

patterned(StakesSet);
