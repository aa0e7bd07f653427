import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { namesIn } from '../../../table/by-name.ts';
import { seatOf } from '../../../table/place.ts';
import type { OrderAhead, Ranked } from '../../../table/priority.ts';
import { seatAfterTenure } from '../bank/passage.ts';
import { partners } from '../money/accounts.ts';
import { claimant, playersAfter, prioritySeat, seatsOf, standingAfter } from '../people/people.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';

type State = CheminDeFerState;

/** Who would come first if everybody who may called banco now. */
function banco(law: CheminDeFerLaw, state: State): OrderAhead {
  const apart = partners(state);
  const claimants = namesIn(state.people)
    .filter((player) => !apart.includes(player) && !state.away.includes(player))
    .map((player) => claimant(state, player, { repeats: player === state.seguido }));
  const from = prioritySeat(state);
  const ranks = law.priority.ask({ purpose: 'banco', claimants, from, seats: seatsOf(law) }).answer;
  return { of: 'banco', ranks: claimants.length === 0 ? [] : ranks };
}

/** Whom the bank would be offered to, one after the other, were it lost now; or is still to be offered to. */
function mano(law: CheminDeFerLaw, state: State): OrderAhead {
  const { bank, passage } = state;
  const from = passage?.from ?? bank?.banker ?? null;
  const seat = passage?.seat ?? (bank === null ? state.lastSeat : seatAfterTenure({ law, state }, bank, 'lost').seat);
  const gone = passage?.asked ?? [];
  const isNext = (player: string): boolean => player !== from && !gone.includes(player);
  const turn = citing(law.rotation.ask(NOTHING).grounds)[0];
  const salutes = citing(law.saludar.ask({ when: 'talla', move: 'change' }).grounds)[0];
  const after = citing(law.nextStage.ask({ after: 'seated', cause: passage?.cause ?? 'lost' }).grounds)[0];
  const seated = playersAfter(law, state, seat).map((player): Ranked => {
    const isPassedOver = state.unsaluted.includes(player);
    return isPassedOver ? { player, why: salutes, passedOver: true } : { player, why: turn };
  });
  const standing = standingAfter(law, state, seat)
    .filter((player) => seatOf(state.people, player) === null)
    .map((player): Ranked => ({ player, why: after }));
  return { of: 'mano', ranks: [...seated, ...standing].filter(({ player }) => isNext(player)) };
}

/** The orders of priority as they stand, before anybody calls: what everybody at the table may know. */
export function orderAhead(law: CheminDeFerLaw, state: State): readonly OrderAhead[] {
  if (state.phase === 'unopened' || state.phase === 'closed' || namesIn(state.people).length === 0) return [];
  return [mano(law, state), ...(state.bank === null ? [] : [banco(law, state)])];
}
