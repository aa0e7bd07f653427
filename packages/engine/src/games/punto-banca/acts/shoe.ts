import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import { nameOf } from '../../../table/actor.ts';
import type { PuntoBancaLaw } from '../questions.ts';
import { nextAfterDeclining } from '../shoe/dealer.ts';
import { heldBy, type PlayerWithShoe } from '../shoe/held-by.ts';
import { offerShoe, openStakes } from '../shoe/turn.ts';
import type { PuntoBancaState } from '../state.ts';
import { act, notNow } from './act.ts';

const turnGrounds = (law: PuntoBancaLaw) => law.firstTurn.ask(NOTHING).grounds;

export const takeShoe = act(
  'TakeShoe',
  (law, state, by) => {
    if (by.kind !== 'player') return refuse('not-yours', turnGrounds(law));
    if (state.phase !== 'offer') return notNow(state, turnGrounds(law));
    if (state.shoe.offeredTo !== by.id) return refuse('not-your-turn', turnGrounds(law));
    return offer(law.dealing.ask(NOTHING).grounds);
  },
  (p, { by }) => {
    const { dealing, dealerHand } = p.law;
    const grounds = citing(turnGrounds(p.law), dealing.ask(NOTHING).grounds, dealerHand.ask(NOTHING).grounds);
    p.record({ type: 'ShoeTaken', player: nameOf(by), grounds });
    openStakes(p);
  },
);

/** The shoe came to this player at the closing call, without his being asked. */
const cameUnasked = ({ coup }: PuntoBancaState, player: string): boolean =>
  coup !== null && coup.step === 'deal' && !coup.asked && coup.dealer === player;

export const declineShoe = act(
  'DeclineShoe',
  (law, state, by) => {
    if (by.kind !== 'player') return refuse('not-yours', turnGrounds(law));
    if (cameUnasked(state, by.id)) return offer(law.dealing.ask(NOTHING).grounds);
    if (state.phase !== 'offer') return notNow(state, turnGrounds(law));
    if (state.shoe.offeredTo !== by.id) return refuse('not-your-turn', turnGrounds(law));
    return offer(law.dealing.ask(NOTHING).grounds);
  },
  (p, { by }) => {
    const player = nameOf(by);
    const { dealing, dealerWithoutStake, shoeDeclined } = p.law;
    const option = dealing.ask(NOTHING).grounds;
    const passesOn = shoeDeclined.ask(NOTHING).grounds;
    const unasked = cameUnasked(p.state, player);
    p.record({ type: 'ShoeDeclined', player, grounds: citing(option, passesOn) });
    if (unasked) nextAfterDeclining(p, citing(passesOn, dealerWithoutStake.ask(NOTHING).grounds));
    else offerShoe(p);
  },
);

/** Giving the shoe up between two coups, of one's own will. */
export const passShoe = act(
  'PassShoe',
  (law, state, by) => {
    if (state.phase !== 'stakes') return notNow(state, turnGrounds(law));
    const held = by.kind === 'player' ? heldBy(state.shoe.holder, by.id) : null;
    if (held === null) return refuse('not-your-shoe', turnGrounds(law));
    const { answer, grounds } = law.shoeGivenUp.ask({ dealt: held.dealt });
    return answer === 'allowed' ? offer(grounds) : refuse('must-deal-first', grounds);
  },
  (p, { by }) => {
    const player = nameOf(by);
    const { dealt } = heldBy(p.state.shoe.holder, player) as PlayerWithShoe;
    p.record({ type: 'ShoeGivenUp', player, grounds: citing(p.law.shoeGivenUp.ask({ dealt }).grounds) });
    offerShoe(p);
  },
);
