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
type Line = number | null;
type Lines = readonly [chips: Line, punto: Line, banca: Line, tie: Line];

const linesIn = oncePer((accounts: readonly Account[]) => {
  const known = new Map<string, Lines>();
  return (player: string): Lines => {
    let found = known.get(player);
    if (found === undefined) {
      const { chips, stakes } = accountsNamed(player);
      const [punto, banca, tie] = stakes;
      const line = (account: Account): Line => (accounts.includes(account) ? accounts.indexOf(account) : null);
      found = [line(chips), line(punto), line(banca), line(tie)];
      known.set(player, found);
    }
    return found;
  };
});

const held = (amounts: readonly Cents[], line: number | null): Cents =>
  line === null ? ZERO : (amounts[line] as Cents);

export function purseOf({ accounts, amounts }: Books, player: string): Purse {
  const [chips, punto, banca, tie] = linesIn(accounts)(player);
  return { chips: held(amounts, chips), stakes: [held(amounts, punto), held(amounts, banca), held(amounts, tie)] };
}

/** All he has at this table. */
export const worth = ({ chips, stakes: [punto, banca, tie] }: Purse): Cents => cents(chips + punto + banca + tie);
