import { freshPack, withCardOut, withUnseenOut } from '../../cards/pack.ts';
import type { Effect } from '../../coup/effect.ts';
import type { NonEmpty } from '../../law/ground.ts';
import { close, post } from '../../money/posting.ts';
import { withName, withoutName } from '../../table/by-name.ts';
import * as coup from './coup/evolve-coup.ts';
import type { EventOf, PuntoBancaEvent } from './events.ts';
import { accountsOf } from './money/accounts.ts';
import { isPackStep, type PackStep } from './questions.ts';
import { PLAIN_TABLE, settingsFrom } from './settings.ts';
import * as shoe from './shoe/evolve-shoe.ts';
import { coupOf, type PuntoBancaState } from './state.ts';

type State = PuntoBancaState;

const stepDone = (state: State, ...steps: readonly PackStep[]): State => ({
  ...state,
  packSteps: state.packSteps.filter((left) => !steps.includes(left)),
});

function playerLeft(state: State, { player, postings }: EventOf<'PlayerLeft'>): State {
  const paid = post(state.books, postings);
  const books = close(paid, accountsOf(paid, player));
  return { ...shoe.shoeWithout(state, player), people: withoutName(state.people, player), books };
}

/** Keeps the books. The law is never consulted here, so an old log means the same for ever. */
export function evolve(state: State, event: PuntoBancaEvent): State {
  switch (event.type) {
    case 'TableOpened': {
      const { ruleset, edition } = event;
      return { ...state, phase: 'pack', table: { ruleset, edition, settings: settingsFrom(event, PLAIN_TABLE) } };
    }
    case 'TableClosed':
      return { ...state, phase: 'closed' };
    case 'ClosingAnnounced':
      return { ...state, closing: { first: event.first, coups: event.coups } };

    case 'PlayerSeated':
      return { ...state, people: withName(state.people, event.player, { kind: 'seat', n: event.seat }) };
    case 'PlayerStanding': {
      const { player, behind, since } = event;
      const people = withName(state.people, player, { kind: 'standing', behind, since });
      return { ...state, arrivals: since, people };
    }
    case 'PlayerLeft':
      return playerLeft(state, event);
    case 'ChipsBought':
    case 'TipGiven':
    case 'StakesSet':
    case 'StakesReturned':
    case 'StakeSettled':
      return { ...state, books: post(state.books, event.postings) };

    case 'PackBrought': {
      const { talla, decks, cut } = event;
      const packSteps = event.steps.filter(isPackStep);
      return { ...state, phase: 'pack', talla, pack: freshPack(decks), packSteps, cutBy: cut, upturned: null };
    }
    case 'PackCounted':
      return stepDone(state, 'count');
    case 'PackChecked':
      return stepDone(state, 'check');
    case 'PackShuffled':
      return stepDone(state, 'shuffle', 'machine-shuffle');
    case 'PackCut':
      return stepDone(state, 'cut');
    case 'StopCardPlaced':
      return { ...stepDone(state, 'stop-card'), pack: { ...state.pack, stopCardBelow: event.below } };
    case 'CardBurnt':
      return {
        ...stepDone(state, 'burn'),
        upturned: null,
        pack: withUnseenOut(withCardOut(state.pack, event.card), event.unseen),
      };
    case 'StopCardShown':
      return { ...state, pack: { ...state.pack, stopCardShown: true } };
    case 'TallaEnded':
      return { ...(event.shoe === 'right' ? shoe.shoeLeft(state) : state), coup: null };

    case 'ShoeOffered':
      return shoe.shoeOffered(state, event);
    case 'ShoeTaken':
      return shoe.shoeTaken(state, event);
    case 'ShoeDeclined':
      return shoe.shoeDeclined(state, event);
    case 'ShoeGivenUp':
    case 'ShoeLost':
    case 'DealerPassedOver':
      return shoe.shoeLeft(state);
    case 'CroupierHoldsShoe':
      return shoe.croupierHoldsShoe(state, event);

    case 'StakesOpened':
      return { ...state, phase: 'stakes', coup: null };
    case 'StakesClosed':
      return coup.stakesClosed(state, event);
    case 'DealOrdered':
      return coup.withCoup(state, { step: 'draw' });
    case 'CardDrawn':
      return coup.cardDrawn(state, event);
    case 'CardsHanded':
      return coup.cardsHanded(state, event);
    case 'HandUncovered':
      return coup.handUncovered(state, event);
    case 'HandDecided':
      return coup.handDecided(state, event);
    case 'CoupDecided':
      return coup.coupDecided(state, event);
    case 'CoupEnded':
      return shoe.coupEnded(state, event);

    case 'IncidentReported': {
      // Logs of older editions do not know of a card that shows in the shoe.
      const seen = event.upturned ?? null;
      const upturned = seen === null ? state.upturned : { card: seen, grounds: event.grounds };
      const after = { ...state, upturned };
      return state.coup === null ? after : coup.withCoup(after, { interrupted: coupOf(state).step });
    }
    case 'CardsPutAside':
      return { ...state, upturned: null, pack: event.cards.reduce(withCardOut, state.pack) };
    case 'RulingReferred': {
      const referred = { between: event.between as NonEmpty<readonly Effect[]>, grounds: event.grounds };
      return state.coup === null ? { ...state, referred } : coup.withCoup(state, { step: 'ruling', referred });
    }
    case 'RulingGiven':
      return state.coup === null ? { ...state, referred: null } : coup.withCoup(state, { referred: null });
    case 'CardExposed':
      return coup.cardExposed(state, event);
    case 'CardsHeldBy':
      return coup.cardsHeldBy(state, event);
    case 'CoupResumed':
      return coup.coupResumed(state);

    // What is only said changes nothing.
    case 'Called':
    case 'LastCoupCalled':
    case 'ShoeKept':
    case 'ShoeWithheld':
    case 'PlayerWarned':
    case 'CoupAnnulled':
      return state;
    default:
      return event satisfies never;
  }
}
