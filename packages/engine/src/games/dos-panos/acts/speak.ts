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
import { successor } from '../coup/holders.ts';
import { haveSpoken } from '../coup/turn.ts';
import type { Proceedings } from '../proceedings.ts';
import type { DosPanosLaw, Pano, Side } from '../questions.ts';
import { type Coup, coupOf, type DosPanosState } from '../state.ts';
import { act, atStep, groundsOf, isBanker, isHere, nameOf, notNow, notYours } from './act.ts';

/** Whose word it is, where it is a paño's. */
const panoOf = ({ turn }: Coup): Pano => (turn === 'banca' ? 'pano-1' : turn);
const holdsAny = ({ coup }: DosPanosState, by: Actor): boolean =>
  by.kind === 'player' && Object.values(coup?.holders ?? {}).includes(by.id);
const holderNow = ({ coup }: DosPanosState): string | null =>
  coup === null || coup.turn === 'banca' ? null : coup.holders[coup.turn];

/**
 * Somebody has the cards who should not, and speaks: where errors are allowed and known only when reported, nobody stops
 * him. Whoever holds the other paño has his own to speak for.
 */
const maySpeakWrongly = (law: DosPanosLaw, state: DosPanosState, by: Actor): boolean => {
  const { errorsAllowed, noticed } = law.table.settings;
  if (!errorsAllowed || noticed !== 'when-reported' || !atStep(state, 'speak')) return false;
  return (
    holderNow(state) !== null &&
    by.kind === 'player' &&
    isHere(state, by) &&
    !isBanker(state, by) &&
    !holdsAny(state, by)
  );
};

/** It is the turn of the paño whose cards this person holds. */
function hisWord(law: DosPanosLaw, state: DosPanosState, by: Actor, decision: Decision): Result<Offer> {
  const { grounds } = law.announce.ask({ decision });
  if (maySpeakWrongly(law, state, by)) return offer(grounds);
  if (!holdsAny(state, by)) return refuse('not-your-cards', grounds);
  if (!atStep(state, 'speak')) return notNow(state, grounds);
  if (holderNow(state) !== nameOf(by)) return refuse('not-your-turn', groundsOf(law, 'speakingOrder'));
  return offer(grounds);
}

/** What the holder says; against the rules only where errors are allowed. */
function maySay(law: DosPanosLaw, state: DosPanosState, by: Actor, decision: Decision): Result<Offer> {
  const his = hisWord(law, state, by, decision);
  if (!his.ok || law.table.settings.errorsAllowed) return his;
  const coup = coupOf(state);
  const pano = panoOf(coup);
  const duty = drawDuty(law, coup, pano);
  if (duty.decisions.length === 0) return refuse('a-natural-is-shown', duty.grounds);
  return duty.decisions.includes(decision) ? his : refuse('against-the-rules', duty.grounds);
}

/** The word of a paño, and what is made of it where it was the wrong one. */
function say(p: Proceedings, by: string | null, decision: Decision): void {
  const { law } = p;
  const coup = coupOf(p.state);
  const pano = panoOf(coup);
  const wrong = !drawDuty(law, coup, pano).decisions.includes(decision);
  const total = firstTotal(law, coup, pano);
  const word = law.announce.ask({ decision });
  p.record({ type: 'PanoSpoke', pano, by, decision, word: word.answer, grounds: citing(word.grounds) });
  if (wrong) correct(p, pano, total, decision);
  proceed(p);
}

