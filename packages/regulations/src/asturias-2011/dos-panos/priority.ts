import type { DosPanosPriorityFacts, GroundRef, Place, Ranked } from '@sabot/engine';

const seatOf = (place: Place): number => (place.kind === 'seat' ? place.n : place.behind);

/** Where somebody comes: his paño before the other, its departments before those behind them, then by number. */
function rank(place: Place, seats: readonly number[]): readonly number[] {
  const own = seats.includes(seatOf(place)) ? 0 : 1;
  return place.kind === 'seat' ? [own, 0, place.n, 0] : [own, 1, place.behind, place.since];
}

const why = (place: Place, seats: readonly number[]): GroundRef =>
  place.kind === 'seat' && seats.includes(place.n) ? 'AST-DP-D-4' : 'AST-DP-D-5';

/** The order of section D: the departments nearest the banker first, then everybody else in the same order. */
export function order({ claimants, seats }: DosPanosPriorityFacts): readonly Ranked[] {
  const ordered = [...claimants].sort((a, b) => {
    const [left, right] = [rank(a.place, seats), rank(b.place, seats)];
    return left.reduce((found, one, i) => found || one - (right[i] as number), 0);
  });
  return ordered.map(({ player, place }) => ({ player, why: why(place, seats) }));
}
