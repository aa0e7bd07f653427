import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { firstTotal, hasNatural } from '../../circulo/natural.ts';
import type { Decision } from '../../circulo/questions.ts';
import { byCuadro, drawDuty } from '../coup/duty.ts';
import { proceed } from '../coup/flow.ts';
import { haveSpoken } from '../coup/turn.ts';
import type { Proceedings } from '../proceedings.ts';
import type { DosPanosLaw, Pano } from '../questions.ts';
import { coupOf, type DosPanosState, type Step } from '../state.ts';
import { act, atStep, groundsOf, isBanker, nameOf, notNow, notYours } from './act.ts';
import { abate } from './speak.ts';

/** It is the banker's turn in the coup, at one of these steps: he speaks after both paños. */
function hisTurn(law: DosPanosLaw, state: DosPanosState, by: Actor, ...steps: readonly Step[]): Result<Offer> {
  const grounds = groundsOf(law, 'speakingOrder');
  if (!isBanker(state, by)) return notYours(grounds);
  if (atStep(state, 'speak', 'lift')) return refuse('the-panos-speak-first', grounds);
  return atStep(state, ...steps) ? offer(grounds) : notNow(state, grounds);
}

/** With eight or nine he has to show it, not to give or take cards. */
function unlessNatural(law: DosPanosLaw, state: DosPanosState): Result<Offer> | null {
  const coup = coupOf(state);
  if (!hasNatural(law, coup, 'banca')) return null;
  return refuse('a-natural-is-shown', law.natural.ask({ total: firstTotal(law, coup, 'banca') }).grounds);
}

export const giveCard = act(
  'GiveCard',
  (law, state, by) => {
    const turn = hisTurn(law, state, by, 'answer');
    if (!turn.ok) return turn;
    // While a paño has not spoken he only deals; later he has to show what he holds, and may forget where errors are allowed.
    const mayGive = !haveSpoken(coupOf(state)) || law.table.settings.errorsAllowed;
    return (mayGive ? null : unlessNatural(law, state)) ?? offer(law.announce.ask({ decision: 'draw' }).grounds);
  },
  (p) => give(p),
);

function give(p: Proceedings): void {
  const pano = coupOf(p.state).turn as Pano;
  const grounds = citing(
    p.law.announce.ask({ decision: 'draw' }).grounds,
    groundsOf(p.law, 'thirdCard'),
    groundsOf(p.law, 'speakingOrder'),
  );
  p.record({ type: 'CardGiven', pano, grounds });
  proceed(p);
}

/** A total with which nothing binds him: what he may do is told before his cards are. */
const freeGrounds = (law: DosPanosLaw) => law.bancaRules.ask({ total: 1 }).grounds;

function mayDecide(law: DosPanosLaw, state: DosPanosState, by: Actor, decision: Decision): Result<Offer> {
  const turn = hisTurn(law, state, by, 'banker');
  if (!turn.ok) return turn;
  const natural = unlessNatural(law, state);
  if (natural !== null) return natural;
  const duty = drawDuty(law, coupOf(state), 'banca');
  return duty.decisions.includes(decision) ? offer(freeGrounds(law)) : refuse('against-the-rules', duty.grounds);
}

function decide(p: Proceedings, decision: Decision): void {
  // What he may do rests on cards that nobody else has seen: that is told when the hands are shown.
  p.record({ type: 'BankerDecided', decision, grounds: citing(freeGrounds(p.law)) });
  proceed(p);
}

export const takeThird = act(
  'TakeThird',
  (law, state, by) => mayDecide(law, state, by, 'draw'),
  (p) => decide(p, 'draw'),
);
export const takeNone = act(
  'TakeNone',
  (law, state, by) => mayDecide(law, state, by, 'stand'),
  (p) => decide(p, 'stand'),
);

const cuadroGrounds = (law: DosPanosLaw) => law.askedCuadro.ask({ same: true }).grounds;

/** He may ask for the cuadro; then he has to keep to it where it says the same against both paños. */
export const askCuadro = act(
  'AskCuadro',
  (law, state, by) => {
    const turn = hisTurn(law, state, by, 'banker');
    if (!turn.ok) return turn;
    const asked = coupOf(state).duties.some(({ hand, to }) => hand === 'banca' && to === 'cuadro');
    return asked ? refuse('already-bound', cuadroGrounds(law)) : offer(cuadroGrounds(law));
  },
  (p, _, by) => {
    p.record({ type: 'CuadroAsked', player: nameOf(by), grounds: citing(cuadroGrounds(p.law)) });
  },
);

/** A banker who does not answer: the croupier deals for him, by the cuadro. */
export const speakForBanker = act(
  'SpeakForBanker',
  (law, state, by) => {
    const grounds = groundsOf(law, 'silentBanker');
    if (by.kind !== 'croupier') return notYours(grounds);
    return atStep(state, 'answer', 'banker') ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    const coup = coupOf(p.state);
    if (hasNatural(p.law, coup, 'banca') && haveSpoken(coup)) {
      abate(p, 'banca');
      proceed(p);
      return;
    }
    if (coup.step === 'answer') {
      give(p);
      return;
    }
    const silent = p.law.silentBanker.ask(NOTHING);
    const allowed = drawDuty(p.law, coup, 'banca').decisions;
    const chart = byCuadro(p.law, coup, silent.answer).decisions;
    const wanted = chart.length === 1 ? chart : [silent.answer];
    const decision = wanted.find((one) => allowed.includes(one)) ?? allowed[0] ?? 'stand';
    p.record({ type: 'BankerDecided', decision, grounds: citing(silent.grounds) });
    proceed(p);
  },
);
