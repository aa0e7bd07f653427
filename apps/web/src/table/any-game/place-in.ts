import { type ByName, lookUp, namesIn, valuesIn, withName, withoutName } from '@sabot/engine/by-name';

export type Place =
  | { readonly kind: 'seat'; readonly n: number }
  | { readonly kind: 'standing'; readonly behind: number; readonly since: number };
export type People = ByName<Place>;

type PlaceTaken =
  | { readonly type: 'PlayerSeated'; readonly player: string; readonly seat: number }
  | { readonly type: 'PlayerStanding'; readonly player: string; readonly behind: number; readonly since: number }
  | { readonly type: 'PlayerLeft'; readonly player: string };

/** The people after one of them has come, changed places or gone. */
export function peopleAfter(people: People, event: PlaceTaken): People {
  const { player, type } = event;
  switch (type) {
    case 'PlayerSeated':
      return withName(people, player, { kind: 'seat', n: event.seat });
    case 'PlayerStanding':
      return withName(people, player, { kind: 'standing', behind: event.behind, since: event.since });
    case 'PlayerLeft':
      return withoutName(people, player);
    default:
      return type satisfies never;
  }
}

/** The seat a person sits at or stands behind, and how many stand there before them (0: they sit). */
export function placeIn(people: People, player: string): { readonly seat: number; readonly behind: number } | null {
  const place = lookUp(people, player);
  if (place === undefined) return null;
  if (place.kind === 'seat') return { seat: place.n, behind: 0 };
  const before = valuesIn(people).filter(
    (other) => other.kind === 'standing' && other.behind === place.behind && other.since < place.since,
  );
  return { seat: place.behind, behind: before.length + 1 };
}

/** How many stand behind the seat behind which most do. */
export const mostStandingIn = (people: People): number =>
  Math.max(0, ...namesIn(people).map((player) => placeIn(people, player)?.behind ?? 0));

export const seatIn = <S extends { readonly n: number }>(
  { seats }: { readonly seats: readonly S[] },
  n: number,
): S | undefined => seats.find((seat) => seat.n === n);
