import { type Ground, type GroundRef, type NonEmpty, refOf, ruleOf } from '../law/ground.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Bound, Joint } from './bounds.ts';

/** How a coup goes on after a ruling: as it was, or not at all. Outside a coup there are stakes, and the talla. */
const OUTCOMES = ['goes-on', 'coup-annulled', 'talla-annulled'] as const;

/** Of what a ruling in a case that nobody foresaw may be made at any table; each game has effects of its own beside. */
export const FREE_RULING = {
  outcome: OUTCOMES,
  warned: 'player?',
  /** Whose stakes are given back. */
  unstaked: 'player?',
  /** A card that lies face down is shown, and stays in play. */
  exposed: 'number?',
  reason: 'text',
} as const;

/** The choice of a ruling that was none of those put to whoever rules. */
export const OF_ONE_S_OWN = 0;

/** Whether a case rests on the provision that leaves to a person what nobody foresaw; else the text itself says between what. */
export const leftToAPerson = (referred: NonEmpty<GroundRef>, power: NonEmpty<Ground>): boolean =>
  ruleOf(referred[0]) === ruleOf(refOf(power[0]));

/** An effect that cannot be applied now is refused, by the value that it would take. */
export const possible = (
  options: readonly (string | number | null)[],
  ground: Ground,
): Bound & { readonly kind: 'one-of' } => ({
  kind: 'one-of',
  options: [null, ...options],
  code: 'effect-not-now',
  ground,
});

/** What makes no sense for a coup that there is no more. */
export const onlyWhere = (
  ground: Ground,
  values: readonly (typeof OUTCOMES)[number][],
  ...fields: readonly string[]
): readonly Joint[] =>
  fields.map((field) => ({
    kind: 'only-with',
    field,
    other: 'outcome',
    values,
    code: 'effect-not-now' satisfies RefusalCode,
    ground,
  }));
