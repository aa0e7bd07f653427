import { handOf } from '../../../coup/drawn.ts';
import { totalOf } from '../../../coup/totals.ts';
import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { firstTotal, hasNatural } from '../../circulo/natural.ts';
import type { Decision } from '../../circulo/questions.ts';
import { drawDuty } from '../coup/duty.ts';
import { deliver, proceed } from '../coup/flow.ts';
import { stakers } from '../money/accounts.ts';
import type { Proceedings } from '../proceedings.ts';
import type { CheminDeFerLaw, Side } from '../questions.ts';
import { type CheminDeFerState, coupOf } from '../state.ts';
import { act, atStep, groundsOf, isBanker, nameOf, notNow, notYours } from './act.ts';

const isHolder = ({ coup }: CheminDeFerState, by: Actor): boolean =>
  by.kind === 'player' && coup !== null && coup.holder === by.id;

/** What the holder of punto's cards says; against the rules only where errors are allowed. */
function maySay(law: CheminDeFerLaw, state: CheminDeFerState, by: Actor, decision: Decision): Result<Offer> {
  const { grounds } = law.announce.ask({ decision });
  if (!isHolder(state, by)) return refuse('not-your-cards', grounds);
  if (!atStep(state, 'speak')) return notNow(state, grounds);
  if (law.table.settings.errorsAllowed) return offer(grounds);
  const coup = coupOf(state);
  if (hasNatural(law, coup, 'punto')) {
    return refuse('a-natural-is-shown', law.natural.ask({ total: firstTotal(law, coup, 'punto') }).grounds);
  }
  const duty = drawDuty(law, coup, 'punto');
  return duty.decisions.includes(decision) ? offer(grounds) : refuse('against-the-rules', duty.grounds);
}

/** Punto's word, and what is made of it where it was the wrong one. */
function say(p: Proceedings, by: string | null, decision: Decision): void {
  const { law } = p;
  const coup = coupOf(p.state);
  const forgets = hasNatural(law, coup, 'punto');
  const wrong = forgets || !drawDuty(law, coup, 'punto').decisions.includes(decision);
  const total = firstTotal(law, coup, 'punto');
  const word = law.announce.ask({ decision });
  p.record({ type: 'PuntoSpoke', by, decision, word: word.answer, grounds: citing(word.grounds) });
  if (!wrong || coup.mayAskAgain) return;
  const { answer: ruling, grounds } = law.wrongWord.ask({ total, said: decision });
  p.record({ type: 'WordDeclaredWrong', ruling, forgets, grounds: citing(grounds) });
}

export const sayCarta = act(
  'SayCarta',
  (law, state, by) => maySay(law, state, by, 'draw'),
  (p, _, by) => say(p, nameOf(by), 'draw'),
);
export const sayNo = act(
  'SayNo',
  (law, state, by) => maySay(law, state, by, 'stand'),
  (p, _, by) => say(p, nameOf(by), 'stand'),
);

/** Eight or nine is laid open; the other hand must then be shown too. */
export function abate(p: Proceedings, hand: Side): void {
  const coup = coupOf(p.state);
  const total = totalOf(p.law, coup, hand, 2);
  const cards = handOf(coup.drawn, hand).map(({ card }) => card);
  p.record({ type: 'HandAbated', hand, cards, total, grounds: citing(p.law.natural.ask({ total }).grounds) });
}

/** Punto has his cards before him and has said nothing yet, looked at or not. */
const isBeforePunto = (state: CheminDeFerState): boolean => atStep(state, 'lift', 'speak');

