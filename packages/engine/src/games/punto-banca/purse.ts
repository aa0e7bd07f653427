import { type Cents, cents, ZERO } from '../../money/cents.ts';
import type { Account, Books } from '../../money/posting.ts';
import { oncePer } from '../../once-per.ts';
import { accountsNamed } from './state.ts';

/** What a player has: the chips before him, and his stakes in the order of BETS. */
export interface Purse {
  readonly chips: Cents;
  readonly stakes: readonly [Cents, Cents, Cents];
}

/** The lines of the books that are one player's, in the same order; an account without a line has none. */
type Lines = readonly (number | null)[];

const linesIn = oncePer((accounts: readonly Account[]) => {
  const known = new Map<string, Lines>();
  return (player: string): Lines => {
    let found = known.get(player);
    if (found === undefined) {
      const { chips, stakes } = accountsNamed(player);
      found = [chips, ...stakes].map((account) => accounts.indexOf(account)).map((at) => (at < 0 ? null : at));
      known.set(player, found);
    }
    return found;
  };
});

export function purseOf({ accounts, amounts }: Books, player: string): Purse {
  const lines = linesIn(accounts)(player);
  const held = (line: number | null | undefined): Cents => (typeof line === 'number' ? (amounts[line] as Cents) : ZERO);
  return { chips: held(lines[0]), stakes: [held(lines[1]), held(lines[2]), held(lines[3])] };
}

/** All he has at this table. */
export const worth = ({ chips, stakes: [punto, banca, tie] }: Purse): Cents => cents(chips + punto + banca + tie);
