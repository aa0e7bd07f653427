import type { Card } from '../../../cards/card.ts';
import { cardsLeft } from '../../../cards/pack.ts';
import type { Drawn } from '../../../coup/drawn.ts';
import type { Effect } from '../../../coup/effect.ts';
import { type Offer, offer, type Result } from '../../../decider.ts';
import type { Ground, GroundRef, NonEmpty } from '../../../law/ground.ts';
import { type Refused, refuse } from '../../../refusal.ts';
import { type Actor, CROUPIER } from '../../../table/actor.ts';
import { type Bound, type Joint, within } from '../../../table/bounds.ts';
import type { CirculoState } from '../state.ts';
import { type CirculoLaw, type CirculoProceedings, isStaff, notNow, notYours } from '../table.ts';
import { STAKING } from './deal.ts';

/** From the pack to the end of the talla. */
const IN_A_TALLA: readonly string[] = ['pack', 'offer', 'auction', 'bank', ...STAKING, 'coup'];

/** Why nothing can be reported now, or not by him; null where he may. */
export function notReporting(
  law: CirculoLaw,
  state: CirculoState,
  by: Actor,
  grounds: NonEmpty<Ground>,
): Refused | null {
  if (!isStaff(by)) return notYours(grounds);
  const heard = law.claims.ask({ coup: 'under-way' });
  if (heard.answer === 'refused') return refuse('too-late-to-claim', heard.grounds);
  // Outside a coup something may happen too; what happened in the coup before is settled.
  if (IN_A_TALLA.includes(state.phase)) return null;
  const settled = law.claims.ask({ coup: 'settled' });
  return settled.answer === 'refused' ? refuse('too-late-to-claim', settled.grounds) : notNow(state, grounds);
}

/** Whether a player is heard who says that something went wrong. */
export function heard(law: CirculoLaw, state: CirculoState): Result<Offer> {
  const { grounds } = law.claims.ask({ coup: 'under-way' });
  return notReporting(law, state, CROUPIER, grounds) ?? offer(grounds);
}

/** What cannot have happened now; where nobody stakes or plays it is too late for the coup before. */
export function impossibleNow<Incident extends string>(
  law: CirculoLaw,
  { phase }: CirculoState,
  refused: readonly Incident[],
  ground: Ground,
): Bound {
  const settled = law.claims.ask({ coup: 'settled' });
  const isAfter = phase !== 'coup' && !STAKING.includes(phase);
  return isAfter && settled.answer === 'refused'
    ? { kind: 'not', refused, code: 'too-late-to-claim', ground: settled.grounds[0] }
    : { kind: 'not', refused, code: 'cannot-have-happened-now', ground };
}

type Told = Pick<Joint & { readonly kind: 'needed-with' }, 'field' | 'values' | 'code'>;
/** What must be said with some irregularities. */
export const needed = (ground: Ground, told: Told): Joint => ({
  kind: 'needed-with',
  other: 'incident',
  ground,
  ...told,
});
/** What is said with some irregularities and with none else. */
export const only = (ground: Ground, told: Told): Joint => ({ kind: 'only-with', other: 'incident', ground, ...told });

/** Which irregularities bring cards out of the shoe and how many, and which concern one card or a person. */
interface Naming<Incident extends string> {
  readonly incidents: readonly Incident[];
  readonly out: Readonly<Partial<Record<Incident, readonly number[]>>>;
  readonly card: readonly Incident[];
  readonly player: readonly Incident[];
}
/** The cards that came out, the card and the person it concerns are named where there are any. */
export function naming<Incident extends string>(
  ground: Ground,
  { incidents, out, card, player }: Naming<Incident>,
): readonly Joint[] {
  const withCards = incidents.filter((incident) => out[incident]?.some((cards) => cards > 0));
  const always = incidents.filter((incident) => (out[incident]?.[0] ?? 0) > 0);
  return [
    only(ground, { field: 'drawn', values: withCards, code: 'no-card-came-out-with-it' }),
    needed(ground, { field: 'drawn', values: always, code: 'which-cards-came-out' }),
    needed(ground, { field: 'card', values: card, code: 'which-card' }),
    needed(ground, { field: 'player', values: player, code: 'which-player' }),
  ];
}

/** Between two coups the stop card ends the talla, whatever follows it: the next pack, a pause or an empty table. */
export const hasEnded = ({ state }: CirculoProceedings, talla: number): boolean =>
  state.talla !== talla || !IN_A_TALLA.includes(state.phase);

export type Lying = Pick<Drawn, 'hand' | 'face'>;

/** Whatever came out has left the shoe: it can never go back. It is thrown out unless it lies elsewhere till the ruling. */
export function takeOut<P extends CirculoProceedings>(
  p: P,
  cards: readonly Card[],
  grounds: NonEmpty<GroundRef>,
  showStopCardIfNext: (p: P) => void,
  { hand, face }: Lying = { hand: 'discard', face: 'up' },
): void {
  for (const card of cards) {
    if (cardsLeft(p.state.pack) === 0) return;
    const { talla } = p.state;
    showStopCardIfNext(p);
    if (hasEnded(p, talla)) return;
    const no = (p.state.coup?.drawn.length ?? p.state.loose.length) + 1;
    p.record({ type: 'CardDrawn', no, card, hand, face, grounds });
  }
}

/** He decides between the rulings that were put to him. */
export function mayRule(state: CirculoState, grounds: NonEmpty<Ground>): Result<Offer> {
  if (state.referred === null) return notNow(state, grounds);
  const choices = state.referred.between.map((_, i) => i + 1);
  return offer(grounds, within({ choice: { kind: 'one-of', options: choices, ground: grounds[0] } }));
}

/** The ruling he gives, under name and with a reason. */
export function rule(
  p: CirculoProceedings,
  { choice, reason }: { readonly choice: number; readonly reason: string },
  name: string,
): { readonly effects: readonly Effect[]; readonly grounds: NonEmpty<GroundRef> } {
  const { referred } = p.state;
  if (referred === null) throw new Error('no ruling is awaited');
  const effects = referred.between[choice - 1] ?? [];
  const { grounds } = referred;
  p.record({ type: 'RulingGiven', name, choice, reason, effects, grounds });
  return { effects, grounds };
}
