import { type GroundRef, type NonEmpty, type PuntoBancaPoints, refOf } from '@sabot/engine';
import type { Entry } from '@sabot/regulations';

/** Of the grounds of a ruling, the one that decided; the others were cited beside it. */
export function decidingGround(
  { ruleset }: Entry,
  point: keyof PuntoBancaPoints,
  grounds: NonEmpty<GroundRef>,
): GroundRef {
  const deciding = ruleset.regulation.provisions
    .flatMap(({ clauses }) => clauses)
    .filter((clause) => clause.point === point && clause.answer !== undefined)
    .map(({ ground }) => refOf(ground));
  return grounds.find((ref) => deciding.includes(ref)) ?? grounds[0];
}
