import { CROUPIER, lookUp, namesIn, type Ruleset } from '@sabot/engine';
import type { IncidentFacts } from '@sabot/protocol';

/** Who makes an error: the croupier, whoever has the bank, whoever has the cards, or anybody at the table. */
type Culprit = 'croupier' | 'banker' | 'holder' | 'anyone';
/** The errors that happen before everybody’s eyes and that no act of the game can say, each with who makes it. */
export type Errors = Readonly<Record<string, Culprit>>;

export interface Mishap {
  readonly incident: string;
  readonly facts: IncidentFacts;
  /** Who made it; null is the croupier. */
  readonly by: string | null;
}

interface Asked {
  readonly bank?: { readonly banker?: string } | null;
  readonly coup?: {
    readonly banker?: string;
    readonly dealer?: string | null;
    readonly holder?: string | null;
    readonly holders?: Readonly<Record<string, string | null>>;
    readonly drawn?: readonly { readonly no: number; readonly hand: string }[];
  } | null;
}

/** What a table looks like to whoever errs there: nothing that is hidden is looked at. */
interface At {
  readonly ruleset: Ruleset;
  readonly state: unknown;
  readonly bots: readonly string[];
  readonly people: object;
}

const holders = ({ coup }: Asked): readonly string[] =>
  [coup?.holder, coup?.dealer, ...Object.values(coup?.holders ?? {})].filter((one) => typeof one === 'string');
const bankers = ({ bank, coup }: Asked): readonly string[] =>
  [bank?.banker, coup?.banker].filter((one) => typeof one === 'string');

/** Who could have made it; null is the croupier. People make their errors themselves. */
function culprits(who: Culprit, { state, bots }: At): readonly (string | null)[] {
  if (who === 'croupier') return [null];
  const asked = state as Asked;
  const those = who === 'banker' ? bankers(asked) : who === 'holder' ? holders(asked) : bots;
  return those.filter((name) => bots.includes(name));
}

/** Every error that can have been made now by croupier or bots, with its facts, as the bounds of a report have it. */
export function mishaps(errors: Errors, at: At): readonly Mishap[] {
  const { ruleset, state, people } = at;
  const offered = ruleset.legal(state, CROUPIER).find(({ act }) => act === 'ReportIncident')?.offer.answer;
  if (offered === undefined) return [];
  const { fields, joint } = offered;
  const impossible = fields.incident?.kind === 'not' ? fields.incident.refused : [];
  const asked = state as Asked;
  const shape = lookUp(ruleset.game.commands, 'ReportIncident') ?? {};
  const blank = Object.fromEntries(Object.keys(shape).flatMap((one) => (one === 'incident' ? [] : [[one, null]])));
  return Object.entries(errors).flatMap(([incident, who]) => {
    if (impossible.includes(incident)) return [];
    const needs = (field: string): boolean =>
      joint.some((one) => one.kind === 'needed-with' && one.field === field && one.values.includes(incident));
    const refused = joint.find(
      (one) => one.kind === 'not-with' && one.field === 'hand' && one.values.includes(incident),
    );
    const hand = ['pano-1', 'pano-2', 'banca'].find(
      (one) => refused?.kind === 'not-with' && refused.refused.includes(null) && !refused.refused.includes(one),
    );
    const cards = (asked.coup?.drawn ?? []).filter((one) => one.hand !== 'discard');
    const [card = cards[0]] = cards.filter((one) => one.hand !== 'banca');
    return culprits(who, at).map((by) => ({
      incident,
      by,
      facts: {
        ...blank,
        ...(needs('card') && { card: card?.no ?? null }),
        ...(needs('player') && { player: about(incident, by, asked, namesIn(people as never)) }),
        ...(needs('drawn') && { drawn: 1 }),
        ...(needs('upturned') && { upturned: 1 }),
        ...(needs('fault') && { fault: by === null ? 'croupier' : 'banker' }),
        ...(needs('seen') && { seen: true }),
        ...(needs('evident') && { evident: true }),
        ...(needs('total') && { total: 5 }),
        ...(hand !== undefined && { hand }),
      },
    }));
  });
}

/** Whom it concerns: whoever was advised, or has cards that are not theirs; else whoever made it. */
function about(incident: string, by: string | null, asked: Asked, people: readonly string[]): string | null {
  const [holder = null] = holders(asked);
  if (incident === 'advised') return holder === by ? (bankers(asked)[0] ?? null) : holder;
  if (by !== null) return by;
  return people.find((one) => one !== holder && !bankers(asked).includes(one)) ?? null;
}
