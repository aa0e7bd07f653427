import type { Effect } from '../../../coup/effect.ts';
import type { Ground, GroundRef, NonEmpty } from '../../../law/ground.ts';
import { ZERO } from '../../../money/cents.ts';
import { type Refused, refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import type { Bound } from '../../../table/bounds.ts';
import { namesIn } from '../../../table/by-name.ts';
import { leftToAPerson, OF_ONE_S_OWN, possible } from '../../../table/free-ruling.ts';
import type { CirculoState } from '../state.ts';
import { type CirculoProceedings, notNow, notYours } from '../table.ts';

/** Why nobody rules as they see fit now, or not he; null where he may. */
export function notFree(state: CirculoState, by: Actor, grounds: NonEmpty<Ground>): Refused | null {
  if (by.kind !== 'inspector') return notYours(grounds);
  if (state.referred === null) return notNow(state, grounds);
  return leftToAPerson(state.referred.grounds, grounds) ? null : refuse('case-is-foreseen', grounds);
}

/** Anybody at the table may be warned. */
export const mayWarn = (state: CirculoState, ground: Ground): Bound => ({
  ...possible(namesIn(state.people), ground),
  code: 'not-at-the-table',
});

interface Common {
  readonly outcome: 'goes-on' | 'coup-annulled' | 'talla-annulled';
  readonly warned: string | null;
  readonly unstaked: string | null;
  readonly exposed: number | null;
  readonly reason: string;
}

/** The effects that every game has, after those that it has alone; what ends the coup comes last. */
export function effectsOf(own: readonly Effect[], { outcome, warned, unstaked, exposed }: Common): readonly Effect[] {
  const effects: Effect[] = [...own];
  if (exposed !== null) effects.push({ do: 'expose', cards: [exposed] });
  if (unstaked !== null) effects.push({ do: 'restake', player: unstaked, amount: ZERO });
  if (warned !== null) effects.push({ do: 'warn', player: warned });
  effects.push(
    outcome === 'goes-on' ? { do: 'go-on' } : { do: 'annul', hand: outcome === 'coup-annulled' ? 'coup' : 'talla' },
  );
  return effects;
}

/** The ruling is told under name and with its reason; by what it was left to whoever gives it. */
export function ruledFreely(
  p: CirculoProceedings,
  by: Actor,
  reason: string,
  effects: readonly Effect[],
): NonEmpty<GroundRef> {
  const { referred } = p.state;
  if (referred === null) throw new Error('no ruling is awaited');
  const { grounds } = referred;
  const name = by.kind === 'inspector' ? by.id : '';
  p.record({ type: 'RulingGiven', name, choice: OF_ONE_S_OWN, reason, effects, grounds });
  return grounds;
}
