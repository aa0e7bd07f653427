import { lookUp } from '@sabot/engine/by-name';
import type { IncidentFacts, Offered, ReportSheet } from '@sabot/protocol';

type Fact = IncidentFacts[string] | readonly string[];

/** What an irregularity must be told with, what it may be, and between what one chooses. */
export interface Wanted {
  readonly needed: readonly string[];
  readonly asked: readonly string[];
  /** What may be told besides, but need not. */
  readonly optional: readonly string[];
  readonly hands: readonly string[];
}

/** The facts an irregularity needs, and no more, as the bounds of a report have them. */
export function wantedFacts({ joint }: Offered, { facts, cards }: ReportSheet, incident: string): Wanted {
  const with_ = (kind: string, field: string) =>
    joint.find((one) => one.kind === kind && 'field' in one && one.field === field && one.values.includes(incident));
  const hand = with_('not-with', 'hand');
  const known = ['pano-1', 'pano-2', 'banca'];
  const hands =
    hand?.kind === 'not-with' && hand.refused.includes(null) ? known.filter((one) => !hand.refused.includes(one)) : [];
  const needed = facts.filter((field) =>
    field === 'hand' ? hands.length > 0 : with_('needed-with', field) !== undefined,
  );
  const asked = facts.filter((field) => {
    if (field === 'note' || needed.includes(field)) return true;
    const isOnly = joint.some((one) => one.kind === 'only-with' && one.field === field);
    if (isOnly) return with_('only-with', field) !== undefined;
    // Not everybody will do, or another fact may stand in its place.
    if (field !== 'hand' && with_('not-with', field) !== undefined) return true;
    return joint.some(
      (one) =>
        one.kind === 'needed-with' &&
        one.or === field &&
        one.values.includes(incident) &&
        (field !== 'card' || cards.length > 0),
    );
  });
  const isRuled = (field: string): boolean => joint.some((one) => one.kind === 'only-with' && one.field === field);
  const optional = facts.filter(
    (field) => field !== 'hand' && !asked.includes(field) && !isRuled(field) && (field !== 'card' || cards.length > 0),
  );
  return { needed, asked, optional, hands };
}

/** What must still be said; nothing where it can be reported. */
export const missingFacts = (
  { joint }: Offered,
  { needed }: Wanted,
  incident: string,
  told: Readonly<Record<string, Fact>>,
): readonly string[] =>
  needed.filter((field) => {
    if (isTold(lookUp(told, field))) return false;
    const rule = joint.find(
      (one) => one.kind === 'needed-with' && one.field === field && one.values.includes(incident),
    );
    return !(rule?.kind === 'needed-with' && rule.or !== undefined && isTold(lookUp(told, rule.or)));
  });

const isTold = (fact: Fact | undefined): boolean => fact !== undefined && fact !== null && fact !== '';
