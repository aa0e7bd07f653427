import { type Field, type GroundRef, type Posting, ruleOf, type Shape } from '@sabot/engine';
import { kindOf } from '../names.ts';

/** A bare rule is met by any reading of it; one that names its reading only by that reading. */
export const isMetBy = (wanted: GroundRef, given: readonly GroundRef[]): boolean =>
  given.some((ref) => ref === wanted || (!wanted.includes('~') && ruleOf(ref) === wanted));

export const unmet = (wanted: readonly GroundRef[], given: readonly GroundRef[]): readonly GroundRef[] =>
  wanted.filter((ref) => !isMetBy(ref, given));

type Fields = Readonly<Record<string, unknown>>;

export function postingsIn(shape: Shape, event: Fields): readonly Posting[] {
  return Object.keys(shape).flatMap((name) =>
    kindOf(shape[name] as Field) === 'postings' ? ((event[name] ?? []) as readonly Posting[]) : [],
  );
}

/** Everything an event and its postings rest on. */
export function groundsIn(shape: Shape, event: Fields): readonly GroundRef[] {
  const own = Object.keys(shape).flatMap((name) =>
    kindOf(shape[name] as Field) === 'grounds' ? ((event[name] ?? []) as readonly GroundRef[]) : [],
  );
  return [...own, ...postingsIn(shape, event).map(({ ground }) => ground)];
}
