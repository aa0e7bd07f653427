/** A table of which the last coups may have been announced; a game may know no such announcement. */
interface Closing {
  readonly closing?: { readonly first: number; readonly coups: number } | null;
  readonly coups: number;
  readonly coup: { readonly no: number } | null;
}

/** How many of the announced last coups are still to be played, the one under way among them; null where none are. */
export function coupsLeft({ closing, coups, coup }: Closing): number | null {
  if (!closing) return null;
  const next = Math.max(coup?.no ?? coups + 1, closing.first);
  const left = closing.first + closing.coups - next;
  return left > 0 ? left : null;
}
