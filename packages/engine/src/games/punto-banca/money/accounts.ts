import { type Cents, cents } from '../../../money/cents.ts';
import { type Account, type Books, balance } from '../../../money/posting.ts';

interface Money {
  readonly books: Books;
}

export const chipsOf = (player: string): Account => `player:${player}`;
export const stakeOf = (player: string, bet: string): Account => `stake:${player}:${bet}`;

/** Wherever this player has staked anything. No name holds a colon. */
const stakesOf = ({ accounts }: Books, player: string): readonly Account[] =>
  accounts.filter((account) => account.startsWith(`stake:${player}:`));

/** Everything that is this player's at the table. */
export const accountsOf = (books: Books, player: string): readonly Account[] => [
  chipsOf(player),
  ...stakesOf(books, player),
];

export const stakeOn = ({ books }: Money, player: string, bet: string): Cents => balance(books, stakeOf(player, bet));

const sum = (books: Books, accounts: readonly Account[]): Cents =>
  cents(accounts.reduce((all: number, account) => all + balance(books, account), 0));

export const stakedBy = ({ books }: Money, player: string): Cents => sum(books, stakesOf(books, player));

/** All he has at this table: his chips and what he has staked. */
export const worthOf = ({ books }: Money, player: string): Cents => sum(books, accountsOf(books, player));
