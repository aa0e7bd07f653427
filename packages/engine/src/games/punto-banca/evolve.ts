import { freshPack, withCardOut, withUnseenOut } from '../../cards/pack.ts';
import type { Drawn } from '../../coup/drawn.ts';
import type { Effect } from '../../coup/effect.ts';
import type { NonEmpty } from '../../law/ground.ts';
import { close, post } from '../../money/posting.ts';
import { seatOf } from '../../table/place.ts';
import type { PuntoBancaEvent } from './events.ts';
import type { PackStep } from './questions.ts';
import { PLAIN_TABLE, settingsFrom } from './settings.ts';
import { accountsOf, type Coup, coupOf, freshCoup, type PuntoBancaState, type Shoe } from './state.ts';

type State = PuntoBancaState;

const withCoup = (state: State, change: Partial<Coup>): State => ({
  ...state,
  coup: { ...coupOf(state), ...change },
});
const withShoe = (state: State, change: Partial<Shoe>): State => ({ ...state, shoe: { ...state.shoe, ...change } });
const stepDone = (state: State, step: PackStep): State => ({
  ...state,
  packSteps: state.packSteps.filter((left) => left !== step),
});
const changeCard = (state: State, no: number, change: Partial<Drawn>): State =>
  withCoup(state, { drawn: coupOf(state).drawn.map((card) => (card.no === no ? { ...card, ...change } : card)) });

/** The shoe leaves its holder, whose tenure ends here if he has dealt so much as a card. */
function withoutHolder({ shoe, coup }: State): Shoe {
  const { holder, tenures, passed } = shoe;
  if (holder?.kind !== 'player') return { ...shoe, holder: null };
  const hasDealt = holder.dealt > 0 || (coup?.dealer === holder.id && coup.drawn.length > 0);
  return { ...shoe, holder: null, tenures: hasDealt ? { ...tenures, [holder.id]: passed } : tenures };
}

