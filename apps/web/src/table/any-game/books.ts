import { type ByName, byNameFrom, lookUp } from '@sabot/engine/by-name';
/** What every account holds, in cents. */
export type Books = ByName<number>;
/** Whatever has books. */
export interface Kept {
  readonly books: Books;
}

export const booksOf = ({
  books,
}: {
  readonly books: { readonly accounts: readonly string[]; readonly amounts: readonly number[] };
}): Books => byNameFrom(books.accounts.map((account, i) => [account, books.amounts[i] as number]));

export const chipsOf = ({ books }: Kept, player: string): number => lookUp(books, `player:${player}`) ?? 0;
