import { freshPack } from '../../cards/pack.ts';
import { post } from '../../money/posting.ts';
import type { CirculoEvent } from './events.ts';
import { cardExposed } from './evolve-coup.ts';
import { without } from './people.ts';
import { isPackStep, type PackStep } from './questions.ts';
import { type CirculoState, coupOf } from './state.ts';

/** Of whoever leaves each game forgets what it knew, and a card goes where its game sends it. */
type Own = 'PlayerLeft' | 'CardDrawn' | 'CardAssigned' | 'RulingReferred';
export type CommonEvent = Exclude<CirculoEvent, { readonly type: Own }>;

const stepDone = <State extends CirculoState>(state: State, step: PackStep): State => ({
  ...state,
  packSteps: state.packSteps.filter((left) => left !== step),
});

/** Keeps the books of what is the same by law in every one of these games: people, the pack, the shoe. */
export function evolveCommon<State extends CirculoState>(state: State, event: CommonEvent): State {
  switch (event.type) {
    case 'RulesExplained':
    case 'LastCoupCalled':
      return state;
    case 'ClosingAnnounced':
      return { ...state, closing: { first: event.first, coups: event.coups } };
    case 'ChipsBought':
      return { ...state, books: post(state.books, event.postings) };
    case 'WaitingListJoined':
      return { ...state, waitingList: [...state.waitingList, event.player] };
    case 'WaitingListLeft':
      return { ...state, waitingList: without(state.waitingList, event.player) };
    case 'PlayerAway':
      return { ...state, away: [...state.away, event.player] };
    case 'PlayerBack':
      return { ...state, away: without(state.away, event.player) };

    case 'CheckRequested':
      return { ...state, checkAsked: true };
    case 'PackBrought':
      return {
        ...state,
        phase: 'pack',
        talla: event.talla,
        pack: freshPack(event.decks),
        packSteps: event.steps.filter(isPackStep),
        cut: { to: null, declined: [] },
        passed: [],
      };
    case 'PackChecked':
      return { ...stepDone(state, 'check'), checkAsked: false };
    case 'PackMixed':
      return event.by === 'croupier' ? stepDone(state, 'mix') : state;
    case 'CardsPassed':
      return event.player === null ? stepDone(state, 'pass') : { ...state, passed: [...state.passed, event.player] };
    case 'PackShuffled':
      return stepDone(state, 'shuffle');
    case 'CutOffered': {
      const { to, declined } = state.cut;
      return { ...state, cut: { to: event.player, declined: to === null ? declined : [...declined, to] } };
    }
    case 'PackCut':
      return stepDone(state, 'cut');
    case 'StopCardPlaced':
      return { ...stepDone(state, 'stop-card'), pack: { ...state.pack, stopCardBelow: event.below } };

    case 'DealOrdered':
      return { ...state, coup: { ...coupOf(state), step: 'draw' } };
    case 'StopCardShown':
      return { ...state, pack: { ...state.pack, stopCardShown: true } };
    case 'CardExposed':
      return cardExposed(state, event.no);
    case 'RulingGiven':
      return { ...state, referred: null };
    default:
      return event satisfies never;
  }
}
