import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import type { Cents } from '../../money/cents.ts';
import type { Posting } from '../../money/posting.ts';
import type { Routes } from '../../money/routes.ts';
import { type Outline, Pattern, type Patterned, patterned } from '../../pattern.ts';
import type { Pen } from '../../pen.ts';
import type { EventOf } from './events.ts';
import type { Bet } from './questions.ts';

type Settled = EventOf<'StakeSettled'>;

/** What goes by its routes. */
const AMOUNTS = ['stake', 'won', 'deducted'] as const;

/** Whose stake is settled, how and why, and whether anything is won and deducted. */
export class WaySettled extends Pattern {
  readonly player: string;
  readonly bet: Bet;
  readonly fate: Settled['fate'];
  readonly grounds: NonEmpty<GroundRef>;
  /** The ways its money goes. */
  readonly routes: Routes;
  readonly #wins: boolean;
  readonly #pays: boolean;

  constructor(
    { player, bet, fate, grounds }: Pick<Settled, 'player' | 'bet' | 'fate' | 'grounds'>,
    routes: Routes,
    { wins, pays }: { readonly wins: boolean; readonly pays: boolean },
  ) {
    super();
    this.routes = routes;
    this.player = player;
    this.bet = bet;
    this.fate = fate;
    this.grounds = grounds;
    this.#wins = wins;
    this.#pays = pays;
  }

  outline(): Outline {
    const { player, bet, fate, grounds, routes } = this;
    const nothing = { ...(this.#wins ? {} : { won: 0 }), ...(this.#pays ? {} : { deducted: 0 }) };
    const postings = routes.outline((amount) => AMOUNTS[amount]);
    return { type: 'StakeSettled', player, bet, fate, ...nothing, grounds, postings };
  }
}

export class StakeSettled implements Settled, Patterned {
  readonly type = 'StakeSettled';
  readonly player: string;
  readonly bet: Bet;
  readonly stake: Cents;
  readonly fate: Settled['fate'];
  readonly won: Cents;
  readonly deducted: Cents;
  readonly grounds: NonEmpty<GroundRef>;
  readonly postings: readonly Posting[];
  readonly #way: WaySettled;

  constructor(way: WaySettled, stake: Cents, won: Cents, deducted: Cents) {
    this.player = way.player;
    this.bet = way.bet;
    this.stake = stake;
    this.fate = way.fate;
    this.won = won;
    this.deducted = deducted;
    this.grounds = way.grounds;
    this.postings = way.routes.postings(stake, won, deducted);
    this.#way = way;
  }

  get pattern(): WaySettled {
    return this.#way;
  }

  writeOpen(pen: Pen): void {
    pen.figure(this.stake);
    if (this.won > 0) pen.figure(this.won);
    if (this.deducted > 0) pen.figure(this.deducted);
  }
}

patterned(StakeSettled);
