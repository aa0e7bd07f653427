import { perLaw } from '../../law/per-law.ts';
import { type Cents, cents, ZERO } from '../../money/cents.ts';
import type { Account, Books } from '../../money/posting.ts';
import type { Due } from './due.ts';
import { moneyGoesItsWays } from './keep-coup.ts';
import type { Proceedings } from './proceedings.ts';
import type { PuntoBancaLaw } from './questions.ts';
import { Settlements } from './settlements.ts';
import { moveOn } from './stakes-set.ts';
import { Staking } from './staking.ts';
import { accountsNamed } from './state.ts';

/**
 * A player's money at one table: where it stands in the books, and the ways it goes. Zones are counted in the order
 * of BETS.
 */
export class Purse {
  readonly player: string;
  readonly #chips: Account;
  readonly #zones: readonly [Account, Account, Account];
  readonly #staking: Staking;
  readonly #settlements: Settlements;
  // His lines in the books he was last looked up in; an account without a line has -1.
  #accounts: readonly Account[] | null = null;
  #chipsLine = -1;
  #puntoLine = -1;
  #bancaLine = -1;
  #tieLine = -1;

  constructor(law: PuntoBancaLaw, player: string) {
    const { chips, stakes } = accountsNamed(player);
    this.player = player;
    this.#chips = chips;
    this.#zones = stakes;
    this.#staking = new Staking(law, player, chips, stakes);
    this.#settlements = new Settlements(player, chips, stakes);
  }

  /** His stake on a zone. */
  stake({ accounts, amounts }: Books, zone: number): Cents {
    if (this.#accounts !== accounts) this.#look(accounts);
    return held(amounts, zone === 0 ? this.#puntoLine : zone === 1 ? this.#bancaLine : this.#tieLine);
  }

  /** He has a stake on some zone. */
  isStaked(books: Books): boolean {
    return this.stake(books, 0) > 0 || this.stake(books, 1) > 0 || this.stake(books, 2) > 0;
  }

  /** All he has at this table. */
  worth({ accounts, amounts }: Books): Cents {
    if (this.#accounts !== accounts) this.#look(accounts);
    const onHands = held(amounts, this.#puntoLine) + held(amounts, this.#bancaLine);
    return cents(held(amounts, this.#chipsLine) + onHands + held(amounts, this.#tieLine));
  }

  /** He sets his stakes to these. */
  set(p: Proceedings, punto: Cents, banca: Cents, tie: Cents): void {
    const { books, lastOutcome } = p.state;
    const { accounts, amounts } = books;
    if (this.#accounts !== accounts) this.#look(accounts);
    const onPunto = held(amounts, this.#puntoLine);
    const onBanca = held(amounts, this.#bancaLine);
    const onTie = held(amounts, this.#tieLine);
    const way = this.#staking.way(
      moveOn(onPunto, punto),
      moveOn(onBanca, banca),
      moveOn(onTie, tie),
      lastOutcome === 'tie',
    );
    const postings = way.routes.postings(change(onPunto, punto), change(onBanca, banca), change(onTie, tie));
    p.recordOn(way, way.event(punto, banca, tie, postings), moneyGoesItsWays);
  }

  /** His stakes are settled as is due on each zone. */
  settle(p: Proceedings, due: readonly Due[]): void {
    const { accounts, amounts } = p.state.books;
    if (this.#accounts !== accounts) this.#look(accounts);
    const onPunto = held(amounts, this.#puntoLine);
    const onBanca = held(amounts, this.#bancaLine);
    const onTie = held(amounts, this.#tieLine);
    if (onPunto > 0) this.#settlements.settle(p, due[0] as Due, onPunto);
    if (onBanca > 0) this.#settlements.settle(p, due[1] as Due, onBanca);
    if (onTie > 0) this.#settlements.settle(p, due[2] as Due, onTie);
  }

  #look(accounts: readonly Account[]): void {
    this.#accounts = accounts;
    const [punto, banca, tie] = this.#zones;
    this.#chipsLine = accounts.indexOf(this.#chips);
    this.#puntoLine = accounts.indexOf(punto);
    this.#bancaLine = accounts.indexOf(banca);
    this.#tieLine = accounts.indexOf(tie);
  }
}

const change = (before: Cents, stake: Cents): Cents => cents(Math.abs(stake - before));

/** Where the house has won much, all amounts of its books are doubles: those that fit go on as small whole numbers. */
function held(amounts: readonly Cents[], line: number): Cents {
  if (line < 0) return ZERO;
  const amount = amounts[line] as Cents;
  const small = amount | 0;
  return small === amount ? cents(small) : amount;
}

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
  return { of };
});
