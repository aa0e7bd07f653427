import { withCardOut } from '../../cards/pack.ts';
import type { Drawn, Hand } from '../../coup/drawn.ts';
import type { CardEvent } from './events.ts';
import { bankOf, type CirculoState, coupOf, passageOf } from './state.ts';

type EventOf<T extends CardEvent['type']> = Extract<CardEvent, { readonly type: T }>;

export const withCoup = <State extends CirculoState>(
  state: State,
  change: Partial<NonNullable<State['coup']>>,
): State => ({ ...state, coup: { ...coupOf(state), ...change } });
export const withBank = <State extends CirculoState>(
  state: State,
  change: Partial<NonNullable<State['bank']>>,
): State => ({ ...state, bank: { ...bankOf(state), ...change } });
export const withPassage = <State extends { readonly passage: object | null }>(
  state: State,
  change: Partial<NonNullable<State['passage']>>,
): State => ({ ...state, passage: { ...passageOf(state), ...change } });

export const changeCards = <State extends CirculoState>(
  state: State,
  which: (card: Drawn) => boolean,
  change: (card: Drawn) => Partial<Drawn>,
): State => {
  const coup = coupOf(state);
  return {
    ...state,
    coup: { ...coup, drawn: coup.drawn.map((card) => (which(card) ? { ...card, ...change(card) } : card)) },
  };
};

/** A card leaves the shoe; before the stakes are closed it belongs to no coup yet. */
export function cardDrawn<State extends CirculoState>(
  state: State,
  { no, card, hand, face }: EventOf<'CardDrawn'>,
): State {
  const { coup, loose } = state;
  const drawn: Drawn = { no, card, hand, face, lifted: face === 'up', seenBy: [] };
  const pack = withCardOut(state.pack, card);
  return coup === null
    ? { ...state, pack, loose: [...loose, drawn] }
    : { ...state, pack, coup: { ...coup, drawn: [...coup.drawn, drawn] } };
}

/** A card changes hands, or is nobody's; before the stakes are closed it belongs to no coup yet. */
export function cardAssigned<State extends CirculoState>(
  state: State,
  { no, to, face }: EventOf<'CardAssigned'>,
): State {
  if (state.coup === null) {
    return { ...state, loose: state.loose.map((card) => (card.no === no ? { ...card, hand: to, face } : card)) };
  }
  return changeCards(
    state,
    (card) => card.no === no,
    ({ lifted }) => ({ hand: to, face, lifted: lifted || face === 'up' }),
  );
}

const turnedUp = (): Partial<Drawn> => ({ face: 'up', lifted: true });

/** A card that is not there yet will lie open when it comes. */
export function cardExposed<State extends CirculoState>(state: State, no: number): State {
  const coup = coupOf(state);
  return coup.drawn.some((card) => card.no === no)
    ? changeCards(state, (card) => card.no === no, turnedUp)
    : { ...state, coup: { ...coup, open: [...coup.open, no] } };
}

export const shown = <State extends CirculoState>(state: State, hand: Hand): State =>
  changeCards(state, (card) => card.hand === hand, turnedUp);

/** He lifts a card and with that has seen it. */
export const seenBy =
  (seer: string | null) =>
  (card: Drawn): Partial<Drawn> => ({
    lifted: true,
    seenBy: seer === null || card.seenBy.includes(seer) ? card.seenBy : [...card.seenBy, seer],
  });
