import { cardsLeft } from '../../../cards/pack.ts';
import { handOf } from '../../../coup/drawn.ts';
import { STAKING } from '../../circulo/acts/deal.ts';
import { hasThird, playing } from '../coup/turn.ts';
import { PANOS, type Pano, SIDES, type Side } from '../questions.ts';
import type { Coup, DosPanosState } from '../state.ts';
import { INCIDENTS, type Incident } from './facts.ts';

/** With which irregularities cards come out of the shoe, and how many there may be. */
export const CARDS_OUT: Readonly<Partial<Record<Incident, readonly number[]>>> = {
  'early-draw': [1, 2, 3, 4, 5, 6],
  'card-face-up': [1],
  'cards-stuck': [0, 1, 2, 3],
  misdealt: [0, 1, 2, 3],
  'card-for-no': [1],
  'no-card-for-carta': [0, 1, 2],
  'third-in-basket': [0, 1],
};
export const mostOut = (incident: Incident): number => Math.max(0, ...(CARDS_OUT[incident] ?? [0]));

/** Irregularities that concern one card of the coup, or a person, and that must say which. */
export const NAMES_A_CARD: readonly Incident[] = ['card-on-floor'];
export const NAMES_A_PLAYER: readonly Incident[] = [
  'wrong-holder',
  'advised',
  'pooled-stakes',
  'stake-beside',
  'late-stake',
];

const WHILE_STAKES_ARE_OPEN: readonly Incident[] = ['early-draw', 'pooled-stakes', 'stake-beside', 'other'];
/** Irregularities of the coup that concern no hand. */
const OF_NO_HAND: readonly Incident[] = [
  'card-face-up',
  'cards-stuck',
  'card-on-floor',
  'shoe-exhausted',
  'misdealt',
  'misannounced',
  'late-stake',
  'other',
];

const isDealing = ({ step, owed }: Coup): boolean => step === 'draw' && owed === null;
/** The cards are being dealt, or lie where they were dealt and nobody has taken them up. */
const lie = (coup: Coup): boolean => isDealing(coup) || coup.lifted.length === 0;
const isWhole = ({ deemed, abated, annulled }: Coup, hand: Side): boolean =>
  deemed[hand] === undefined && !abated.includes(hand) && !annulled.includes(hand as Pano);
const isDecided = ({ outcomes }: Coup): boolean => Object.keys(outcomes).length > 0;

/** Cards that lie open cannot be exposed once more. */
const isHidden = ({ drawn }: Coup, hand: Side): boolean => handOf(drawn, hand).some(({ face }) => face === 'down');

/** Whether an irregularity of the whole table can have happened at this moment of the coup. */
function ofTheTable({ pack }: DosPanosState, coup: Coup, incident: Incident): boolean {
  const { step, said } = coup;
  switch (incident) {
    case 'card-face-up':
      return step === 'draw';
    case 'cards-stuck':
    case 'misdealt':
      return isDealing(coup) || step === 'lift';
    case 'shoe-exhausted':
      return step === 'draw' && cardsLeft(pack) === 0;
    case 'card-on-floor':
      return coup.drawn.length > 0;
    case 'misannounced':
      return isWhole(coup, 'banca') && (step === 'banker' || (step === 'settle' && said.banca === 'stand'));
    case 'late-stake':
      return coup.lifted.length === 0;
    default:
      return true;
  }
}

/** A word that the paño has said and that the coup has gone on from. */
const hasSaid = (coup: Coup, pano: Pano, word: 'draw' | 'stand'): boolean =>
  isWhole(coup, pano) && coup.said[pano] === word;

/** Until the stakes are settled a coup can be put right, also when the hands are on the table, unless the banker showed. */
const canBePutRight = (coup: Coup): boolean => !isDecided(coup) || !coup.abated.includes('banca');

/** It has not spoken yet, whether its turn has come or not. */
const mayStillDecide = (coup: Coup, hand: Side): boolean =>
  isWhole(coup, hand) && coup.said[hand] === undefined && !isDecided(coup);

/** Whether an irregularity with the cards or words of this hand can have happened at this moment of the coup. */
function ofTheHand(coup: Coup, incident: Incident, hand: Side): boolean {
  const { step, said, turn } = coup;
  const dealt = handOf(coup.drawn, hand).length;
  const spoke = (word: 'draw' | 'stand'): boolean => hand !== 'banca' && hasSaid(coup, hand, word);
  switch (incident) {
    case 'wrong-holder':
      return hand !== 'banca' && isWhole(coup, hand) && coup.delivered.includes(hand) && !isDecided(coup);
    case 'hand-exposed':
      return (
        hand !== 'banca' && isWhole(coup, hand) && dealt >= 2 && isHidden(coup, hand) && lie(coup) && !isDecided(coup)
      );
    case 'cards-in-basket':
      return isWhole(coup, hand) && dealt > 0 && lie(coup) && !isDecided(coup);
    case 'third-in-basket':
      return isWhole(coup, hand) && !isDecided(coup) && (coup.owed === hand || hasThird(coup, hand));
    case 'card-for-no':
      return spoke('stand') && said.banca === undefined && !isDecided(coup);
    case 'no-card-for-carta':
      return spoke('draw') && step === 'answer' && turn === hand;
    case 'no-below-five':
      return spoke('stand') && canBePutRight(coup);
    case 'no-with-natural':
      return spoke('stand') && !coup.forgot.includes(hand) && !isDecided(coup);
    case 'carta-with-six':
    case 'carta-with-natural':
      return spoke('draw') && canBePutRight(coup);
    case 'contradicted':
      return (spoke('draw') || spoke('stand')) && !isDecided(coup);
    case 'cards-not-laid-down':
      return hand !== 'banca' && coup.lifted.includes(hand) && isWhole(coup, hand) && !isDecided(coup);
    case 'advised':
      return mayStillDecide(coup, hand) && step !== 'deal' && step !== 'draw' && step !== 'settle';
    case 'thrown-unshown':
    case 'thrown-by-croupier': {
      const seen = hand === 'banca' ? step === 'banker' : coup.lifted.includes(hand) && said[hand] !== undefined;
      return isWhole(coup, hand) && seen && coup.owed !== hand && !isDecided(coup);
    }
    default:
      return false;
  }
}

/** The hands with which an irregularity can have happened now; null stands for none in particular. */
export function handsOf(state: DosPanosState, incident: Incident): readonly (Side | null)[] {
  const { coup, phase, bank } = state;
  const isUnforeseen = incident === 'other';
  // From a broken bank nobody deals.
  if (phase === 'bank') return isUnforeseen || (incident === 'early-draw' && bank?.broken === false) ? [null] : [];
  if (coup === null && !STAKING.includes(phase)) return isUnforeseen ? [null] : [];
  if (coup === null) return WHILE_STAKES_ARE_OPEN.includes(incident) ? [null] : [];
  if (OF_NO_HAND.includes(incident)) return ofTheTable(state, coup, incident) ? [null] : [];
  return SIDES.filter((hand) => (hand === 'banca' || playing(coup).includes(hand)) && ofTheHand(coup, incident, hand));
}

/** The irregularities that cannot be reported now. */
export const notNowPossible = (state: DosPanosState): readonly Incident[] =>
  INCIDENTS.filter((incident) => handsOf(state, incident).length === 0);

export const ANY_HAND = [...PANOS, 'banca', null] as const;
