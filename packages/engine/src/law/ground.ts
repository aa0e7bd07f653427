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

/** A place in the memory of citations: what follows when one more list of grounds is cited. */
interface Cited {
  refs: NonEmpty<GroundRef> | null;
  readonly next: WeakMap<readonly Ground[], Cited>;
}
const nothingCited = (): Cited => ({ refs: null, next: new WeakMap() });
const root = nothingCited();

export const NO_GROUNDS: readonly Ground[] = [];

/**
 * The grounds of several rulings, each once, in order, by their short names. Rulings are worked out once and then
 * the same object, so a citation is too: it is found again by identity.
 */
export function citing(...lists: readonly (readonly Ground[])[]): NonEmpty<GroundRef> {
  let at = root;
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i] as readonly Ground[];
    if (list.length === 0) continue;
    let next = at.next.get(list);
    if (next === undefined) {
      next = nothingCited();
      at.next.set(list, next);
    }
    at = next;
  }
  at.refs ??= [...new Set(lists.flatMap((list) => list.map(refOf)))] as unknown as NonEmpty<GroundRef>;
  return at.refs;
}

export const refsOf = (grounds: NonEmpty<Ground>): NonEmpty<GroundRef> => citing(grounds);
