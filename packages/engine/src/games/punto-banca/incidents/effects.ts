import type { Effect } from '../../../coup/effect.ts';
import type { GroundRef, NonEmpty } from '../../../law/ground.ts';
import { isNamedIn } from '../../../table/by-name.ts';
import { lift } from '../money/settlement.ts';
import type { Proceedings } from '../proceedings.ts';
import { annul, annulAhead } from './annulment.ts';

/** Applies a ruling. What ends the coup comes last; otherwise the coup is resumed where it was interrupted. */
export function apply(p: Proceedings, effects: readonly Effect[], grounds: NonEmpty<GroundRef>): void {
  let annulled: 'coup' | 'talla' | null = null;
  for (const effect of effects) {
    switch (effect.do) {
      case 'go-on':
        break;
      case 'annul':
        annulled = effect.hand === 'talla' ? 'talla' : (annulled ?? 'coup');
        break;
      case 'expose':
        for (const no of effect.cards) p.record({ type: 'CardExposed', no, grounds });
        break;
      case 'hold': {
        // The croupier, or whoever of the staff takes his place, is nobody among the players.
        const isPlayer = isNamedIn(p.state.people, effect.player);
        p.record({
          type: 'CardsHeldBy',
          hand: effect.hand === 'banca' ? 'banca' : 'punto',
          player: isPlayer ? effect.player : null,
          staff: isPlayer ? null : effect.player,
          grounds,
        });
        break;
      }
      case 'forfeit': {
        const { holder } = p.state.shoe;
        const holds = holder?.kind === 'player' && holder.id === effect.player;
        if (effect.right === 'deal' && holds) p.record({ type: 'ShoeLost', player: effect.player, grounds });
        break;
      }
      case 'restake': {
        const postings = lift(p, effect.player, grounds);
        if (postings.length > 0) p.record({ type: 'StakesReturned', player: effect.player, grounds, postings });
        break;
      }
      case 'warn':
        p.record({ type: 'PlayerWarned', player: effect.player, grounds });
        break;
      default:
        throw new Error(`a ruling of this game cannot ${effect.do}`);
    }
  }
  if (p.state.coup === null) {
    if (annulled !== null) annulAhead(p, annulled, grounds);
  } else if (annulled !== null) annul(p, annulled, grounds);
  else p.record({ type: 'CoupResumed', grounds });
}
