import type { Mind } from 'sabot-server';
import type { Chance } from '../chance.ts';
import type { Hand } from '../seat/hand.ts';
import type { CirculoTable } from './table.ts';

/** More than this nobody does in answer to one question. */
const MOST = 8;
/** Ways out of the bank, of a window or of an offer, for somebody who wants to leave. */
const WAYS_OUT: readonly string[] = [
  'PassMano',
  'LeaveBank',
  'DeclineBank',
  'PassBid',
  'StaySilent',
  'EndBanco',
  'PassCards',
  'DeclineCut',
];

/** Plays for you with the sense that a bot has. */
export class StandInMind {
  readonly #table: CirculoTable;
  readonly #hand: Hand;
  readonly #mind: Mind;
  readonly #chance: Chance;
  readonly #memory = { times: 1, coup: -1 };

  constructor(table: CirculoTable, hand: Hand, mind: Mind, chance: Chance) {
    this.#table = table;
    this.#hand = hand;
    this.#mind = mind;
    this.#chance = chance;
  }

  /** Does what it would, as long as the same is awaited. False: it would do nothing. */
  async answer(isStill: () => boolean, { leaves = false } = {}): Promise<boolean> {
    let count = 0;
    for (; count < MOST && (count === 0 || isStill()); count++) {
      const { message, you, awaited } = this.#table;
      // Who leaves does what is awaited, and buys nothing.
      const acts = leaves ? message.acts.filter(({ act }) => awaited?.acts.includes(act)) : message.acts;
      const wish = this.#mind({ name: you, temper: 'follower' }, { ...message, acts }, this.#chance, this.#memory);
      // When to leave is for you to say.
      if (wish === null || wish.act === 'Leave') break;
      if (wish.act === 'BuyChips') await this.#hand.buy(Number(wish.fields.amount));
      else if (!(await this.#hand.act(wish.act, wish.fields)).ok) break;
    }
    return count > 0;
  }

  /** Lets go of what it can, so that you may leave; else it plays on. */
  async letGo(isStill: () => boolean): Promise<boolean> {
    const awaited = this.#table.awaited?.acts ?? [];
    const out = WAYS_OUT.find((act) => awaited.includes(act) && this.#table.offered(act) !== undefined);
    return out === undefined ? this.answer(isStill, { leaves: true }) : (await this.#hand.act(out)).ok;
  }
}
