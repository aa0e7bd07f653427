import type { GroundRef } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { type Cents, cents, ZERO } from '../../money/cents.ts';
import type { Account, Books } from '../../money/posting.ts';
import { Route } from '../../money/route.ts';
import { oncePer } from '../../once-per.ts';
import type { People } from '../../table/place.ts';
import { layoutReasons } from './layout-reasons.ts';
import { BETS, type PuntoBancaLaw } from './questions.ts';
import { accountsNamed } from './state.ts';

/** Why a stake is settled as it is, and with whom; numbered within a table's law. */
export interface Reason {
  readonly no: number;
  readonly why: GroundRef;
  readonly banker: Account;
}
/** The ways the money of one stake may go when it is settled. */
export interface SettlingRoutes {
  readonly collected: Route;
  readonly returned: Route;
  readonly paid: Route;
  readonly deducted: Route;
}

/**
 * A player's money at one table: where it stands in the books, and the ways it goes. Zones are counted in the order
 * of BETS.
 */
export class Purse {
  readonly player: string;
  /** Chips laid on a zone, taken back from it, and taken back from it because a tie left the coup null. */
  readonly laid: readonly Route[];
  readonly lifted: readonly Route[];
  readonly undone: readonly Route[];
  readonly #chips: Account;
  readonly #zones: readonly Account[];
  readonly #settling: SettlingRoutes[] = [];
  // His lines in the books he was last looked up in; an account without a line has -1.
  #accounts: readonly Account[] | null = null;
  #chipsLine = -1;
  readonly #lines: number[] = [-1, -1, -1];

  constructor(law: PuntoBancaLaw, player: string) {
    const { chips, stakes } = accountsNamed(player);
    const { moved, undone } = layoutReasons(law);
    this.player = player;
    this.#chips = chips;
    this.#zones = stakes;
    this.laid = stakes.map((zone, i) => new Route(chips, zone, moved[i] as GroundRef));
    this.lifted = stakes.map((zone, i) => new Route(zone, chips, moved[i] as GroundRef));
    this.undone = stakes.map((zone, i) => new Route(zone, chips, undone[i] as GroundRef));
  }

  /** His stake on a zone. */
  stake({ accounts, amounts }: Books, zone: number): Cents {
    if (this.#accounts !== accounts) this.#look(accounts);
    return held(amounts, this.#lines[zone] as number);
  }

  /** All he has at this table. */
  worth(books: Books): Cents {
    const staked = this.stake(books, 0) + this.stake(books, 1) + this.stake(books, 2);
    return cents(held(books.amounts, this.#chipsLine) + staked);
  }

  settling(zone: number, reason: Reason): SettlingRoutes {
    const { no, why, banker } = reason;
    let found = this.#settling[no];
    if (found === undefined) {
      const stake = this.#zones[zone] as Account;
      found = {
        collected: new Route(stake, banker, why),
        returned: new Route(stake, this.#chips, why),
        paid: new Route(banker, this.#chips, why),
        deducted: new Route(this.#chips, banker, why),
      };
      this.#settling[no] = found;
    }
    return found;
  }

  #look(accounts: readonly Account[]): void {
    this.#accounts = accounts;
    this.#chipsLine = accounts.indexOf(this.#chips);
    for (let i = 0; i < BETS.length; i++) this.#lines[i] = accounts.indexOf(this.#zones[i] as Account);
  }
}

const held = (amounts: readonly Cents[], line: number): Cents => (line < 0 ? ZERO : (amounts[line] as Cents));

/** Names beyond these are guests long gone. */
const MOST_NAMES = 1000;

/** The purses of a table. */
export const purses = perLaw((law: PuntoBancaLaw) => {
  const known = new Map<string, Purse>();
  let last: Purse | null = null;
  const of = (player: string): Purse => {
    // Whoever acts is looked up several times in a row.
    if (last !== null && last.player === player) return last;
    let found = known.get(player);
    if (found === undefined) {
      found = new Purse(law, player);
      if (known.size >= MOST_NAMES) known.clear();
      known.set(player, found);
    }
    last = found;
    return found;
  };
  return { of, all: oncePer((people: People): readonly Purse[] => Object.keys(people).map(of)) };
});
