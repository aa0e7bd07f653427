/** What every account holds, in cents. */
export type Books = Readonly<Record<string, number>>;
/** Whatever has books. */
export interface Kept {
  readonly books: Books;
}

export const booksOf = ({
  books,
}: {
  readonly books: { readonly accounts: readonly string[]; readonly amounts: readonly number[] };
}): Books => Object.fromEntries(books.accounts.map((account, i) => [account, books.amounts[i] as number]));

export const chipsOf = ({ books }: Kept, player: string): number => books[`player:${player}`] ?? 0;
