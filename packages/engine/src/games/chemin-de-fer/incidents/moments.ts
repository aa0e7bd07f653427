import { cardsLeft } from '../../../cards/pack.ts';
import { type Drawn, handOf } from '../../../coup/drawn.ts';
import { STAKING } from '../../circulo/acts/deal.ts';
import { dueCard } from '../coup/flow.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';
import type { Incident } from './facts.ts';
import { INCIDENTS } from './facts.ts';

/** With which irregularities cards come out of the shoe, and how many there may be. */
export const CARDS_OUT: Readonly<Partial<Record<Incident, readonly number[]>>> = {
  'early-draw': [1, 2, 3, 4],
  'card-face-up': [1],
  'cards-stuck': [0, 1, 2, 3],
  'card-on-floor': [0],
  'carta-for-no': [0, 1, 2],
  'fifth-card': [1],
  'banker-overdealt': [1],
  'two-thirds-to-punto': [1],
  'two-thirds-to-banca': [1],
  'punto-third-in-basket': [0, 1],
};
export const mostOut = (incident: Incident): number => Math.max(0, ...(CARDS_OUT[incident] ?? [0]));

/** A card that lies open cannot be exposed once more. */
export const isCovered = ({ face }: Drawn): boolean => face === 'down';
export const EXPOSING: readonly Incident[] = ['croupier-exposes', 'banker-exposes'];
/** Irregularities that concern one card of the coup, which must be named. */
export const NAMES_A_CARD: readonly Incident[] = [
  'croupier-exposes',
  'banker-exposes',
  'punto-card-in-basket',
  'card-on-floor',
];
/** Irregularities that concern a person, who must be named. */
export const NAMES_A_PLAYER: readonly Incident[] = [
  'misdelivered',
  'advised',
  'unwatched-stake',
  'pooled-stakes',
  'cards-grabbed',
  'late-stake',
  'follows-the-mano',
];

const WHILE_STAKES_ARE_OPEN: readonly Incident[] = [
  'early-draw',
  'pooled-stakes',
  'follows-the-mano',
  'unwatched-stake',
  'other',
];
const BETWEEN_COUPS: readonly Incident[] = ['early-draw', 'other'];

/** Whether an irregularity can have happened at this moment of the coup. */
function canHaveHappened(law: CheminDeFerLaw, state: CheminDeFerState, incident: Incident): boolean {
  const { coup } = state;
  if (coup === null) {
    if (STAKING.includes(state.phase)) return WHILE_STAKES_ARE_OPEN.includes(incident);
    return state.phase === 'bank' ? BETWEEN_COUPS.includes(incident) : incident === 'other';
  }
  const { step, said, deemed, drawn, decided } = coup;
  const dealt = dueCard(law, { ...coup, owed: null }) === null;
  const thirds = handOf(drawn, 'punto').length > 2;
  const whole = deemed.punto === undefined && deemed.banca === undefined && coup.lost === null;
  const spoken = said.punto !== undefined;
  switch (incident) {
    case 'early-draw':
    case 'pooled-stakes':
      return false;
    case 'card-face-up':
      return step === 'draw';
    case 'cards-stuck':
    case 'croupier-misdeals':
      return step === 'draw' || step === 'lift';
    case 'shoe-exhausted':
      return step === 'draw' && cardsLeft(state.pack) === 0;
    case 'croupier-exposes':
    case 'banker-exposes':
      return whole && (step === 'draw' || step === 'lift') && coup.owed === null && drawn.some(isCovered);
    case 'carta-for-no':
      return whole && step === 'banker' && said.punto === 'stand' && said.banca === undefined;
    case 'misdelivered':
    case 'cards-grabbed':
      return step === 'lift' || (step === 'speak' && !spoken);
    case 'fifth-card':
      return whole && dealt && !spoken && (step === 'lift' || step === 'speak');
    case 'banker-overdealt':
      return whole && !spoken && handOf(drawn, 'banca').length >= 2 && (step === 'lift' || step === 'draw');
    case 'two-thirds-to-punto':
      return whole && thirds && step === 'banker';
    case 'two-thirds-to-banca':
      return whole && step === 'settle' && said.banca === 'draw';
    case 'punto-card-in-basket':
      return whole && coup.owed === null && (step === 'draw' || step === 'lift') && handOf(drawn, 'punto').length > 0;
    case 'punto-third-in-basket':
      return whole && (thirds ? step === 'banker' : step === 'draw' && coup.owed === 'punto');
    case 'advised':
      return whole && ['lift', 'speak', 'answer', 'choice', 'banker'].includes(step) && decided === null;
    case 'misstated':
      return whole && spoken && coup.holder !== null && step === 'banker' && said.banca === undefined;
    case 'banker-card-in-basket':
    case 'cards-thrown':
      return coup.lifted && coup.lost === null;
    case 'late-stake':
      return !coup.lifted;
    default:
      return true;
  }
}

/** The irregularities that cannot be reported now. */
export const notNowPossible = (law: CheminDeFerLaw, state: CheminDeFerState): readonly Incident[] =>
  INCIDENTS.filter((incident) => !canHaveHappened(law, state, incident));
