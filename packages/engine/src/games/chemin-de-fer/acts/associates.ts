import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { refuse } from '../../../refusal.ts';
import { within } from '../../../table/bounds.ts';
import { bankOfPlayer, bankTotal, chips, chipsOf, partners } from '../money/accounts.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import { bankOf, type CheminDeFerState } from '../state.ts';
import { act, groundsOf, isBanker, isHere, nameOf, notHere, notNow, notYours } from './act.ts';

/** Whoever passed the mano may join whoever took it, like anybody else. */
const ruleFor = (law: CheminDeFerLaw, state: CheminDeFerState, player: string) =>
  law.association.ask({ who: state.bank?.passer === player ? 'passer' : 'anyone' });

export const associate = act(
  'Associate',
  (law, state, by) => {
    const { answer, grounds } = ruleFor(law, state, nameOf(by));
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    if (state.phase !== 'bank' || state.bank === null) return notNow(state, grounds);
    if (answer === 'refused' || partners(state).includes(by.id)) return refuse('already-in-the-bank', grounds);
    const most = law.bankMaximum.ask(NOTHING);
    const { unit } = law.table.settings;
    const room = (most.answer ?? Number.MAX_SAFE_INTEGER) - bankTotal(state);
    const max = cents(Math.min(chips(state, by.id), room));
    if (max < unit) return refuse('above-the-maximum', room < unit ? most.grounds : groundsOf(law, 'chips'));
    const [ground] = grounds;
    const [limit] = room < chips(state, by.id) ? most.grounds : groundsOf(law, 'chips');
    const [step] = groundsOf(law, 'chips');
    return offer(
      grounds,
      within({
        amount: {
          kind: 'amount',
          min: unit,
          max,
          step: unit,
          orNothing: false,
          grounds: { min: ground, max: limit, step },
        },
      }),
    );
  },
  (p, { amount }, by) => {
    const player = nameOf(by);
    const grounds = citing(ruleFor(p.law, p.state, player).grounds);
    p.record({ type: 'AssociationOffered', player, amount, grounds });
  },
);

/** Proposals the banker can still take: their owner has the chips, and the bank has room for them. */
function acceptable(law: CheminDeFerLaw, state: CheminDeFerState): readonly string[] {
  const most = law.bankMaximum.ask(NOTHING).answer ?? Number.MAX_SAFE_INTEGER;
  return bankOf(state)
    .proposals.filter(({ player, amount }) => chips(state, player) >= amount && bankTotal(state) + amount <= most)
    .map(({ player }) => player);
}

const answerTo = (name: 'AcceptAssociate' | 'RefuseAssociate', accepts: boolean) =>
  act(
    name,
    (law, state, by) => {
      const { grounds } = law.association.ask({ who: 'anyone' });
      if (!isBanker(state, by)) return notYours(grounds);
      if (state.phase !== 'bank') return notNow(state, grounds);
      const all = bankOf(state).proposals.map(({ player }) => player);
      const options = accepts ? acceptable(law, state) : all;
      if (options.length === 0) return refuse('nobody-asks', grounds);
      return offer(grounds, within({ player: { kind: 'one-of', options, code: 'nobody-asks', ground: grounds[0] } }));
    },
    (p, { player }) => {
      const rule = ruleFor(p.law, p.state, player);
      const amount = bankOf(p.state).proposals.find((pledge) => pledge.player === player)?.amount ?? cents(0);
      if (!accepts) {
        p.record({ type: 'AssociateRefused', player, grounds: citing(rule.grounds) });
        return;
      }
      const grounds = citing(rule.grounds, groundsOf(p.law, 'sharing'), groundsOf(p.law, 'associate'));
      const postings = posting(chipsOf(player), bankOfPlayer(player), amount, grounds[0]);
      p.record({ type: 'AssociateAccepted', player, amount, grounds, postings });
    },
  );
export const acceptAssociate = answerTo('AcceptAssociate', true);
export const refuseAssociate = answerTo('RefuseAssociate', false);
