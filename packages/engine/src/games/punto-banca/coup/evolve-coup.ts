import { withCardOut } from '../../../cards/pack.ts';
import type { Drawn } from '../../../coup/drawn.ts';
import type { EventOf } from '../events.ts';
import { type Coup, coupOf, freshCoup, type PuntoBancaState } from '../state.ts';

type State = PuntoBancaState;

export const withCoup = (state: State, change: Partial<Coup>): State => ({
  ...state,
  coup: { ...coupOf(state), ...change },
});

const changeCards = (state: State, which: (card: Drawn) => boolean, change: (card: Drawn) => Partial<Drawn>) =>
  coupOf(state).drawn.map((card) => (which(card) ? { ...card, ...change(card) } : card));

export const stakesClosed = (state: State, { coup, dealer, asked }: EventOf<'StakesClosed'>): State => ({
  ...state,
  phase: 'coup',
  coups: coup,
  coup: freshCoup(coup, dealer, asked),
});

export function cardDrawn(state: State, { no, card, hand, face }: EventOf<'CardDrawn'>): State {
  const { drawn, owed } = coupOf(state);
  const laid: Drawn = { no, card, hand, face, lifted: face === 'up', seenBy: [] };
  return {
    // A card that belongs to no hand does not settle what a hand is still owed.
    ...withCoup(state, { drawn: [...drawn, laid], owed: hand === 'discard' ? owed : null }),
    upturned: null,
    pack: withCardOut(state.pack, card),
  };
}

/** Whoever is handed a hand sees those of its cards that lie face down. */
export function cardsHanded(state: State, { hand, to }: EventOf<'CardsHanded'>): State {
  const drawn = changeCards(
    state,
    (card) => card.hand === hand && card.face === 'down',
    ({ seenBy }) => ({ lifted: true, seenBy: to === null ? seenBy : [...seenBy, to] }),
  );
  return withCoup(state, { step: 'uncover', handed: { hand, to }, drawn });
}

export function handUncovered(state: State, { hand }: EventOf<'HandUncovered'>): State {
  const drawn = changeCards(
    state,
    (card) => card.hand === hand,
    () => ({ face: 'up' }),
  );
  return withCoup(state, { handed: null, uncovered: [...coupOf(state).uncovered, hand], drawn });
}

export function cardExposed(state: State, { no }: EventOf<'CardExposed'>): State {
  const drawn = changeCards(
    state,
    (card) => card.no === no,
    () => ({ face: 'up', lifted: true }),
  );
  return withCoup(state, { drawn });
}

export function handDecided(state: State, { hand, decision }: EventOf<'HandDecided'>): State {
  const decisions = { ...coupOf(state).decisions, [hand]: decision };
  return withCoup(state, decision === 'draw' ? { decisions, step: 'draw', owed: hand } : { decisions });
}

export const coupDecided = (state: State, { outcome, punto, banca }: EventOf<'CoupDecided'>): State =>
  withCoup(state, { step: 'settle', decided: { outcome, punto, banca } });

/** A hand goes to somebody else. With banca goes the deal; a ruling that interrupts the coup relieves whoever dealt. */
export function cardsHeldBy(state: State, { hand, player, staff }: EventOf<'CardsHeldBy'>): State {
  const { handed, interrupted, relieved, dealer } = coupOf(state);
  const after = withCoup(state, handed?.hand === hand ? { handed: { hand, to: player } } : {});
  if (hand === 'punto') return after;
  return withCoup(after, {
    relieved: interrupted === null ? relieved : dealer,
    dealer: player,
    staff: staff === 'inspector' ? 'inspector' : 'croupier',
  });
}

export function coupResumed(state: State): State {
  const { interrupted, step } = coupOf(state);
  return withCoup(state, { step: interrupted ?? step, interrupted: null });
}
