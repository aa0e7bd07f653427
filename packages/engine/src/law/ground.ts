import { memo } from '../memo.ts';

export type NonEmpty<T> = readonly [T, ...T[]];

export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;

/** The list, which cannot be empty here; `missing` says what is wrong if it is. */
export function nonEmpty<T>(list: readonly T[], missing: string): NonEmpty<T> {
  if (isNonEmpty(list)) return list;
  throw new Error(missing);
}

/** A row of the law: jurisdiction, game, section, number. The exact union is generated where the law is kept. */
export type RuleId = `${Uppercase<string>}-${string}`;
export type ReadingId = `AMB-${string}` | `OM-${string}`;

/** How strongly an answer binds: the words, another text they refer to, what sister texts do, or our own choice. */
export const BASES = ['text', 'cross-reference', 'usage', 'house'] as const;
export type Basis = (typeof BASES)[number];

export interface Citation {
  readonly source: string;
  readonly locator: string;
}

/** Why an answer binds. What the words do not settle names the reading that settled it. */
export type Ground =
  | {
      readonly rule: RuleId;
      readonly basis: 'text' | 'cross-reference';
      readonly citation: Citation;
      readonly reading?: ReadingId;
    }
  | {
      readonly rule: RuleId;
      readonly basis: 'usage' | 'house';
      readonly citation: Citation;
      readonly reading: ReadingId;
    };

/** The short name by which events, postings and histories point to a ground: `RULE` or `RULE~READING`. */
export type GroundRef = RuleId | `${RuleId}~${ReadingId}`;

export const refOf = (ground: Ground): GroundRef =>
  ground.reading === undefined ? ground.rule : `${ground.rule}~${ground.reading}`;

export const ruleOf = (ref: GroundRef): RuleId => ref.split('~', 1)[0] as RuleId;

/** A ruling is given again and again with the same list of grounds. */
const namesOf = memo((grounds: readonly Ground[]): readonly GroundRef[] => grounds.map(refOf));

/** The grounds of several rulings, each once, in order, by their short names. */
export function citing(...lists: readonly (readonly Ground[])[]): NonEmpty<GroundRef> {
  return each(lists.map(namesOf));
}

/** A citation with more grounds after it. */
export const alsoCiting = (refs: NonEmpty<GroundRef>, ...more: readonly GroundRef[]): NonEmpty<GroundRef> =>
  each([refs, more]);

function each(lists: readonly (readonly GroundRef[])[]): NonEmpty<GroundRef> {
  const refs: GroundRef[] = [];
  for (const list of lists) for (const ref of list) if (!refs.includes(ref)) refs.push(ref);
  return nonEmpty(refs, 'nothing to cite');
}

export const refsOf = (grounds: NonEmpty<Ground>): NonEmpty<GroundRef> => citing(grounds);
