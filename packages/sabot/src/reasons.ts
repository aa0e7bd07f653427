import { type Ground, type GroundRef, lookUp, refOf, ruleOf } from '@sabot/engine';
import { type Entry, ruleIn, SOURCES } from '@sabot/regulations';

interface Bilingual {
  readonly es: string;
  readonly en: string;
}

/** A rule that something rests on, so that a person can look it up. */
export interface Reason {
  readonly rule: string;
  /** The reading that settled what the words leave open. */
  readonly reading: string | null;
  /** The text, and where in it the rule stands. */
  readonly place: Bilingual;
  /** The rule in one sentence of ours. */
  readonly says: Bilingual;
}

/** Whatever names what it rests on: a refusal, an event, an offer. */
export interface Grounded {
  readonly type?: string;
  readonly grounds?: readonly (Ground | GroundRef)[];
  readonly postings?: readonly { readonly ground: GroundRef }[];
}

/** The reasons of all of these, each once, in order. */
export function reasonsOf(entry: Entry, all: readonly Grounded[]): readonly Reason[] {
  const refs = all.flatMap(({ grounds = [], postings = [] }) => [
    ...grounds.map((ground) => (typeof ground === 'string' ? ground : refOf(ground))),
    ...postings.map(({ ground }) => ground),
  ]);
  return [...new Set(refs)].map((ref) => reason(entry, ref));
}

function reason(entry: Entry, ref: GroundRef): Reason {
  const rule = ruleOf(ref);
  const found = ruleIn(entry, rule);
  if (found === null) throw new Error(`no rule is called ${JSON.stringify(rule)}`);
  const { text, locator, lines, says } = found;
  const short = lookUp(SOURCES, text)?.short ?? { es: text, en: text };
  const where = [locator, lines].filter((part) => part !== '').join(' ');
  const english = says.en ?? rule;
  return {
    rule,
    reading: ref.split('~')[1] ?? null,
    place: { es: `${short.es}, ${where}`, en: `${short.en}, ${where}` },
    says: { es: says.es ?? english, en: english },
  };
}
