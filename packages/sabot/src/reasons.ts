import { type Ground, type GroundRef, lookUp, refOf, ruleOf } from '@sabot/engine';
import { type Entry, REGISTRY, RULE_ROWS, SOURCES } from '@sabot/regulations';

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
  const row = lookUp(RULE_ROWS, rule);
  if (row === undefined) return unregistered(entry, ref);
  const { short } = SOURCES[row.text];
  const where = [row.locator, row.lines].filter((part) => part !== '').join(' ');
  return {
    rule,
    reading: ref.split('~')[1] ?? null,
    place: { es: `${short.es}, ${where}`, en: `${short.en}, ${where}` },
    says: { es: sentence(entry, rule, 'es') ?? row.rule, en: sentence(entry, rule, 'en') ?? row.rule },
  };
}

/** A rule of a regulation that is in no registry: it stands where the regulation itself says. */
function unregistered(entry: Entry, ref: GroundRef): Reason {
  const rule = ruleOf(ref);
  const clauses = entry.ruleset.regulation.provisions.flatMap((provision) => provision.clauses);
  const found = clauses.find(({ ground }) => ground.rule === rule)?.ground;
  if (found === undefined) throw new Error(`no rule is called ${JSON.stringify(rule)}`);
  const { source, locator } = found.citation;
  const place = `${source}, ${locator}`;
  return {
    rule,
    reading: found.reading ?? null,
    place: { es: place, en: place },
    says: { es: sentence(entry, rule, 'es') ?? rule, en: sentence(entry, rule, 'en') ?? rule },
  };
}

/** A text may take over another's rules: then the sentence stands there. */
const sentence = (entry: Entry, rule: string, language: 'es' | 'en'): string | undefined =>
  [entry, ...REGISTRY].flatMap(({ wording }) => lookUp(wording[language], rule) ?? []).at(0);
