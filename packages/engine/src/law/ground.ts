import { madeList } from '../numbered.ts';

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

/** A place in the memory of citations: what has been cited so far, and what was ever cited after it. */
interface Cited {
  readonly list: readonly Ground[];
  refs: NonEmpty<GroundRef> | null;
  readonly next: Cited[];
}
const cited = (list: readonly Ground[]): Cited => ({ list, refs: null, next: [] });
const firstCited = new WeakMap<readonly Ground[], Cited>();

function citedFirst(list: readonly Ground[]): Cited {
  let found = firstCited.get(list);
  if (found === undefined) {
    found = cited(list);
    firstCited.set(list, found);
  }
  return found;
}

/** Few lists are ever cited after the same ones, so they are looked through. */
function citedNext({ next }: Cited, list: readonly Ground[]): Cited {
  for (let i = 0; i < next.length; i++) {
    const one = next[i] as Cited;
    if (one.list === list) return one;
  }
  const found = cited(list);
  next.push(found);
  return found;
}

export const NO_GROUNDS: readonly Ground[] = [];

const each = (refs: readonly GroundRef[]): NonEmpty<GroundRef> =>
  madeList([...new Set(refs)]) as unknown as NonEmpty<GroundRef>;

/**
 * The grounds of several rulings, each once, in order, by their short names. Rulings are worked out once and then
 * the same object, so a citation is too: it is found again by identity.
 */
export function citing(...lists: readonly (readonly Ground[])[]): NonEmpty<GroundRef> {
  let at: Cited | null = null;
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i] as readonly Ground[];
    if (list.length > 0) at = at === null ? citedFirst(list) : citedNext(at, list);
  }
  if (at === null) throw new Error('nothing to cite');
  at.refs ??= each(lists.flatMap((list) => list.map(refOf)));
  return at.refs;
}

const longer = new WeakMap<NonEmpty<GroundRef>, Map<string, NonEmpty<GroundRef>>>();

/** A citation with more grounds after it; for the same ones again the same object. */
export function alsoCiting(refs: NonEmpty<GroundRef>, ...more: readonly GroundRef[]): NonEmpty<GroundRef> {
  const known = longer.get(refs) ?? new Map<string, NonEmpty<GroundRef>>();
  const key = more.length === 1 ? (more[0] as GroundRef) : more.join(' ');
  const found = known.get(key) ?? each([...refs, ...more]);
  if (known.size === 0) longer.set(refs, known);
  if (!known.has(key)) known.set(key, found);
  return found;
}

export const refsOf = (grounds: NonEmpty<Ground>): NonEmpty<GroundRef> => citing(grounds);
