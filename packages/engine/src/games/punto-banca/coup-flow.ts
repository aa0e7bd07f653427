import type { Card } from '../../cards/card.ts';
import type { Drawn } from '../../coup/drawn.ts';
import { pointsOf, totalOf } from '../../coup/totals.ts';
import { type Ground, NO_GROUNDS } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING, type Ruling } from '../../law/question.ts';
import { type Place, playersToTheRight, seatOf } from '../../table/place.ts';
import type { Candidate } from '../../table/priority.ts';
import { cardsHanded, type Handed } from './cards-handed.ts';
import { coupDecisions, handDecisions } from './decisions.ts';
import { cardsAreHanded, coupIsDecided, handIsDecided } from './keep-coup.ts';
import type { Proceedings } from './proceedings.ts';
import type { Purse } from './purse.ts';
import { BETS, type Decision, type PuntoBancaLaw } from './questions.ts';
import { type Coup, coupOf, type PuntoBancaState } from './state.ts';

type Side = 'punto' | 'banca';
const SIDES: readonly Side[] = ['punto', 'banca'];
const PUNTO = BETS.indexOf('punto');
/** Punto's cards go to the first of those who staked on it. */
function puntoHolder({ law, state, company }: Proceedings): Handed {
  const { dealer, relieved } = coupOf(state);
  const { purses, places } = company;
  const candidates: Candidate[] = [];
  for (let i = 0; i < purses.length; i++) {
    const purse = purses[i] as Purse;
    const stake = purse.stake(state.books, PUNTO);
    if (stake > 0) candidates.push({ player: purse.player, place: places[i] as Place, stake });
  }
  const { answer, grounds } = law.puntoCards.ask({
    candidates,
    dealer,
    relieved,
    from: (dealer === null ? null : seatOf(state.people, dealer)) ?? state.shoe.turn ?? 0,
    seats: law.seats.ask(NOTHING).answer,
  });
  return { to: answer?.player ?? null, why: grounds, also: NO_GROUNDS, rank: answer?.why ?? null };
}

/** Gives a hand to whoever must uncover it. */
function handOver(p: Proceedings, hand: Side): void {
  p.recordMade(cardsHanded(p.law)(hand, whoUncovers(p, hand)), cardsAreHanded);
}

function whoUncovers(p: Proceedings, hand: Side): Handed {
  const { law } = p;
  const { answer, grounds } = law.uncovering.ask({ hand });
  switch (answer.by) {
    case 'holder':
      return puntoHolder(p);
    case 'dealer': {
      const owner = law.dealerHand.ask(NOTHING);
      const to = owner.answer === hand ? coupOf(p.state).dealer : null;
      return { to, why: owner.grounds, also: grounds, rank: null };
    }
    case 'croupier':
      return { to: null, why: grounds, also: NO_GROUNDS, rank: null };
    default:
      return answer.by satisfies never;
  }
}

/** Whether banca draws, given its two-card total and what punto did. */
export function thirdOfBanca(law: PuntoBancaLaw, coup: Coup, total: number): Ruling<Decision> {
  const third = thirdOfPunto(coup, courseOf(law).first);
  return law.bancaDraw.ask({ total, third: third === null ? 'stood' : pointsOf(law, third) });
}

function thirdOfPunto({ drawn }: Coup, first: number): Card | null {
  let before = 0;
  for (let i = 0; i < drawn.length; i++) {
    const { hand, card } = drawn[i] as Drawn;
    if (hand === 'punto' && before++ === first) return card;
  }
  return null;
}

/** Has this hand said what it does about a third card? If not it is said now; true if a card is now awaited. */
function decideThird(p: Proceedings, hand: Side, total: number, goesOn: readonly Ground[]): boolean {
  const coup = coupOf(p.state);
  const said = hand === 'punto' ? coup.decisions.punto : coup.decisions.banca;
  // If it drew, its card has come: nothing goes on while one is awaited.
  if (said !== undefined) return false;
  const ruling = hand === 'punto' ? p.law.puntoDraw.ask({ total }) : thirdOfBanca(p.law, coup, total);
  const { decided, called } = handDecisions(p.law)(hand, total, ruling, goesOn);
  p.recordMade(decided, handIsDecided).call(called);
  return ruling.answer === 'draw';
}

function conclude(p: Proceedings, naturals: readonly Ground[] | null): void {
  const coup = coupOf(p.state);
  const punto = totalOf(p.law, coup, 'punto');
  const banca = totalOf(p.law, coup, 'banca');
  const { decided, called } = coupDecisions(p.law)(punto, banca, naturals);
  p.recordMade(decided, coupIsDecided).call(called);
}

function isDealt({ drawn }: Coup, first: number): boolean {
  if (drawn.length < 2 * first) return false;
  let punto = 0;
  let banca = 0;
  for (let i = 0; i < drawn.length; i++) {
    const { hand } = drawn[i] as Drawn;
    if (hand === 'punto') punto++;
    else if (hand === 'banca') banca++;
  }
  return punto >= first && banca >= first;
}

/** How many cards a hand has at first, and the hands in the order in which they are uncovered. */
const courseOf = perLaw((law: PuntoBancaLaw) => {
  const turn = (hand: Side): number => law.uncovering.ask({ hand }).answer.turn;
  return { first: law.cardsFirst.ask(NOTHING).answer, inTurn: [...SIDES].sort((a, b) => turn(a) - turn(b)) };
});

/** Takes the coup as far as it goes without a card or a person. */
export function proceed(p: Proceedings): void {
  const { law } = p;
  const { first, inTurn } = courseOf(law);
  const coup = coupOf(p.state);
  if (!isDealt(coup, first)) return;
  if (coup.uncovered.length < inTurn.length) {
    handOver(p, inTurn[coup.uncovered.length] as Side);
    return;
  }
  const punto = totalOf(law, coup, 'punto', first);
  const banca = totalOf(law, coup, 'banca', first);
  const naturals = law.naturals.ask({ punto, banca });
  if (naturals.answer === 'over') {
    conclude(p, naturals.grounds);
    return;
  }
  if (decideThird(p, 'punto', punto, naturals.grounds) || decideThird(p, 'banca', banca, NO_GROUNDS)) return;
  conclude(p, null);
}

/** The players to the right of a seat who might be asked next. */
export const walk = (p: { state: PuntoBancaState; law: PuntoBancaLaw }, seat: number): readonly string[] =>
  playersToTheRight(p.state.people, p.law.seats.ask(NOTHING).answer, seat);
