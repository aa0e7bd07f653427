export type NonEmpty<T> = readonly [T, ...T[]];

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

export const refsOf = (grounds: NonEmpty<Ground>): NonEmpty<GroundRef> =>
  grounds.map(refOf) as unknown as NonEmpty<GroundRef>;
