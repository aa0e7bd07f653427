import { lookUp, seatOf } from '@sabot/engine';
import { inWholeSteps } from '@sabot/engine/bounds';
import type { Awaited, BoundMessage, Offered } from '@sabot/protocol';
import { who } from '../../scene.ts';
import type { CirculoScene } from '../scene.ts';
import { actLabel } from './act-label.ts';

/** Something you may do now, with what of it is settled already. */
export interface Choice {
  readonly offer: Offered;
  readonly label: string;
  readonly keys: readonly string[];
  readonly settled: Readonly<Record<string, unknown>>;
}

export interface Choices {
  /** What the moment asks for. */
  readonly front: readonly Choice[];
  /** What may be done at any time, or is seldom wanted. */
  readonly more: readonly Choice[];
}

const SELDOM: ReadonlySet<string> = new Set([
  'Sit',
  'Stand',
  'BuyChips',
  'AskRules',
  'AskChange',
  'StepAway',
  'RequestCheck',
  'JoinWaitingList',
  'LeaveWaitingList',
  'AnnounceStake',
  'ReportIncident',
]);
/** The table is left, and stakes are laid, in another way. */
const NEVER: ReadonlySet<string> = new Set(['Leave', 'SetStakes']);

type NumberBound = Extract<BoundMessage, { readonly kind: 'amount' | 'between' }>;

/** A number within its bounds, and within what all the fields together may come to: the chips one has. */
export function cappedIn({ fields, joint }: Offered, field: string): NumberBound | null {
  const bound = fields[field];
  if (bound?.kind !== 'amount' && bound?.kind !== 'between') return null;
  const caps = joint.flatMap((one) => (one.kind === 'sum-at-most' && one.of.includes(field) ? [one.max] : []));
  const capped = { ...bound, max: Math.min(bound.max, ...caps) };
  return capped.kind === 'amount' ? inWholeSteps(capped) : capped;
}

/** The one number that an act asks for; null: none, or more than one. */
export function numberAskedBy(offer: Offered): { readonly field: string; readonly bound: NumberBound } | null {
  const numbers = Object.keys(offer.fields).flatMap((field) => {
    const bound = cappedIn(offer, field);
    return bound === null ? [] : [{ field, bound }];
  });
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

function labelOf(offer: Offered, base: string, { money }: CirculoScene): string {
  const number = numberAskedBy(offer);
  if (number === null || offer.act === 'BuyChips') return base;
  const { bound } = number;
  const text = (n: number): string => (bound.kind === 'amount' ? money(n) : String(n));
  return `${base} ${text(bound.min)}–${text(bound.max)}`;
}

/** An act that asks only for one of some people is a choice for each of them. */
function choicesFor(offer: Offered, scene: CirculoScene): readonly Choice[] {
  const label = actLabel(scene.words, offer.act);
  const keys = lookUp(scene.words.circulo.keys, offer.act) ?? [offer.act];
  const { player } = offer.fields;
  if (player?.kind === 'one-of' && Object.keys(offer.fields).length === 1) {
    return player.options.map((option) => ({
      offer,
      label: `${label} ${who(scene, String(option))}`,
      keys: keys.flatMap((key) => [`${key} ${option}`, key]),
      settled: { player: option },
    }));
  }
  return [{ offer, label: labelOf(offer, label, scene), keys, settled: {} }];
}

/** All that is offered to you, from the offers alone; what is awaited comes first. */
export function choicesIn(scene: CirculoScene, awaited: Awaited | undefined = scene.table.awaited): Choices {
  const wanted = awaited?.acts ?? [];
  const offers = scene.table.message.acts.filter(({ act }) => !NEVER.has(act));
  const rank = ({ act }: Offered): number => (wanted.includes(act) ? wanted.indexOf(act) : wanted.length);
  const { people } = scene.table.view;
  const isStanding = seatOf(people, scene.you) === null;
  const isFront = ({ act }: Offered): boolean =>
    wanted.includes(act) || !SELDOM.has(act) || (act === 'Sit' && isStanding);
  const front = offers.filter(isFront).toSorted((a, b) => rank(a) - rank(b));
  const more = offers.filter((offer) => !isFront(offer));
  return {
    front: front.flatMap((offer) => choicesFor(offer, scene)),
    more: more.flatMap((offer) => choicesFor(offer, scene)),
  };
}
