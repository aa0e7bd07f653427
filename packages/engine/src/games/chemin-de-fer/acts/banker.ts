import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing, type Ground, type NonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { firstTotal, hasNatural } from '../../circulo/natural.ts';
import type { Decision } from '../../circulo/questions.ts';
import { byCuadro, drawDuty } from '../coup/duty.ts';
import { proceed } from '../coup/flow.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import { type CheminDeFerState, coupOf, type Step } from '../state.ts';
import { act, atStep, groundsOf, isBanker, nameOf, notNow, notYours } from './act.ts';
import { abate } from './speak.ts';

/** It is the banker's turn in the coup, at one of these steps: he always speaks after punto. */
function hisTurn(law: CheminDeFerLaw, state: CheminDeFerState, by: Actor, ...steps: readonly Step[]): Result<Offer> {
  const { answer, grounds } = law.speaksFirst.ask(NOTHING);
  if (!isBanker(state, by)) return notYours(grounds);
  if (answer === 'punto' && atStep(state, 'speak', 'lift')) return refuse('punto-speaks-first', grounds);
  return atStep(state, ...steps) ? offer(grounds) : notNow(state, grounds);
}

/** With eight or nine he has to show it, not to give cards; where errors are allowed he may forget. */
function unlessNatural(law: CheminDeFerLaw, state: CheminDeFerState): Result<Offer> | null {
  const coup = coupOf(state);
  if (!hasNatural(law, coup, 'banca') || law.table.settings.errorsAllowed) return null;
  return refuse('a-natural-is-shown', law.natural.ask({ total: firstTotal(law, coup, 'banca') }).grounds);
}

const choiceGrounds = (law: CheminDeFerLaw, state: CheminDeFerState): NonEmpty<Ground> =>
  atStep(state, 'choice')
    ? law.wrongWord.ask({ total: 1, said: 'stand' }).grounds
    : law.announce.ask({ decision: 'draw' }).grounds;

export const giveCard = act(
  'GiveCard',
  (law, state, by) => {
    const turn = hisTurn(law, state, by, 'answer', 'choice');
    if (!turn.ok) return turn;
    return unlessNatural(law, state) ?? offer(choiceGrounds(law, state));
  },
  (p) => give(p),
);

function give(p: Proceedings): void {
  const natural = hasNatural(p.law, coupOf(p.state), 'banca');
  const gives = p.law.bankerGives.ask(NOTHING);
  const grounds = citing(choiceGrounds(p.law, p.state), p.law.thirdCard.ask(NOTHING).grounds);
  if (natural && gives.answer === 'loses-abatir') {
    p.record({ type: 'AbatirForfeited', hand: 'banca', grounds: citing(gives.grounds) });
  }
  p.record({ type: 'CardGiven', grounds });
  proceed(p);
}

/** Where punto asked or stood against the rules, the banker may refuse the card. */
export const refuseCard = act(
  'RefuseCard',
  (law, state, by) => {
    const turn = hisTurn(law, state, by, 'choice');
    if (!turn.ok) return turn;
    return unlessNatural(law, state) ?? offer(choiceGrounds(law, state));
  },
  (p) => {
    p.record({ type: 'CardRefused', grounds: citing(choiceGrounds(p.law, p.state)) });
    proceed(p);
  },
);

function mayDecide(law: CheminDeFerLaw, state: CheminDeFerState, by: Actor, decision: Decision): Result<Offer> {
  const turn = hisTurn(law, state, by, 'banker');
  if (!turn.ok) return turn;
  const natural = law.natural.ask({ total: 9 });
  const coup = coupOf(state);
  if (hasNatural(law, coup, 'banca')) return refuse('a-natural-is-shown', natural.grounds);
  const duty = drawDuty(law, coup, 'banca');
  const free = law.bancaRules.ask({ total: 1, deemedNine: false }).grounds;
  return duty.decisions.includes(decision) ? offer(free) : refuse('against-the-rules', duty.grounds);
}

function decide(p: Proceedings, decision: Decision): void {
  // What he may do rests on cards that nobody else has seen: that is told when the hands are shown.
  const grounds = citing(p.law.bancaRules.ask({ total: 1, deemedNine: false }).grounds);
  p.record({ type: 'BankerDecided', decision, grounds });
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

/** He may ask for the cuadro; then he has to keep to it. */
export const askCuadro = act(
  'AskCuadro',
  (law, state, by) => {
    const turn = hisTurn(law, state, by, 'banker');
    if (!turn.ok) return turn;
    const grounds = groundsOf(law, 'askedCuadro');
    const { duties } = coupOf(state);
    const asked = duties.some(({ hand, to }) => hand === 'banca' && to === 'cuadro');
    return asked ? refuse('already-bound', grounds) : offer(grounds);
  },
  (p, _, by) => {
    p.record({ type: 'CuadroAsked', player: nameOf(by), grounds: citing(groundsOf(p.law, 'askedCuadro')) });
  },
);

/** A banker who does not answer: the croupier deals for him, by the cuadro. */
export const speakForBanker = act(
  'SpeakForBanker',
  (law, state, by) => {
    const grounds = groundsOf(law, 'silentBanker');
    if (by.kind !== 'croupier') return notYours(grounds);
    return atStep(state, 'answer', 'choice', 'banker') ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    const coup = coupOf(p.state);
    const silent = p.law.silentBanker.ask(NOTHING);
    const third = coup.drawn.filter(({ hand }) => hand === 'punto').length > 2;
    if (hasNatural(p.law, coup, 'banca') && !third) {
      abate(p, 'banca');
      proceed(p);
    } else if (coup.step !== 'banker') give(p);
    else {
      const allowed = drawDuty(p.law, coup, 'banca').decisions;
      const chart = byCuadro(p.law, coup, silent.answer).decisions;
      const decision = chart.find((one) => allowed.includes(one)) ?? allowed[0] ?? 'stand';
      p.record({ type: 'BankerDecided', decision, grounds: citing(silent.grounds) });
      proceed(p);
    }
  },
);
