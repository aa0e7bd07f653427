import { byPlaceToTheRight, type GroundRef, type PuntoCardsFacts, type Ranked } from '@sabot/engine';

/** Those with a stake on punto, highest first; equal stakes by place, counted from the dealer's right. */
export function highestStakeFirst(
  { candidates, from, seats }: PuntoCardsFacts,
  why: { readonly highest: GroundRef; readonly equal: GroundRef },
): readonly Ranked[] {
  const byPlace = byPlaceToTheRight(seats, from);
  const ordered = [...candidates].sort((a, b) => b.stake - a.stake || byPlace(a, b));
  return ordered.map(({ player, stake }) => {
    const shared = candidates.some((other) => other.player !== player && other.stake === stake);
    return { player, why: shared ? why.equal : why.highest };
  });
}
