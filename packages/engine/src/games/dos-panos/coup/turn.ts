import { handOf } from '../../../coup/drawn.ts';
import { PANOS, type Pano, type Side } from '../questions.ts';
import type { Coup, Step } from '../state.ts';

/** The paños that play: for which the coup has not been annulled. */
export const playing = ({ annulled }: Coup): readonly Pano[] => PANOS.filter((pano) => !annulled.includes(pano));

/** Has this hand its third card? Of a hand that is deemed to have so many, the next one. */
export function hasThird({ drawn, deemed }: Coup, hand: Side): boolean {
  return handOf(drawn, hand).length > (deemed[hand]?.cards ?? 2);
}

/** Nothing more is asked of this hand. */
export function isDone(coup: Coup, hand: Side): boolean {
  const { annulled, abated, deemed, said } = coup;
  if (annulled.includes(hand as Pano) || abated.includes(hand)) return true;
  if (deemed[hand]?.final === true || deemed[hand]?.abated === true) return true;
  if (said[hand] === 'stand') return true;
  return said[hand] === 'draw' && hasThird(coup, hand);
}

/** Every paño that plays has said its word or shown its cards: the banker may speak. */
export const haveSpoken = (coup: Coup): boolean =>
  playing(coup).every((pano) => coup.said[pano] !== undefined || isDone(coup, pano));

const stepOf = ({ lifted, said }: Coup, hand: Side): Step => {
  if (hand === 'banca') return 'banker';
  if (said[hand] === 'draw') return 'answer';
  return lifted.includes(hand) ? 'speak' : 'lift';
};

function turnOf(coup: Coup): Pick<Coup, 'turn' | 'step'> {
  const { order, owed, delivered, outcomes } = coup;
  if (Object.keys(outcomes).length > 0) return { turn: 'banca', step: 'settle' };
  if (owed !== null) return { turn: owed, step: 'draw' };
  if (!playing(coup).every((pano) => delivered.includes(pano))) return { turn: order[0], step: 'draw' };
  const turn = order.find((hand) => !isDone(coup, hand)) ?? 'banca';
  return { turn, step: stepOf(coup, turn) };
}

/** Whose word it is and what the coup waits for, read from what has been dealt and said. */
export function placed(coup: Coup): Coup {
  if (coup.step === 'deal') return coup;
  const { turn, step } = turnOf(coup);
  return { ...coup, turn, step, warned: turn === coup.turn && coup.warned };
}
