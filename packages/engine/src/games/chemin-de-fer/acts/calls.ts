import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing, type Ground, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import { makeBanco, rankBanco, rankMesa } from '../coup/banco.ts';
import { cardsAt } from '../coup/cards-at.ts';
import { closeStakes } from '../coup/closing.ts';
import { deliver } from '../coup/flow.ts';
import { hasSpoken } from '../coup/speakers.ts';
import { chips, partners, stakedBy } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw, Window } from '../questions.ts';
import { bankOf, type CheminDeFerState } from '../state.ts';
import { act, atStep, groundsOf, isHere, nameOf, notHere, notNow, notYours } from './act.ts';

/** Whoever faces the bank: at the table, and with no part in the bank himself. */
export function facesTheBank(law: CheminDeFerLaw, state: CheminDeFerState, by: Actor): Result<Offer> {
  const grounds = groundsOf(law, 'windows');
  if (by.kind !== 'player') return notYours(grounds);
  if (!isHere(state, by)) return notHere(law);
  if (state.bank?.banker === by.id) return refuse('the-bank-is-yours', grounds);
  const apart = law.associate.ask(NOTHING);
  if (partners(state).includes(by.id) && apart.answer === 'stays-out') {
    return refuse('associates-stay-out', apart.grounds);
  }
  return offer(grounds);
}

/** His call counts in this window, he has not called yet, and his chips cover it. */
function calls(
  law: CheminDeFerLaw,
  state: CheminDeFerState,
  by: Actor,
  window: Window,
  needs: (law: CheminDeFerLaw, state: CheminDeFerState) => number,
  grounds: NonEmpty<Ground>,
): Result<Offer> {
  const faces = facesTheBank(law, state, by);
  if (!faces.ok) return faces;
  if (state.phase !== window || !law.windows.ask(NOTHING).answer.includes(window)) return tooLate(law, state, grounds);
  if (hasSpoken(state, nameOf(by))) return refuse('already-called', grounds);
  const need = needs(law, state);
  if (chips(state, nameOf(by)) < need) {
    return refuse('beyond-the-chips', groundsOf(law, 'chips'), { min: need, max: chips(state, nameOf(by)) });
  }
  return offer(grounds);
}

/** Once the cards are dealt a banco has no preference any more. */
function tooLate(law: CheminDeFerLaw, state: CheminDeFerState, grounds: NonEmpty<Ground>): Result<Offer> {
  const ruling = law.bancoAt.ask({ cards: cardsAt(state), repeats: false });
  if (state.phase !== 'coup' || ruling.answer === 'allowed') return notNow(state, grounds);
  return refuse('too-late-for-banco', ruling.grounds);
}

/** What it takes to make banco: all that may be staked against the bank. */
const wholeBank = (law: CheminDeFerLaw, state: CheminDeFerState): Cents =>
  law.stakeMaximum.ask({ bank: bankOf(state).playing }).answer;
const bancoGrounds = (law: CheminDeFerLaw): NonEmpty<Ground> =>
  law.bancoAt.ask({ cards: 'undealt', repeats: false }).grounds;

export const callBanco = act(
  'CallBanco',
  (law, state, by) => {
    if (law.bancoAt.ask({ cards: 'undealt', repeats: false }).answer === 'refused')
      return notNow(state, bancoGrounds(law));
    return calls(law, state, by, 'banco', wholeBank, bancoGrounds(law));
  },
  (p, _, by) => {
    const amount = wholeBank(p.law, p.state);
    const grounds = citing(bancoGrounds(p.law));
    p.record({ type: 'BancoCalled', player: nameOf(by), how: 'alone', amount, grounds });
  },
);

export const joinBanco = act(
  'JoinBanco',
  (law, state, by) => {
    const grounds = bancoGrounds(law);
    const least = law.stakeMinimum.ask(NOTHING);
    const may = calls(law, state, by, 'banco', () => least.answer, grounds);
    if (!may.ok) return may;
    const step = law.stakeStep.ask(NOTHING);
    const most = Math.min(bankOf(state).playing, chips(state, nameOf(by)));
    if (most < least.answer) return refuse('call-banco-instead', grounds);
    const [limit] = law.stakeMaximum.ask({ bank: bankOf(state).playing }).grounds;
    return offer(
      grounds,
      within({
        amount: {
          kind: 'amount',
          min: least.answer,
          max: cents(most),
          step: step.answer,
          orNothing: false,
          grounds: { min: least.grounds[0], max: limit, step: step.grounds[0] },
        },
      }),
    );
  },
  (p, { amount }, by) => {
    const grounds = citing(bancoGrounds(p.law));
    p.record({ type: 'BancoCalled', player: nameOf(by), how: 'joint', amount, grounds });
  },
);

