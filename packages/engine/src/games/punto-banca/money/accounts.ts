import { type Cents, cents } from '../../../money/cents.ts';
import { type Account, type Books, balance } from '../../../money/posting.ts';
import { BETS, type Bet } from '../questions.ts';

interface Money {
  readonly books: Books;
}

export const chipsOf = (player: string): Account => `player:${player}`;
export const stakeOf = (player: string, bet: Bet): Account => `stake:${player}:${bet}`;
/** Everything that is this player's at the table. */
export const accountsOf = (player: string): readonly Account[] => [
  chipsOf(player),
  ...BETS.map((bet) => stakeOf(player, bet)),
];

export const stakeOn = ({ books }: Money, player: string, bet: Bet): Cents => balance(books, stakeOf(player, bet));

const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((all: number, one) => all + one, 0));

export const stakedBy = (state: Money, player: string): Cents => sum(BETS.map((bet) => stakeOn(state, player, bet)));

/** All he has at this table: his chips and what he has staked. */
export const worthOf = ({ books }: Money, player: string): Cents =>
  sum(accountsOf(player).map((account) => balance(books, account)));
