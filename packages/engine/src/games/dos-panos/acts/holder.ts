import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing, nonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import { namesIn } from '../../../table/by-name.ts';
import { award } from '../bank/award.ts';
import { mayHaveBank } from '../bank/bidders.ts';
import { goOn, nextStage } from '../bank/passage.ts';
import type { DosPanosLaw } from '../questions.ts';
import { type DosPanosState, passageOf } from '../state.ts';
import { act, groundsOf, isBanker, isHere, nameOf, notHere, notNow, notYours } from './act.ts';

const isToBeNamed = ({ phase, passage }: DosPanosState): boolean => phase === 'offer' && passage?.stage === 'named';

/** At the opening the inspector announces who is banker, and for how much. */
export const nameBanker = act(
  'NameBanker',
  (law, state, by) => {
    const { answer, grounds } = law.opening.ask({ named: true });
    if (by.kind !== 'inspector') return notYours(grounds);
    if (!isToBeNamed(state) || answer !== 'announced') return notNow(state, grounds);
    const { asked } = passageOf(state);
    const options = namesIn(state.people).filter(
      (player) => !asked.includes(player) && !state.away.includes(player) && mayHaveBank(law, state, player),
    );
    if (options.length === 0) return refuse('nobody-to-name', grounds);
    const least = law.bankMinimum.ask(NOTHING);
    const most = law.bankMaximum.ask(NOTHING);
    const { answer: step } = law.bidStep.ask(NOTHING);
    return offer(
      grounds,
      within({
        player: { kind: 'one-of', options, code: 'not-at-the-table', ground: grounds[0] },
        amount: {
          kind: 'amount',
          min: least.answer,
          max: most.answer ?? cents(Number.MAX_SAFE_INTEGER - 1),
          step,
          orNothing: false,
          grounds: { min: least.grounds[0], max: most.grounds[0], step: groundsOf(law, 'bidStep')[0] },
        },
      }),
    );
  },
  (p, { player, amount }) => award(p, 'named', player, amount, p.law.opening.ask({ named: true }).grounds),
);

/** With nobody named, the bank is auctioned. */
export const openAuction = act(
  'OpenAuction',
  (law, state, by) => {
    const { answer, grounds } = law.opening.ask({ named: false });
    if (by.kind !== 'inspector' && by.kind !== 'croupier') return notYours(grounds);
    return isToBeNamed(state) && answer === 'auctioned' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => nextStage(p),
);

/** The bank is being offered to this person. */
function isAsked(law: DosPanosLaw, state: DosPanosState, by: Actor): Result<Offer> {
  const { grounds } = law.offeredAt.ask({ initial: state.passage?.initial ?? cents(0) });
  if (by.kind !== 'player') return notYours(grounds);
  if (!isHere(state, by)) return notHere(law);
  if (state.phase !== 'offer') return notNow(state, grounds);
  const { offered } = passageOf(state);
  return offered === by.id ? offer(grounds) : refuse('not-your-turn', grounds, { first: offered ?? '' });
}

export const takeBank = act('TakeBank', isAsked, (p, _, by) => {
  const same = p.law.offeredAt.ask({ initial: passageOf(p.state).initial });
  award(p, 'offer', nameOf(by), same.answer, same.grounds);
});

/** He does not want it, or does not put up what he was awarded it for. */
export const declineBank = act(
  'DeclineBank',
  (law, state, by) => {
    if (state.phase === 'deposit' && isBanker(state, by)) return offer(groundsOf(law, 'deposit'));
    return isAsked(law, state, by);
  },
  (p, _, by) => {
    const { why } = passageOf(p.state);
    const put = citing(groundsOf(p.law, 'deposit'));
    const grounds = p.state.phase === 'deposit' ? put : nonEmpty(why, 'the bank is offered by no rule');
    p.record({ type: 'BankDeclined', player: nameOf(by), grounds });
    goOn(p);
  },
);