/** The banker shows his eight or nine before punto has spoken: whoever wants may take his stake back. */
function abateEarly(p: Proceedings): void {
  const early = p.law.earlyAbatir.ask(NOTHING);
  const first = p.law.speaksFirst.ask(NOTHING);
  const players = stakers(p.state).map(({ player }) => player);
  abate(p, 'banca');
  if (early.answer === 'stakes-stay' || players.length === 0) proceed(p);
  else p.record({ type: 'WithdrawalAllowed', players, grounds: citing(early.grounds, first.grounds) });
}
export const abatir = act(
  'Abatir',
  (law, state, by) => {
    const { grounds } = law.natural.ask({ total: 9 });
    const banker = isBanker(state, by);
    if (!banker && !isHolder(state, by)) return refuse('not-your-cards', grounds);
    const coup = state.coup;
    if (coup === null) return notNow(state, grounds);
    const side: Side = banker ? 'banca' : 'punto';
    const early = banker && isBeforePunto(state);
    const first = law.speaksFirst.ask(NOTHING);
    if (early && first.answer === 'punto' && !law.table.settings.errorsAllowed) {
      return refuse('punto-speaks-first', first.grounds);
    }
    const steps = banker ? (['lift', 'speak', 'answer', 'choice', 'banker'] as const) : (['speak'] as const);
    if (!atStep(state, ...steps)) return notNow(state, grounds);
    if (coup.forgot.includes(side)) return refuse('the-right-to-abatir-is-lost', groundsOf(law, 'bankerGives'));
    if (banker && handOf(coup.drawn, 'punto').length > 2) return notNow(state, groundsOf(law, 'bankerGives'));
    return hasNatural(law, coup, side)
      ? offer(grounds)
      : refuse('no-eight-or-nine', law.natural.ask({ total: firstTotal(law, coup, side) }).grounds);
  },
  (p, _, by) => {
    const banker = isBanker(p.state, by);
    if (banker && isBeforePunto(p.state)) abateEarly(p);
    else {
      abate(p, banker ? 'banca' : 'punto');
      proceed(p);
    }
  },
);

/** He asks the croupier, who keeps him to the rules and lets him stand on five. */
export const askAdvice = act(
  'AskAdvice',
  (law, state, by) => {
    const { grounds } = law.puntoRules.ask({ total: 5, banco: false, bound: true, advised: true });
    if (!isHolder(state, by)) return refuse('not-your-cards', grounds);
    return atStep(state, 'speak') ? offer(grounds) : notNow(state, grounds);
  },
  (p, _, by) => {
    const { grounds } = p.law.puntoRules.ask({ total: 5, banco: false, bound: true, advised: true });
    p.record({ type: 'AdviceGiven', player: nameOf(by), grounds: citing(grounds) });
  },
);

/** Too long over the cards: a warning first, then they go to the next in priority, failing whom the croupier speaks. */
export const urgeHolder = act(
  'UrgeHolder',
  (law, state, by) => {
    const { grounds } = law.slowness.ask({ warned: state.coup?.warned ?? false });
    if (by.kind !== 'croupier') return notYours(grounds);
    if (!atStep(state, 'speak') || state.coup?.holder === null) return notNow(state, grounds);
    return offer(grounds);
  },
  (p) => {
    const { holder, warned, next } = coupOf(p.state);
    const rule = p.law.slowness.ask({ warned });
    if (rule.answer === 'warned') {
      p.record({ type: 'PlayerWarned', player: holder ?? '', grounds: citing(rule.grounds) });
      return;
    }
    const otherwise = p.law.silentHolder.ask(NOTHING);
    const successor = otherwise.answer === 'croupier' ? null : (next[0] ?? null);
    p.record({ type: 'CardsHeldBy', player: successor, grounds: citing(rule.grounds, otherwise.grounds) });
    deliver(p);
  },
);

/** Nobody may speak for punto any more: the croupier does, by the rules, and stands on five. */
export const speakForHand = act(
  'SpeakForHand',
  (law, state, by) => {
    const grounds = groundsOf(law, 'silentHolder');
    if (by.kind !== 'croupier') return notYours(grounds);
    return atStep(state, 'speak') && state.coup?.holder === null ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    const coup = coupOf(p.state);
    if (hasNatural(p.law, coup, 'punto')) {
      abate(p, 'punto');
      proceed(p);
      return;
    }
    const { decisions } = drawDuty(p.law, coup, 'punto');
    say(p, null, decisions.length === 1 && decisions[0] === 'draw' ? 'draw' : 'stand');
  },
);