/** He made banco and lost: he may do so again before anybody else, and even after the deal. */
export const callSeguido = act(
  'CallSeguido',
  (law, state, by) => {
    const faces = facesTheBank(law, state, by);
    if (!faces.ok) return faces;
    const { grounds: right } = law.seguidoRight.ask({ as: 'banco', outcome: 'banca' });
    if (state.seguido !== nameOf(by)) return refuse('no-banco-to-repeat', right);
    const ruling = law.bancoAt.ask({ cards: cardsAt(state), repeats: true });
    const inTime = ['banco', 'mesa', 'stakes'].includes(state.phase) || atStep(state, 'deal', 'draw', 'lift', 'speak');
    if (!inTime) return notNow(state, ruling.grounds);
    if (ruling.answer === 'refused') return refuse('the-cards-are-seen', ruling.grounds);
    if (state.calls.seguido === nameOf(by) || state.calls.partners[0] === nameOf(by)) {
      return refuse('already-called', right);
    }
    const need = wholeBank(law, state);
    const max = chips(state, nameOf(by)) + stakedBy(state, nameOf(by));
    if (max < need) return refuse('beyond-the-chips', groundsOf(law, 'chips'), { min: need, max });
    return offer(ruling.grounds);
  },
  (p, _, by) => {
    const player = nameOf(by);
    const amount = wholeBank(p.law, p.state);
    const rule = p.law.bancoAt.ask({ cards: cardsAt(p.state), repeats: true });
    const right = p.law.seguidoRight.ask({ as: 'banco', outcome: 'banca' });
    const why = [...rule.grounds, ...right.grounds];
    p.record({ type: 'BancoCalled', player, how: 'seguido', amount, grounds: citing(why) });
    if (p.state.phase === 'banco') return;
    makeBanco(p, [{ player, amount }], true, why);
    if (p.state.coup === null) closeStakes(p);
    else if (p.state.coup.delivered) deliver(p, rule.grounds);
  },
);

/** What somebody is bound to who makes such a call in this window. */
export function bindingSums(law: CheminDeFerLaw, state: CheminDeFerState): Readonly<Record<string, Cents>> {
  if (state.bank === null) return {};
  const whole = wholeBank(law, state);
  const { playing } = state.bank;
  return {
    CallBanco: whole,
    CallSeguido: whole,
    CallConLaMesa: law.mesaStake.ask({ bank: playing }).answer,
    CallUltimoCompleto: playing,
  };
}

const mesaCall = (name: 'CallConLaMesa' | 'CallUltimoCompleto', completes: boolean) => {
  const half = (law: CheminDeFerLaw, state: CheminDeFerState): number =>
    completes ? bankOf(state).playing : law.mesaStake.ask({ bank: bankOf(state).playing }).answer;
  const why = (law: CheminDeFerLaw): NonEmpty<Ground> => groundsOf(law, 'windows');
  return act(
    name,
    (law, state, by) => calls(law, state, by, 'mesa', half, why(law)),
    (p, _, by: Actor) => {
      const stake = p.law.mesaStake.ask({ bank: bankOf(p.state).playing });
      const grounds = citing(why(p.law), stake.grounds);
      p.record({ type: 'MesaCalled', player: nameOf(by), completes, grounds });
    },
  );
};
export const callConLaMesa = mesaCall('CallConLaMesa', false);
export const callUltimoCompleto = mesaCall('CallUltimoCompleto', true);

/** He calls nothing in this window. */
export const staySilent = act(
  'StaySilent',
  (law, state, by) => {
    const faces = facesTheBank(law, state, by);
    if (!faces.ok) return faces;
    const grounds = groundsOf(law, 'windows');
    if (!['banco', 'mesa', 'stakes'].includes(state.phase)) return notNow(state, grounds);
    return hasSpoken(state, nameOf(by)) ? refuse('already-called', grounds) : offer(grounds);
  },
  (p, _, by) => {
    p.record({ type: 'SilenceKept', player: nameOf(by), grounds: citing(groundsOf(p.law, 'windows')) });
  },
);

const closing = (name: 'CloseBanco' | 'CloseMesa', phase: 'banco' | 'mesa', close: (p: Proceedings) => void) =>
  act(
    name,
    (law, state, by) => {
      const grounds = groundsOf(law, 'windows');
      if (by.kind !== 'croupier') return notYours(grounds);
      return state.phase === phase ? offer(grounds) : notNow(state, grounds);
    },
    close,
  );

export const closeBanco = closing('CloseBanco', 'banco', (p) => {
  if (rankBanco(p)) closeStakes(p);
  else p.record({ type: 'BancoLapsed', grounds: citing(groundsOf(p.law, 'windows')) });
});

export const closeMesa = closing('CloseMesa', 'mesa', (p) => {
  rankMesa(p);
  p.record({ type: 'StakesOpened', coup: p.state.coups + 1, grounds: citing(groundsOf(p.law, 'windows')) });
  if (p.state.calls.made !== null) p.call('complete');
});