function correct(p: Proceedings, pano: Pano, total: number, said: Decision): void {
  const natural = hasNatural(p.law, coupOf(p.state), pano);
  const { answer: ruling, grounds } = p.law.wrongWord.ask({ total, said, pano });
  if (ruling === 'stands') return;
  p.record({ type: 'WordDeclaredWrong', pano, ruling, grounds: citing(grounds) });
  if (ruling === 'put-right' && natural) abate(p, pano);
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

/** Eight or nine is laid open. */
export function abate(p: Proceedings, hand: Side): void {
  const coup = coupOf(p.state);
  const total = totalOf(p.law, coup, hand, 2);
  const cards = handOf(coup.drawn, hand).map(({ card }) => card);
  p.record({ type: 'HandAbated', hand, cards, total, grounds: citing(p.law.natural.ask({ total }).grounds) });
}

export const abatir = act(
  'Abatir',
  (law, state, by) => {
    const { grounds } = law.natural.ask({ total: 9 });
    const banker = isBanker(state, by);
    if (!banker && !holdsAny(state, by)) return refuse('not-your-cards', grounds);
    const { coup } = state;
    const first = groundsOf(law, 'speakingOrder');
    if (coup === null) return notNow(state, grounds);
    const isEarly = atStep(state, 'lift', 'speak') || (atStep(state, 'answer') && !haveSpoken(coup));
    if (banker && isEarly) return refuse('the-panos-speak-first', first);
    if (!(banker ? atStep(state, 'answer', 'banker') : atStep(state, 'speak'))) return notNow(state, grounds);
    if (!banker && holderNow(state) !== nameOf(by)) return refuse('not-your-turn', first);
    const side: Side = banker ? 'banca' : panoOf(coup);
    if (coup.forgot.includes(side)) return refuse('the-right-to-abatir-is-lost', grounds);
    return hasNatural(law, coup, side)
      ? offer(grounds)
      : refuse('no-eight-or-nine', law.natural.ask({ total: firstTotal(law, coup, side) }).grounds);
  },
  (p, _, by) => {
    abate(p, isBanker(p.state, by) ? 'banca' : panoOf(coupOf(p.state)));
    proceed(p);
  },
);

/** The rules as the croupier gives them, who lets him stand on five. */
const advice = (law: DosPanosLaw) => law.panoRules.ask({ total: 5, banco: false, bound: true, advised: true }).grounds;

export const askAdvice = act(
  'AskAdvice',
  (law, state, by) => {
    const grounds = advice(law);
    if (!holdsAny(state, by)) return refuse('not-your-cards', grounds);
    if (!atStep(state, 'speak')) return notNow(state, grounds);
    return holderNow(state) === nameOf(by) ? offer(grounds) : refuse('not-your-turn', grounds);
  },
  (p, _, by) => {
    const pano = panoOf(coupOf(p.state));
    p.record({ type: 'AdviceGiven', player: nameOf(by), pano, grounds: citing(advice(p.law)) });
  },
);

/** Too long over the cards: a warning first, then they go to the next in turn, failing whom the croupier speaks. */
export const urgeHolder = act(
  'UrgeHolder',
  (law, state, by) => {
    const { grounds } = law.slowness.ask({ warned: state.coup?.warned ?? false });
    if (by.kind !== 'croupier') return notYours(grounds);
    return atStep(state, 'speak') && holderNow(state) !== null ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    const coup = coupOf(p.state);
    const pano = panoOf(coup);
    const rule = p.law.slowness.ask({ warned: coup.warned });
    if (rule.answer === 'warned') {
      p.record({ type: 'PlayerWarned', player: coup.holders[pano] ?? '', grounds: citing(rule.grounds) });
      return;
    }
    const otherwise = p.law.silentHolder.ask(NOTHING);
    const player = otherwise.answer === 'croupier' ? null : successor(p, pano);
    p.record({ type: 'CardsHeldBy', pano, player, grounds: citing(rule.grounds, otherwise.grounds) });
    deliver(p, pano);
  },
);

/** Nobody may speak for a paño any more: the croupier does, by the rules, and stands on five. */
export const speakForHand = act(
  'SpeakForHand',
  (law, state, by) => {
    const grounds = groundsOf(law, 'silentHolder');
    if (by.kind !== 'croupier') return notYours(grounds);
    const silent = atStep(state, 'speak') && state.coup?.turn !== 'banca' && holderNow(state) === null;
    return silent ? offer(grounds) : notNow(state, grounds);
  },
  (p) => {
    const coup = coupOf(p.state);
    const pano = panoOf(coup);
    if (hasNatural(p.law, coup, pano)) {
      abate(p, pano);
      proceed(p);
      return;
    }
    const { decisions } = drawDuty(p.law, coup, pano);
    say(p, null, decisions.length === 1 && decisions[0] === 'draw' ? 'draw' : 'stand');
  },
);
