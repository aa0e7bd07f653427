import { post } from '../../../money/posting.ts';
import { withOneMore } from '../../../table/closing.ts';
import { seatOf } from '../../../table/place.ts';
import { changeCards, seenBy, withCoup } from '../../circulo/evolve-coup.ts';
import type { EventOf } from '../events.ts';
import { PANOS, type Pano } from '../questions.ts';
import { type Coup, coupOf, type DosPanosState, freshCoup, NO_BANCO } from '../state.ts';

type State = DosPanosState;

/** The turn stands at the place of whoever holds the cards; a banco leaves it where it was. */
export function turnAt(state: State, pano: Pano, holder: string | null): State {
  const seat = holder === null ? null : seatOf(state.people, holder);
  const isTurn = seat !== null && (state.coup === null || state.coup.banco === null);
  return isTurn ? { ...state, turns: { ...state.turns, [pano]: seat } } : state;
}

export function stakesClosed(state: State, event: EventOf<'StakesClosed'>): State {
  const { coup, banker, banco } = event;
  const holders = event.holders as Coup['holders'];
  const turned = banco === null ? PANOS.reduce((so, pano) => turnAt(so, pano, holders[pano]), state) : state;
  return {
    ...turned,
    phase: 'coup',
    coups: coup,
    loose: [],
    holdsNext: banco === null ? { 'pano-1': null, 'pano-2': null } : state.holdsNext,
    bank: state.bank === null ? null : { ...state.bank, unanswered: 0 },
    coup: {
      ...freshCoup(coup, banker),
      order: event.order as Coup['order'],
      turn: (event.order as Coup['order'])[0],
      banco,
      holders,
      next: event.next as Coup['next'],
      drawn: state.loose,
    },
  };
}

/** The third card that was due is there. */
export const debtPaid = (state: State, hand: string): State =>
  hand === state.coup?.owed ? withCoup(state, { owed: null }) : state;

/** The cards are put before whoever plays them, and the banker takes up his own. */
export function delivered(state: State, { pano, to }: EventOf<'CardsDelivered'>): State {
  const coup = coupOf(state);
  const seen = changeCards(state, ({ hand }) => hand === 'banca', seenBy(coup.banker));
  return withCoup(seen, {
    holders: { ...coup.holders, [pano]: to },
    delivered: [...coup.delivered.filter((one) => one !== pano), pano],
    lifted: coup.lifted.filter((one) => one !== pano),
    warned: false,
  });
}

export function lifted(state: State, { pano, by }: EventOf<'CardsLifted'>): State {
  const seen = changeCards(state, ({ hand }) => hand === pano, seenBy(by));
  return withCoup(seen, { lifted: [...coupOf(state).lifted, pano] });
}

const otherWord = { draw: 'stand', stand: 'draw' } as const;

/** A word against the rules: it is put right as if the right one had been said, or costs the right to show a natural. */
export function wordDeclaredWrong(state: State, { pano, ruling }: EventOf<'WordDeclaredWrong'>): State {
  const { forgot, said } = coupOf(state);
  const word = said[pano];
  if (ruling === 'loses-abatir') return withCoup(state, { forgot: [...forgot, pano] });
  if (ruling === 'stands' || word === undefined) return state;
  return withCoup(state, { said: { ...said, [pano]: otherWord[word] }, restored: 'player' });
}

export const bancoMade = (state: State, { player, replay, postings }: EventOf<'BancoMade'>): State => ({
  ...state,
  books: post(state.books, postings),
  lots: null,
  banco: { ...NO_BANCO, made: player, replays: replay },
});

/** The coup is over, and with it all that was called and ruled for it alone, unless a banco may be played again. */
export function coupEnded(state: State, { coup, played, again }: EventOf<'CoupEnded'>): State {
  const { bank, banco } = state;
  return {
    ...state,
    phase: again ? 'banco' : 'bank',
    coup: null,
    closing: played ? state.closing : withOneMore(state.closing, coup),
    loose: [],
    played: state.played || played,
    coupsOfTalla: state.coupsOfTalla + 1,
    banco: again ? { ...banco, again: true } : NO_BANCO,
    bank: bank === null ? null : { ...bank, obliged: false, dealt: bank.dealt + (played ? 1 : 0) },
  };
}
