import { handOf } from '../../../coup/drawn.ts';
import type { Effect } from '../../../coup/effect.ts';
import { totalOf } from '../../../coup/totals.ts';
import type { GroundRef, NonEmpty } from '../../../law/ground.ts';
import { proceed } from '../coup/flow.ts';
import { takeAllBack } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import { PANOS, type Pano, type Side } from '../questions.ts';
import { bankOf, coupOf } from '../state.ts';
import { annul, annulPano, annulStakes } from './annulment.ts';

type Grounds = NonEmpty<GroundRef>;
const isPano = (hand: string): hand is Pano => (PANOS as readonly string[]).includes(hand);
const sideOf = (hand: string): Side => (isPano(hand) ? hand : 'banca');

/** A card goes to another hand, is put away, or waits for whoever is owed the next. */
function assign(p: Proceedings, no: number, hand: string, grounds: Grounds): void {
  const { coup } = p.state;
  const card = [...(coup?.drawn ?? []), ...p.state.loose].find((one) => one.no === no);
  if (card === undefined) throw new Error(`the ruling is about card ${no}, which has not left the shoe`);
  const to = hand === 'discard' || hand === 'loose' ? hand : sideOf(hand);
  p.record({ type: 'CardAssigned', no, to, face: isPano(to) ? 'up' : card.face, grounds });
}

/** The cards are played by another; whoever had lifted them has them no longer. */
function hold(p: Proceedings, effect: Effect & { readonly do: 'hold' }, grounds: Grounds): void {
  const { player, coup } = effect;
  const pano = effect.hand as Pano;
  if (coup === 'next') {
    p.record({ type: 'HoldsNext', pano, player, grounds });
    return;
  }
  p.record({ type: 'CardsHeldBy', pano, player, grounds });
  if (coupOf(p.state).delivered.includes(pano)) p.record({ type: 'CardsDelivered', pano, to: player, grounds });
}

/** Whose hand loses the right to be shown. */
const handHeldBy = (p: Proceedings, player: string): Side =>
  PANOS.find((pano) => coupOf(p.state).holders[pano] === player) ?? 'banca';

function applyOne(p: Proceedings, effect: Effect, grounds: Grounds): void {
  switch (effect.do) {
    case 'go-on':
    case 'annul':
      return;
    case 'deem': {
      const { total, abated, final = false } = effect;
      p.record({ type: 'HandDeemed', hand: sideOf(effect.hand), total, abated, final, grounds });
      return;
    }
    case 'restore':
      p.record({ type: 'CoupRestored', fault: effect.fault, hand: sideOf(effect.hand), said: effect.said, grounds });
      return;
    case 'assign':
      assign(p, effect.card, effect.to, grounds);
      return;
    case 'expose':
      for (const no of effect.cards) p.record({ type: 'CardExposed', no, grounds });
      return;
    case 'bind':
      if (effect.to === 'draw-after-no') throw new Error('no hand of this game is bound to that');
      p.record({ type: 'HandBound', hand: sideOf(effect.hand), to: effect.to, options: effect.options, grounds });
      return;
    case 'hold':
      hold(p, effect, grounds);
      return;
    case 'forfeit':
      p.record({ type: 'AbatirForfeited', hand: handHeldBy(p, effect.player), grounds });
      return;
    case 'oblige':
      p.record({ type: 'BankerObliged', player: bankOf(p.state).banker, grounds });
      return;
    case 'restake': {
      const { player } = effect;
      p.record({ type: 'StakeRemoved', player, grounds, postings: takeAllBack(p.state, player, grounds[0]) });
      return;
    }
    case 'warn':
      p.record({ type: 'PlayerWarned', player: effect.player, grounds });
      return;
    case 'lose':
    case 'allow':
    case 'settle-order':
    case 'choose':
    case 'refer':
      throw new Error(`a ruling of this game cannot ${effect.do} here`);
    default:
      effect satisfies never;
  }
}

/** A hand that should have been shown is shown now, when its cards are the two it was dealt again. */
function showRestored(p: Proceedings, effects: readonly Effect[], grounds: Grounds): void {
  for (const effect of effects) {
    if (effect.do !== 'restore' || effect.said !== 'abatir') continue;
    const hand = sideOf(effect.hand);
    const coup = coupOf(p.state);
    const cards = handOf(coup.drawn, hand).map(({ card }) => card);
    p.record({ type: 'HandAbated', hand, cards, total: totalOf(p.law, coup, hand, 2), grounds });
  }
}

/** Effects that touch neither cards nor totals nor who plays them. */
const QUIET: ReadonlySet<Effect['do']> = new Set(['go-on', 'warn', 'restake']);

/** Applies a ruling. What ends the coup comes last; otherwise the coup goes on where it was interrupted. */
export function apply(p: Proceedings, effects: readonly Effect[], grounds: Grounds): void {
  for (const effect of effects) applyOne(p, effect, grounds);
  showRestored(p, effects, grounds);
  const annulled = effects.find((effect) => effect.do === 'annul')?.hand;
  if (annulled === 'coup' || annulled === 'talla') {
    if (p.state.coup === null) annulStakes(p, annulled, grounds);
    else annul(p, annulled, grounds);
    return;
  }
  if (annulled !== undefined) annulPano(p, annulled as Pano, grounds);
  if (p.state.coup !== null && effects.some((effect) => !QUIET.has(effect.do))) proceed(p);
}
