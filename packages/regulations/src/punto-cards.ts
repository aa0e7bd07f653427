import { byPlaceToTheRight, type Candidate, type GroundRef, type PuntoCardsFacts, type Ranked } from '@sabot/engine';

/** Those with a stake on punto, highest first; equal stakes by place, counted from the dealer's right. */
export const highestStakeFirst =
  (
    why: { readonly highest: GroundRef; readonly equal: GroundRef },
    may: ((candidate: Candidate, facts: PuntoCardsFacts) => boolean) | null = null,
  ) =>
  (facts: PuntoCardsFacts): readonly Ranked[] => {
    const byPlace = byPlaceToTheRight(facts.seats, facts.from);
    const ordered: Candidate[] = [];
    const { candidates } = facts;
    for (let i = 0; i < candidates.length; i++) {
      const candidate = candidates[i] as Candidate;
      if (may !== null && !may(candidate, facts)) continue;
      // Each takes his place among those before him: they are few.
      let at = ordered.push(candidate) - 1;
      for (; at > 0; at--) {
        const before = ordered[at - 1] as Candidate;
        if ((candidate.stake - before.stake || byPlace(before, candidate)) <= 0) break;
        ordered[at] = before;
      }
      ordered[at] = candidate;
    }
    return ordered.map(({ player, stake }, i) => {
      const isShared =
        (i > 0 && ordered[i - 1]?.stake === stake) || (i + 1 < ordered.length && ordered[i + 1]?.stake === stake);
      return { player, why: isShared ? why.equal : why.highest };
    });
  };

export const isSeated = ({ place }: Candidate): boolean => place.kind === 'seat';
export const isNotTheDealer = ({ player }: Candidate, { dealer }: PuntoCardsFacts): boolean => player !== dealer;
