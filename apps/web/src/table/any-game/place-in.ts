export type Place =
  | { readonly kind: 'seat'; readonly n: number }
  | { readonly kind: 'standing'; readonly behind: number; readonly since: number };
export type People = Readonly<Record<string, Place>>;

/** The seat a person sits at or stands behind, and how many stand there before them (0: they sit). */
export function placeIn(people: People, player: string): { readonly seat: number; readonly behind: number } | null {
  const place = people[player];
  if (place === undefined) return null;
  if (place.kind === 'seat') return { seat: place.n, behind: 0 };
  const before = Object.values(people).filter(
    (other) => other.kind === 'standing' && other.behind === place.behind && other.since < place.since,
  );
  return { seat: place.behind, behind: before.length + 1 };
}

export const seatIn = <S extends { readonly n: number }>(
  { seats }: { readonly seats: readonly S[] },
  n: number,
): S | undefined => seats.find((seat) => seat.n === n);
