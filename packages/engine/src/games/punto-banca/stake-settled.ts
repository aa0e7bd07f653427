import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import type { Cents } from '../../money/cents.ts';
import type { Routes } from '../../money/routes.ts';
import { type Outline, Pattern } from '../../pattern.ts';
import type { Pen } from '../../pen.ts';
import type { EventOf } from './events.ts';
import type { Bet } from './questions.ts';

type Settled = EventOf<'StakeSettled'>;

/** What goes by its routes. */
const AMOUNTS = ['stake', 'won', 'deducted'] as const;

/** Whose stake is settled, how and why, and whether anything is won and deducted. */
export class WaySettled extends Pattern<Settled> {
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

  event(stake: Cents, won: Cents, deducted: Cents): Settled {
    const { player, bet, fate, grounds, routes } = this;
    const postings = routes.postings(stake, won, deducted);
    return { type: 'StakeSettled', player, bet, stake, fate, won, deducted, grounds, postings };
  }

  writeOpen(pen: Pen, { stake, won, deducted }: Settled): void {
    pen.figure(stake);
    if (won > 0) pen.figure(won);
    if (deducted > 0) pen.figure(deducted);
  }
}
