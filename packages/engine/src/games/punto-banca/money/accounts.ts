import { memo } from '../../../memo.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { type Account, type Books, balance } from '../../../money/posting.ts';

interface Money {
  readonly books: Books;
}

export const chipsOf = (player: string): Account => `player:${player}`;
export const stakeOf = (player: string, bet: string): Account => `stake:${player}:${bet}`;

/** The accounts of stakes by player. No name holds a colon. */
const stakesByPlayer = memo((accounts: readonly Account[]): ReadonlyMap<string, readonly Account[]> => {
  const byPlayer = new Map<string, Account[]>();
  for (const account of accounts) {
    const [kind, player] = account.split(':');
    if (kind !== 'stake' || player === undefined) continue;
    const theirs = byPlayer.get(player);
    if (theirs === undefined) byPlayer.set(player, [account]);
    else theirs.push(account);
  }
  return byPlayer;
});

/** Wherever this player has staked anything. */
const stakesOf = ({ accounts }: Books, player: string): readonly Account[] =>
  stakesByPlayer(accounts).get(player) ?? [];

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
