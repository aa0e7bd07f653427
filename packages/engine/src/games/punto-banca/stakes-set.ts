import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import type { Cents } from '../../money/cents.ts';
import type { Posting } from '../../money/posting.ts';
import type { Routes } from '../../money/routes.ts';
import { type Outline, Pattern } from '../../pattern.ts';
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

type StakesSet = EventOf<'StakesSet'>;

/** Whose stakes change, in which way on each zone and why. The amounts on its routes are the changes, zone by zone. */
export class WayStaked extends Pattern<StakesSet> {
  readonly #player: string;
  readonly #grounds: NonEmpty<GroundRef>;
  readonly #moves: readonly Move[];
  /** The ways its money goes. */
  readonly routes: Routes;
  /** Which postings have an amount that is no field, if any. */
  readonly #changes: readonly number[] | null;

  constructor(player: string, moves: readonly Move[], routes: Routes, grounds: NonEmpty<GroundRef>) {
    super();
    this.routes = routes;
    this.#player = player;
    this.#grounds = grounds;
    this.#moves = moves;
    const changes = routes.legs.flatMap(({ amount: zone }, i) => (moves[zone] === 'lay' ? [] : [i]));
    this.#changes = changes.length === 0 ? null : changes;
  }

  event(punto: Cents, banca: Cents, tie: Cents, postings: readonly Posting[]): StakesSet {
    return { type: 'StakesSet', player: this.#player, punto, banca, tie, grounds: this.#grounds, postings };
  }

  outline(): Outline {
    const bare = BETS.filter((_, zone) => !isStaked(this.#moves[zone] as Move)).map((bet) => [bet, 0] as const);
    const postings = this.routes.outline((zone) => (this.#moves[zone] === 'lay' ? BETS[zone] : undefined));
    return {
      type: 'StakesSet',
      player: this.#player,
      ...Object.fromEntries(bare),
      grounds: this.#grounds,
      postings,
    };
  }

  writeOpen(pen: Pen, { punto, banca, tie, postings }: StakesSet): void {
    if (punto > 0) pen.figure(punto);
    if (banca > 0) pen.figure(banca);
    if (tie > 0) pen.figure(tie);
    const changes = this.#changes;
    if (changes === null) return;
    for (let i = 0; i < changes.length; i++) pen.figure((postings[changes[i] as number] as Posting).amount);
  }
}
