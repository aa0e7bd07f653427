import type { Effect } from '../../../coup/effect.ts';
import type { GroundRef, NonEmpty } from '../../../law/ground.ts';
import { type Cents, ZERO } from '../../../money/cents.ts';
import { proceed } from '../coup/flow.ts';
import { takeAllBack } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Side } from '../questions.ts';
import { bankOf, coupOf } from '../state.ts';
import { annul, annulTalla } from './annulment.ts';

const sideOf = (hand: string): Side => (hand === 'banca' ? 'banca' : 'punto');

/** A card is given to a hand after all; a third one is then the banker's decision to draw. */
function assign(p: Proceedings, no: number, to: Side | 'discard', grounds: NonEmpty<GroundRef>): void {
  const { coup } = p.state;
  if (coup !== null && to === 'banca' && coup.step === 'banker' && coup.said.banca === undefined) {
    p.record({ type: 'BankerDecided', decision: 'draw', grounds });
  }
  const card = [...(coup?.drawn ?? []), ...p.state.loose].find((one) => one.no === no);
  if (card === undefined) throw new Error(`the ruling is about card ${no}, which has not left the shoe`);
  p.record({ type: 'CardAssigned', no, to, face: to === 'discard' ? card.face : 'up', grounds });
}

/** The cards change hands: whoever had lifted them has them no longer. */
function hold(p: Proceedings, player: string, grounds: NonEmpty<GroundRef>): void {
  const { delivered } = coupOf(p.state);
  p.record({ type: 'CardsHeldBy', player, grounds });
  if (delivered) p.record({ type: 'CardsDelivered', to: player, grounds });
}

function grant(
  p: Proceedings,
  effect: Effect & { readonly do: 'oblige' | 'allow' },
  grounds: NonEmpty<GroundRef>,
): void {
  const { act, players } = effect;
  if (act === 'Deal') p.record({ type: 'BankerObliged', player: bankOf(p.state).banker, grounds });
  else if (act === 'WithdrawStakes') p.record({ type: 'WithdrawalAllowed', players, grounds });
  else p.record({ type: 'PuntoSpeaksAgain', free: effect.do === 'allow', grounds });
}

/** What was staked at the closing call counts; or nothing of it, and it goes back. */
function restake(p: Proceedings, player: string, amount: Cents, grounds: NonEmpty<GroundRef>): void {
  const postings = amount === ZERO ? takeAllBack(p.state, player, grounds[0]) : [];
  if (postings.length > 0) p.record({ type: 'StakesReturned', player, grounds, postings });
  else p.record({ type: 'StakeRestored', player, amount, grounds });
}

function applyOne(p: Proceedings, effect: Effect, grounds: NonEmpty<GroundRef>): void {
  switch (effect.do) {
    case 'go-on':
    case 'annul':
      return;
    case 'lose':
      p.record({ type: 'HandForfeited', hand: sideOf(effect.hand), grounds });
      return;
    case 'deem':
      p.record({ type: 'HandDeemed', hand: sideOf(effect.hand), total: effect.total, abated: effect.abated, grounds });
      return;
    case 'assign':
      assign(p, effect.card, effect.to === 'discard' ? 'discard' : sideOf(effect.to), grounds);
      return;
    case 'expose':
      for (const no of effect.cards) p.record({ type: 'CardExposed', no, grounds });
      return;
    case 'bind':
      p.record({ type: 'HandBound', hand: sideOf(effect.hand), to: effect.to, options: effect.options, grounds });
      return;
    case 'hold':
      hold(p, effect.player, grounds);
      return;
    case 'forfeit':
      if (effect.right === 'abatir') p.record({ type: 'AbatirForfeited', hand: 'banca', grounds });
      else p.record({ type: 'RightForfeited', player: effect.player, right: 'hold-cards', grounds });
      return;
    case 'oblige':
    case 'allow':
      grant(p, effect, grounds);
      return;
    case 'restake':
      restake(p, effect.player, effect.amount, grounds);
      return;
    case 'settle-order':
      p.record({ type: 'SettleOrderSet', player: effect.player, place: effect.place, grounds });
      return;
    case 'warn':
      p.record({ type: 'PlayerWarned', player: effect.player, grounds });
      return;
    case 'restore':
    case 'choose':
    case 'refer':
      throw new Error(`a ruling of this game cannot ${effect.do} here`);
    default:
      effect satisfies never;
  }
}

/** Effects that touch neither cards nor totals nor who plays them. */
const QUIET: ReadonlySet<Effect['do']> = new Set(['go-on', 'warn', 'restake', 'settle-order', 'forfeit']);

/** Applies a ruling. What ends the coup comes last; otherwise the coup goes on where it was interrupted. */
export function apply(p: Proceedings, effects: readonly Effect[], grounds: NonEmpty<GroundRef>): void {
  for (const effect of effects) applyOne(p, effect, grounds);
  const annulled = effects.find((effect) => effect.do === 'annul');
  if (p.state.coup === null) {
    if (annulled !== undefined) annulTalla(p, grounds);
  } else if (annulled !== undefined) annul(p, annulled.hand === 'talla' ? 'talla' : 'coup', grounds);
  else if (effects.some((effect) => !QUIET.has(effect.do))) proceed(p);
}
