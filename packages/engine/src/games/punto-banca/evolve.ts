import { freshPack } from '../../cards/pack.ts';
import type { Drawn } from '../../coup/drawn.ts';
import type { Effect } from '../../coup/effect.ts';
import type { NonEmpty } from '../../law/ground.ts';
import { withName, withoutName } from '../../table/by-name.ts';
import { Draft } from './draft.ts';
import type { PuntoBancaEvent } from './events.ts';
import {
  cardIsDrawn,
  cardsAreHanded,
  coupIsDecided,
  dealIsOrdered,
  handIsDecided,
  handIsUncovered,
  moneyIsMoved,
  stakesAreClosed,
  stakesAreOpened,
} from './keep-coup.ts';
import { coupIsEnded, shoeIsLeft, shoeIsOffered, shoeIsTaken } from './keep-shoe.ts';
import type { PackStep } from './questions.ts';
import { PLAIN_TABLE, settingsFrom } from './settings.ts';
import { accountsOf, type PuntoBancaState } from './state.ts';

/** The state after one event more. The one before stays as it was. */
export function evolve(state: PuntoBancaState, event: PuntoBancaEvent): PuntoBancaState {
  const draft = new Draft(state);
  write(draft, event);
  return draft.state;
}

/** The state after many events more, written on one draft. */
export function fold(state: PuntoBancaState, events: readonly PuntoBancaEvent[]): PuntoBancaState {
  const draft = new Draft(state);
  for (const event of events) write(draft, event);
  return draft.state;
}

function stepDone({ state }: Draft, step: PackStep): void {
  state.packSteps = state.packSteps.filter((left) => left !== step);
}

const exposed = (card: Drawn): Drawn => ({ ...card, face: 'up', lifted: true });

/** Keeps the books. The law is never consulted here, so an old log means the same for ever. */
export function write(draft: Draft, event: PuntoBancaEvent): void {
  const { state } = draft;
  // What happens most often stands first: the cases are looked through in this order.
  switch (event.type) {
    case 'StakeSettled':
    case 'StakesSet':
    case 'StakesReturned':
    case 'ChipsBought':
      moneyIsMoved(draft, event);
      return;
    case 'Called':
      return;
    case 'CardDrawn':
      cardIsDrawn(draft, event);
      return;
    case 'StakesOpened':
      stakesAreOpened(draft);
      return;
    case 'StakesClosed':
      stakesAreClosed(draft, event);
      return;
    case 'DealOrdered':
      dealIsOrdered(draft);
      return;
    case 'StopCardShown':
      draft.pack.pack.stopCardShown = true;
      return;
    case 'CardsHanded':
      cardsAreHanded(draft, event);
      return;
    case 'HandUncovered':
      handIsUncovered(draft, event);
      return;
    case 'HandDecided':
      handIsDecided(draft, event);
      return;
    case 'CoupDecided':
      coupIsDecided(draft, event);
      return;
    case 'CoupEnded':
      coupIsEnded(draft, event);
      return;
    case 'ShoeOffered':
      shoeIsOffered(draft, event);
      return;
    case 'ShoeTaken':
      shoeIsTaken(draft, event);
      return;
    case 'ShoeDeclined': {
      const { shoe } = draft;
      shoe.offeredTo = null;
      shoe.declined = [...shoe.declined, event.player];
      return;
    }
    case 'ShoeKept':
    case 'ShoeWithheld':
      return;
    case 'ShoeGivenUp':
    case 'ShoeLost':
    case 'DealerPassedOver':
      shoeIsLeft(draft);
      return;
    case 'CroupierHoldsShoe': {
      const { shoe } = draft;
      shoe.holder = { kind: 'croupier', until: event.until };
      shoe.offeredTo = null;
      shoe.declined = [];
      // Offered in vain, the shoe has passed every box.
      shoe.passed += event.passed ?? 0;
      return;
    }

    case 'TableOpened': {
      const { ruleset, edition } = event;
      state.phase = 'pack';
      state.table = { ruleset, edition, settings: settingsFrom(event, PLAIN_TABLE) };
      return;
    }
    case 'TableClosed':
      state.phase = 'closed';
      return;
    case 'PlayerSeated':
      state.people = withName(state.people, event.player, { kind: 'seat', n: event.seat });
      return;
    case 'PlayerStanding': {
      const { player, behind, since } = event;
      state.arrivals = since;
      state.people = withName(state.people, player, { kind: 'standing', behind, since });
      return;
    }
    case 'PlayerLeft': {
      const { shoe } = draft;
      state.people = withoutName(state.people, event.player);
      draft.post(event.postings);
      draft.close(accountsOf(event.player));
      if (shoe.holder?.kind === 'player' && shoe.holder.id === event.player) shoeIsLeft(draft);
      if (shoe.offeredTo === event.player) shoe.offeredTo = null;
      shoe.declined = shoe.declined.filter((player) => player !== event.player);
      return;
    }
    case 'PackBrought':
      state.phase = 'pack';
      state.talla = event.talla;
      state.pack = freshPack(event.decks);
      state.packSteps = event.steps as unknown as readonly PackStep[];
      state.cutBy = event.cut;
      return;
    case 'PackCounted':
      stepDone(draft, 'count');
      return;
    case 'PackChecked':
      stepDone(draft, 'check');
      return;
    case 'PackShuffled':
      stepDone(draft, 'shuffle');
      return;
    case 'PackCut':
      stepDone(draft, 'cut');
      return;
    case 'StopCardPlaced':
      draft.pack.pack.stopCardBelow = event.below;
      stepDone(draft, 'stop-card');
      return;
    case 'CardBurnt':
      draft.pack.cardOut(event.card);
      draft.pack.pack.out += event.unseen;
      stepDone(draft, 'burn');
      return;

    case 'TallaEnded':
      state.coup = null;
      if (event.shoe === 'right') shoeIsLeft(draft);
      return;

    case 'IncidentReported':
      draft.coup.interrupted = draft.coup.step;
      return;
    case 'RulingReferred':
      draft.coup.step = 'ruling';
      draft.coup.referred = { between: event.between as NonEmpty<readonly Effect[]>, grounds: event.grounds };
      return;
    case 'RulingGiven':
      draft.coup.referred = null;
      return;
    case 'CardExposed':
      draft.coup.drawn = draft.coup.drawn.map((card) => (card.no === event.no ? exposed(card) : card));
      return;
    case 'CardsHeldBy': {
      const { hand, player } = event;
      const { coup } = draft;
      if (hand === 'banca') {
        if (coup.interrupted !== null) coup.relieved = coup.dealer;
        coup.dealer = player;
        coup.staff = event.staff === 'inspector' ? 'inspector' : 'croupier';
      }
      if (coup.handed?.hand === hand) coup.handed = { hand, to: player };
      return;
    }
    case 'CoupResumed': {
      const { coup } = draft;
      if (coup.interrupted !== null) coup.step = coup.interrupted;
      coup.interrupted = null;
      return;
    }
    case 'PlayerWarned':
    case 'CoupAnnulled':
      return;
    default:
      event satisfies never;
  }
}
