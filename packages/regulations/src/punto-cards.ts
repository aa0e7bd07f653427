import { byPlaceToTheRight, type Candidate, type GroundRef, type PuntoCardsFacts, type Ranked } from '@sabot/engine';

/** Those with a stake on punto, highest first; equal stakes by place, counted from the dealer's right. */
export const highestStakeFirst =
  (
    why: { readonly highest: GroundRef; readonly equal: GroundRef },
    may: (candidate: Candidate, facts: PuntoCardsFacts) => boolean = () => true,
  ) =>
  (facts: PuntoCardsFacts): readonly Ranked[] => {
    const byPlace = byPlaceToTheRight(facts.seats, facts.from);
    const holders = facts.candidates.filter((candidate) => may(candidate, facts));
    const ordered = holders.sort((a, b) => b.stake - a.stake || byPlace(a, b));
    return ordered.map(({ player, stake }, i) => {
      const isShared = (i > 0 && ordered[i - 1]?.stake === stake) || ordered[i + 1]?.stake === stake;
      return { player, why: isShared ? why.equal : why.highest };
    });
  };

export const isSeated = ({ place }: Candidate): boolean => place.kind === 'seat';
export const isNotTheDealer = ({ player }: Candidate, { dealer }: PuntoCardsFacts): boolean => player !== dealer;