/** Keeps the books. The law is never consulted here, so an old log means the same for ever. */
export function evolve(state: State, event: PuntoBancaEvent): State {
  switch (event.type) {
    case 'TableOpened':
      return {
        ...state,
        phase: 'pack',
        table: { ruleset: event.ruleset, edition: event.edition, settings: settingsFrom(event, PLAIN_TABLE) },
      };
    case 'TableClosed':
      return { ...state, phase: 'closed' };
    case 'PlayerSeated':
      return { ...state, people: { ...state.people, [event.player]: { kind: 'seat', n: event.seat } } };
    case 'PlayerStanding': {
      const { behind, since } = event;
      return {
        ...state,
        arrivals: since,
        people: { ...state.people, [event.player]: { kind: 'standing', behind, since } },
      };
    }
    case 'PlayerLeft': {
      const { [event.player]: _, ...people } = state.people;
      const { shoe } = state;
      const held = shoe.holder?.kind === 'player' && shoe.holder.id === event.player;
      return {
        ...state,
        people,
        books: close(post(state.books, event.postings), accountsOf(event.player)),
        shoe: {
          ...(held ? withoutHolder(state) : shoe),
          offeredTo: shoe.offeredTo === event.player ? null : shoe.offeredTo,
          declined: shoe.declined.filter((player) => player !== event.player),
        },
      };
    }
    case 'ChipsBought':
    case 'StakesSet':
    case 'StakeSettled':
    case 'StakesReturned':
      return { ...state, books: post(state.books, event.postings) };

    case 'PackBrought':
      return {
        ...state,
        phase: 'pack',
        talla: event.talla,
        pack: freshPack(event.decks),
        packSteps: event.steps as unknown as readonly PackStep[],
        cutBy: event.cut,
      };
    case 'PackCounted':
      return stepDone(state, 'count');
    case 'PackChecked':
      return stepDone(state, 'check');
    case 'PackShuffled':
      return stepDone(state, 'shuffle');
    case 'PackCut':
      return stepDone(state, 'cut');
    case 'StopCardPlaced':
      return stepDone({ ...state, pack: { ...state.pack, stopCardBelow: event.below } }, 'stop-card');
    case 'CardBurnt':
      return stepDone({ ...state, pack: withUnseenOut(withCardOut(state.pack, event.card), event.unseen) }, 'burn');

    case 'ShoeOffered':
      return withShoe(
        { ...state, phase: 'offer' },
        {
          offeredTo: event.player,
          holder: null,
          turn: seatOf(state.people, event.player),
          passed: state.shoe.passed + event.passed,
        },
      );
    case 'ShoeTaken':
      return withShoe(state, {
        holder: { kind: 'player', id: event.player, dealt: 0 },
        offeredTo: null,
        turn: seatOf(state.people, event.player),
      });
    case 'ShoeDeclined':
      return withShoe(state, { offeredTo: null, declined: [...state.shoe.declined, event.player] });
    case 'ShoeKept':
    case 'ShoeWithheld':
      return state;
    case 'ShoeGivenUp':
    case 'ShoeLost':
    case 'DealerPassedOver':
      return { ...state, shoe: withoutHolder(state) };
    case 'CroupierHoldsShoe':
      return withShoe(state, {
        holder: { kind: 'croupier', until: event.until },
        offeredTo: null,
        declined: [],
        // Declined by all, the shoe has been right round: a new ronda.
        tenures: event.until === 'bank-loss' ? {} : state.shoe.tenures,
      });

    case 'StakesOpened':
      return { ...state, phase: 'stakes', coup: null };
    case 'StakesClosed':
      return { ...state, phase: 'coup', coups: event.coup, coup: freshCoup(event.coup, event.dealer, event.asked) };
    case 'Called':
      return state;
    case 'DealOrdered':
      return withCoup(state, { step: 'draw' });
    case 'StopCardShown':
      return { ...state, pack: { ...state.pack, stopCardShown: true } };
    case 'CardDrawn': {
      const { no, card, hand, face } = event;
      const drawn: Drawn = { no, card, hand, face, lifted: face === 'up', seenBy: [] };
      const taken = { ...state, pack: withCardOut(state.pack, card) };
      const { drawn: before, owed } = coupOf(state);
      // A card that belongs to no hand does not settle what a hand is still owed.
      return withCoup(taken, { drawn: [...before, drawn], owed: hand === 'discard' ? owed : null });
    }
    case 'CardsHanded': {
      const { hand, to } = event;
      const drawn = coupOf(state).drawn.map((card) =>
        card.hand === hand && card.face === 'down'
          ? { ...card, lifted: true, seenBy: to === null ? card.seenBy : [...card.seenBy, to] }
          : card,
      );
      return withCoup(state, { step: 'uncover', handed: { hand, to }, drawn });
    }
    case 'HandUncovered': {
      const { uncovered, drawn } = coupOf(state);
      return withCoup(state, {
        handed: null,
        uncovered: [...uncovered, event.hand],
        drawn: drawn.map((card) => (card.hand === event.hand ? { ...card, face: 'up' } : card)),
      });
    }
    case 'HandDecided': {
      const { hand, decision } = event;
      const decisions = { ...coupOf(state).decisions, [hand]: decision };
      return withCoup(state, decision === 'draw' ? { decisions, step: 'draw', owed: hand } : { decisions });
    }
    case 'CoupDecided': {
      const { outcome, punto, banca } = event;
      return withCoup(state, { step: 'settle', decided: { outcome, punto, banca } });
    }
    case 'CoupEnded': {
      const { holder } = state.shoe;
      const dealtIt = holder?.kind === 'player' && holder.id === coupOf(state).dealer;
      return {
        ...state,
        coup: null,
        lastOutcome: event.outcome === 'annulled' ? state.lastOutcome : event.outcome,
        // Whoever declined the shoe before this coup may be asked again.
        shoe: {
          ...state.shoe,
          declined: [],
          holder: dealtIt ? { ...holder, dealt: holder.dealt + 1 } : holder,
        },
      };
    }
    case 'TallaEnded':
      return { ...state, coup: null, shoe: event.shoe === 'right' ? withoutHolder(state) : state.shoe };

    case 'IncidentReported':
      return withCoup(state, { interrupted: coupOf(state).step });
    case 'RulingReferred':
      return withCoup(state, {
        step: 'ruling',
        referred: { between: event.between as NonEmpty<readonly Effect[]>, grounds: event.grounds },
      });
    case 'RulingGiven':
      return withCoup(state, { referred: null });
    case 'CardExposed':
      return changeCard(state, event.no, { face: 'up', lifted: true });
    case 'CardsHeldBy': {
      const { hand, player } = event;
      const { dealer, handed } = coupOf(state);
      return withCoup(state, {
        dealer: hand === 'banca' ? player : dealer,
        handed: handed?.hand === hand ? { hand, to: player } : handed,
      });
    }
    case 'CoupResumed':
      return withCoup(state, { step: coupOf(state).interrupted ?? coupOf(state).step, interrupted: null });
    case 'PlayerWarned':
    case 'CoupAnnulled':
      return state;
    default:
      return event satisfies never;
  }
}
