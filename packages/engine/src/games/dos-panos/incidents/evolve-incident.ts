import { handOf } from '../../../coup/drawn.ts';
import { post } from '../../../money/posting.ts';
import { type CommonEvent, evolveCommon } from '../../circulo/evolve.ts';
import { cardAssigned, withBank, withCoup } from '../../circulo/evolve-coup.ts';
import { debtPaid, turnAt } from '../coup/evolve-coup.ts';
import type { EventOf } from '../events.ts';
import type { Pano } from '../questions.ts';
import { type Coup, coupOf, type DosPanosState } from '../state.ts';

type State = DosPanosState;
type Referred = NonNullable<State['referred']>;

/** The coup is put as it should be: what a hand is taken to have said counts, and the banker decides anew. */
function coupRestored(state: State, { fault, hand, said }: EventOf<'CoupRestored'>): State {
  const coup = coupOf(state);
  const { banca: _decided, ...words } = coup.said;
  const { [hand]: _word, ...others } = words as Coup['said'];
  const now = said === 'none' ? words : said === 'abatir' ? others : { ...others, [hand]: said };
  const owed = coup.owed === hand || coup.owed === 'banca' ? null : coup.owed;
  return withCoup(state, { restored: fault, said: now, owed, outcomes: {} });
}

function handDeemed(state: State, { hand, total, abated, final }: EventOf<'HandDeemed'>): State {
  const { deemed, drawn, owed } = coupOf(state);
  const taken = { total, abated, final, cards: handOf(drawn, hand).length };
  return withCoup(state, { deemed: { ...deemed, [hand]: taken }, owed: owed === hand ? null : owed });
}

function panoAnnulled(state: State, { pano, postings }: EventOf<'PanoAnnulled'>): State {
  const { annulled, owed } = coupOf(state);
  const books = post(state.books, postings);
  return withCoup({ ...state, books }, { annulled: [...annulled, pano], owed: owed === pano ? null : owed });
}

/** The cards of a paño pass to another, who is then no longer among those who might have them next. */
function heldBy(state: State, { pano, player }: EventOf<'CardsHeldBy'>): State {
  const { holders, next } = coupOf(state);
  const others = next[pano].filter((one) => one !== player);
  const held = withCoup(state, { holders: { ...holders, [pano]: player }, next: { ...next, [pano]: others } });
  return turnAt(held, pano, player);
}

const holdsNext = (state: State, pano: Pano, player: string): State => ({
  ...state,
  holdsNext: { ...state.holdsNext, [pano]: player },
});

type IncidentEvent = EventOf<
  | 'CardAssigned'
  | 'IncidentReported'
  | 'RulingReferred'
  | 'CoupRestored'
  | 'HandBound'
  | 'HandDeemed'
  | 'AbatirForfeited'
  | 'CardsHeldBy'
  | 'HoldsNext'
  | 'BankerObliged'
  | 'StakeRemoved'
  | 'PlayerWarned'
  | 'PanoAnnulled'
  | 'CoupAnnulled'
>;

/** Keeps the books of what went wrong and of what was ruled on it; the rest is the same in all these games. */
export function evolveIncident(state: State, event: IncidentEvent | CommonEvent): State {
  switch (event.type) {
    case 'CardAssigned':
      return debtPaid(cardAssigned(state, event), event.to);
    case 'IncidentReported':
      return state;
    case 'RulingReferred': {
      const { to, between, grounds } = event;
      return { ...state, referred: { to, between: between as Referred['between'], grounds } };
    }
    case 'CoupRestored':
      return coupRestored(state, event);
    case 'HandBound': {
      const { hand, to, options, grounds } = event;
      return withCoup(state, { duties: [...coupOf(state).duties, { hand, to, options, grounds }] });
    }
    case 'HandDeemed':
      return handDeemed(state, event);
    case 'AbatirForfeited':
      return withCoup(state, { forgot: [...coupOf(state).forgot, event.hand] });
    case 'CardsHeldBy':
      return heldBy(state, event);
    case 'HoldsNext':
      return holdsNext(state, event.pano, event.player);
    case 'BankerObliged':
      return withBank(state, { obliged: true });
    case 'StakeRemoved':
    case 'CoupAnnulled':
      return { ...state, books: post(state.books, event.postings) };
    case 'PlayerWarned':
      return state.coup === null ? state : withCoup(state, { warned: true });
    case 'PanoAnnulled':
      return panoAnnulled(state, event);
    default:
      return evolveCommon(state, event);
  }
}
