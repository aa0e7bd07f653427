import { byPlaceToTheRight, type Claimant, type GroundRef, type PriorityFacts, type Ranked } from '@sabot/engine';

type Compare = (a: Claimant, b: Claimant) => number;
const first =
  (has: (claimant: Claimant) => boolean): Compare =>
  (a, b) =>
    Number(has(b)) - Number(has(a));

const isSeated = ({ place }: Claimant): boolean => place.kind === 'seat';

/** What goes before the order of places, by what the claim is to. */
const BEFORE: Readonly<Record<PriorityFacts['purpose'], readonly Compare[]>> = {
  banco: [first(({ repeats }) => repeats), first(({ alone }) => alone), first(({ saluted }) => saluted)],
  mesa: [first(({ completes }) => completes), first(({ saluted }) => saluted)],
  cards: [first(({ wasBank }) => wasBank), first(isSeated), (a, b) => b.stake - a.stake],
  stakes: [],
  auction: [(a, b) => b.stake - a.stake],
};

/** The row that puts somebody where he stands. */
function why(claimant: Claimant, { purpose, claimants }: PriorityFacts): GroundRef {
  const { repeats, alone, completes, saluted, wasBank, stake } = claimant;
  const others = claimants.filter(({ player }) => player !== claimant.player);
  if (purpose === 'banco' && repeats) return 'AST-CF-B-24';
  if (purpose === 'banco' && !alone) return 'AST-CF-B-12';
  if (purpose === 'mesa' && completes) return 'AST-CF-B-17';
  if ((purpose === 'banco' || purpose === 'mesa') && !saluted) return 'AST-CF-D-8';
  if (purpose === 'cards') {
    if (wasBank) return 'AST-CF-E1-20';
    return others.some((other) => other.stake === stake) ? 'AST-CF-B-21' : 'AST-CF-B-20';
  }
  if (purpose === 'auction') return 'AST-CF-E1-16';
  return isSeated(claimant) ? 'AST-CF-D-5' : 'AST-CF-D-6';
}

/** The order of section D, and what other sections put before it. */
export function order(facts: PriorityFacts): readonly Ranked[] {
  const compare = [...BEFORE[facts.purpose], byPlaceToTheRight(facts.seats, facts.from)];
  const ordered = [...facts.claimants].sort((a, b) => {
    for (const by of compare) {
      const found = by(a, b);
      if (found !== 0) return found;
    }
    return 0;
  });
  return ordered.map((claimant) => ({ player: claimant.player, why: why(claimant, facts) }));
}
