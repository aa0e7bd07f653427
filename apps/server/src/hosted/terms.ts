import {
  type Bound,
  director,
  type Field,
  lookUp,
  type Refusal,
  type Ruleset,
  refOf,
  type Shape,
  type Unchecked,
} from '@sabot/engine';
import type { TermsAnswer } from '@sabot/protocol';
import { offeredText } from '../broadcast/offers.ts';
import type { Authority } from '../desk/authority.ts';
import { refuse } from '../refusals.ts';

const OPENING = 'OpenTable';
/** The authority sets it for the whole casino: whoever opens a table finds it there. */
const OF_THE_AUTHORITY: readonly string[] = ['authorisedMinimum'];

export type Settings = Readonly<Record<string, unknown>>;

const shapeOf = ({ game }: Ruleset): Shape => game.commands[OPENING] ?? {};
const mayChoose = (name: string): boolean => !OF_THE_AUTHORITY.includes(name);

/** The opening act on these terms, and on the regulation's own for whatever they do not say. */
export const openingOn = ({ regulation }: Ruleset, settings: Settings): Unchecked => ({
  ...(regulation.defaults as object),
  ...settings,
  type: OPENING,
  by: director('house'),
});

/** Why a table cannot be opened on these terms; null: it can. The law is asked as it will be when it opens. */
export function refusesTerms(
  ruleset: Ruleset,
  settings: Settings,
  authority: Authority,
  isAuthority = false,
): Refusal | null {
  const shape = shapeOf(ruleset);
  const { defaults } = ruleset.regulation;
  for (const [name, value] of Object.entries(settings)) {
    if (lookUp(shape, name) === undefined) return refuse('unknown-setting', [], { field: name.slice(0, 40) }).refusal;
    const usual = lookUp(defaults as Settings, name);
    if (!isAuthority && !mayChoose(name) && value !== usual)
      return refuse('authority-sets-it', [], { field: name }).refusal;
  }
  const whole = authority.filled(ruleset, settings);
  const opened = ruleset.advance(ruleset.game.initial, openingOn(ruleset, whole));
  return opened.ok ? authority.refuses(ruleset, whole) : opened.refusal;
}

const kindOf = (field: Field): TermsAnswer['kinds'][string] | null => {
  if (typeof field !== 'string') return [...field];
  return field === 'amount' || field === 'number' || field === 'flag' ? field : null;
};

/** Within what a table may be opened, by its law on these terms. */
function boundsOn(ruleset: Ruleset, settings: Settings): Readonly<Record<string, Bound>> {
  const { regulation, game } = ruleset;
  const act = game.acts.find(({ name }) => name === OPENING);
  const law = ruleset.law({ ...(regulation.defaults as object), ...settings });
  const offered = act?.offer(law as never, game.initial as never, director('house'));
  return offered?.ok === true ? offered.value.answer.fields : {};
}

/** What may be chosen of the terms, within what, and whether what was chosen is lawful. */
export function termsAnswer(ruleset: Ruleset, settings: Settings, authority: Authority): TermsAnswer {
  const refusal = refusesTerms(ruleset, settings, authority);
  const shape = shapeOf(ruleset);
  const isWhole = refusal === null;
  const fields = boundsOn(ruleset, authority.filled(ruleset, isWhole ? settings : {}));
  const kinds = Object.entries(shape).flatMap(([name, field]) => {
    const kind = kindOf(field);
    return kind === null || !mayChoose(name) ? [] : [[name, kind] as const];
  });
  const known = Object.entries(settings).filter(([name]) => lookUp(shape, name) !== undefined);
  return {
    refusal: refusal && { ...refusal, grounds: refusal.grounds.map(refOf), facts: { ...refusal.facts } },
    settings: { ...(ruleset.regulation.defaults as TermsAnswer['settings']), ...(Object.fromEntries(known) as object) },
    kinds: Object.fromEntries(kinds),
    fields: JSON.parse(offeredText({ act: OPENING, offer: { answer: { fields, joint: [] }, grounds: [] as never } }))
      .fields,
  };
}
