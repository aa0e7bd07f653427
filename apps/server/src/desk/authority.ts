import { type Ground, lookUp, type Refusal, type Ruleset, type Unchecked } from '@sabot/engine';
import { AUTHORISED_TERMS, type AuthorisedTerms } from '@sabot/protocol';
import type { Clock } from '../ports/clock.ts';
import { refuse } from '../refusals.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { DeskBook } from './desk-book.ts';
import type { Authorisation } from './desk-lines.ts';

type Settings = Readonly<Record<string, unknown>>;
type Term = (typeof AUTHORISED_TERMS)[number];
type TermBand = NonNullable<AuthorisedTerms[Term]>;

/** Where the text speaks of a term: the points of law that answer for it, the first that its game knows. */
const POINTS: Readonly<Record<Term, readonly string[]>> = {
  minimum: ['tableMinimum'],
  maximum: ['tableMaximum', 'stakeMaximum'],
  bankMinimum: ['bankMinimum'],
  bankMaximum: ['bankMaximum'],
  decks: ['decks'],
  unlimited: ['bankMaximum'],
  modality: ['bankMaximum'],
};
/** A free bank knows neither. */
const NOT_OF_A_FREE_BANK: readonly string[] = ['maximum', 'bankMaximum'];

interface Asked {
  ask(facts: object): { readonly grounds: readonly Ground[] };
}

/** The rules that speak of a term at a table on these settings. */
function groundsFor({ law }: Ruleset, settings: Settings, term: Term): readonly Ground[] {
  const points = law(settings) as unknown as Readonly<Record<string, Asked>>;
  const name = POINTS[term].find((one) => Object.hasOwn(points, one));
  return name === undefined ? [] : (points[name] as Asked).ask({}).grounds;
}

/** What the authority lets tables be opened on: kept with dates, asked whenever one is opened. */
export class Authority {
  readonly #book: DeskBook;
  readonly #clock: Clock;

  constructor(book: DeskBook, clock: Clock) {
    this.#book = book;
    this.#clock = clock;
  }

  /** Of those that have begun and are not over, the one that began last; of two of one moment the one that was kept last. */
  inForce(ruleset: string): Authorisation | null {
    const now = this.#clock.now();
    return this.#book.desk.authorisations
      .filter((one) => one.ruleset === ruleset && one.withdrawn === null)
      .filter(({ from, until }) => from <= now && (until === null || now < until))
      .reduce<Authorisation | null>((last, one) => (last === null || one.from >= last.from ? one : last), null);
  }

  /** The terms with what the authority sets for the whole house: the least minimum that a table may have. */
  filled({ id, game }: Ruleset, settings: Settings): Settings {
    const least = band(this.inForce(id)?.terms.minimum)?.least;
    const isKnown = lookUp(game.commands.OpenTable ?? {}, 'authorisedMinimum') !== undefined;
    return least === undefined || !isKnown || settings.authorisedMinimum !== undefined
      ? settings
      : { ...settings, authorisedMinimum: least };
  }

  /** Why a table may not be opened on these terms; null: it may. A ruleset of which nothing was ever authorised is free. */
  refuses(ruleset: Ruleset, given: Settings): Refusal | null {
    const { id, regulation } = ruleset;
    const settings: Settings = { ...(regulation.defaults as Settings), ...given };
    if (!this.#book.desk.authorisations.some((one) => one.ruleset === id)) return null;
    const inForce = this.inForce(id);
    if (inForce === null) return refuse('no-authorisation', groundsFor(ruleset, settings, 'minimum')).refusal;
    for (const term of AUTHORISED_TERMS) {
      const authorised = inForce.terms[term];
      const value = lookUp(settings, term);
      const isFree = settings.modality === 'libre' && NOT_OF_A_FREE_BANK.includes(term);
      if (authorised === undefined || value === undefined || isFree || fits(authorised, value)) continue;
      const facts = { field: term, ...('least' in authorised ? amounts(authorised) : {}) };
      return refuse('not-authorised', groundsFor(ruleset, settings, term), facts).refusal;
    }
    return null;
  }

  refusesOpening(ruleset: Ruleset, command: Unchecked): Refusal | null {
    return command.type === 'OpenTable' ? this.refuses(ruleset, command) : null;
  }

  /** A table that plays on terms which the authorisation in force does not allow: it was opened before, or its time is over. */
  isBreachedAt({ scene: { ruleset, state }, summary: { phase } }: TableRunner): boolean {
    const { table } = state as { readonly table?: { readonly settings: Settings } | null };
    return table != null && phase !== 'closed' && this.refuses(ruleset, table.settings) !== null;
  }
}

const band = (term: TermBand | undefined): Extract<TermBand, { least: number }> | null =>
  term !== undefined && 'least' in term ? term : null;

const amounts = ({ least, most }: Extract<TermBand, { least: number }>) => ({
  min: least,
  ...(most !== null && { max: most }),
});

function fits(authorised: TermBand, value: unknown): boolean {
  if ('options' in authorised) return authorised.options.some((one) => one === value);
  const { least, most } = authorised;
  return typeof value === 'number' && value >= least && (most === null || value <= most);
}

/** Why an authorisation cannot be kept: what it says does not fit the tables of its ruleset. */
export function unfitTerm({ game }: Ruleset, terms: AuthorisedTerms): string | null {
  const shape = game.commands.OpenTable ?? {};
  for (const [term, given] of Object.entries(terms)) {
    if (given === undefined) continue;
    const kind = lookUp(shape, term);
    const isFigure = kind === 'amount' || kind === 'number';
    if (kind === undefined || 'least' in given !== isFigure) return term;
    if ('least' in given) {
      if (given.most !== null && given.most < given.least) return term;
    } else if (
      !given.options.every((one) => (kind === 'flag' ? typeof one === 'boolean' : kind.includes(one as never)))
    )
      return term;
  }
  return null;
}
