import { byPlaceToTheRight, type Candidate, type GroundRef, type PuntoCardsFacts, type Ranked } from '@sabot/engine';

/**
 * Of those with a stake on punto the highest; of equal stakes the first by place, counted from the dealer's right.
 * Whoever could not go on dealing holds no cards.
 */
export const highestStake =
  (
    why: { readonly highest: GroundRef; readonly equal: GroundRef },
    may: ((candidate: Candidate, facts: PuntoCardsFacts) => boolean) | null = null,
  ) =>
  (facts: PuntoCardsFacts): Ranked | null => {
    const { candidates, relieved, seats, from } = facts;
    let first: Candidate | null = null;
    let isShared = false;
    for (let i = 0; i < candidates.length; i++) {
      const candidate = candidates[i] as Candidate;
      if (candidate.player === relieved) continue;
      if (may !== null && !may(candidate, facts)) continue;
      if (first === null || candidate.stake > first.stake) {
        first = candidate;
        isShared = false;
      } else if (candidate.stake === first.stake) {
        if (byPlaceToTheRight(seats, from)(candidate, first) < 0) first = candidate;
        isShared = true;
      }
    }
    return first === null ? null : { player: first.player, why: isShared ? why.equal : why.highest };
  };

export const isSeated = ({ place }: Candidate): boolean => place.kind === 'seat';
export const isNotTheDealer = ({ player }: Candidate, { dealer }: PuntoCardsFacts): boolean => player !== dealer;
