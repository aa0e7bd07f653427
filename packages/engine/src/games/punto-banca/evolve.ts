import { freshPack } from '../../cards/pack.ts';
import type { Drawn } from '../../coup/drawn.ts';
import type { Effect } from '../../coup/effect.ts';
import type { NonEmpty } from '../../law/ground.ts';
import { seatOf } from '../../table/place.ts';
import { Draft } from './draft.ts';
import type { EventOf, PuntoBancaEvent } from './events.ts';
import type { PackStep } from './questions.ts';
import { PLAIN_TABLE, settingsFrom } from './settings.ts';
import { accountsOf, coupOf, freshCoup, type PuntoBancaState } from './state.ts';

/** The state after one event more. The one before stays as it was. */
export function evolve(state: PuntoBancaState, event: PuntoBancaEvent): PuntoBancaState {
  const draft = new Draft(state);
  write(draft, event);
  return draft.state;
}

function stepDone({ state }: Draft, step: PackStep): void {
  state.packSteps = state.packSteps.filter((left) => left !== step);
}

/** The shoe leaves its holder, whose tenure ends here if he has dealt so much as a card. */
function leaveHolder({ shoe, state: { coup } }: Draft): void {
  const { holder } = shoe;
  shoe.holder = null;
  if (holder?.kind !== 'player') return;
  const hasDealt = holder.dealt > 0 || (coup?.dealer === holder.id && coup.drawn.length > 0);
  if (hasDealt) shoe.tenures = { ...shoe.tenures, [holder.id]: shoe.passed };
}

const NOBODY: readonly string[] = [];

const exposed = (card: Drawn): Drawn => ({ ...card, face: 'up', lifted: true });

export function moneyIsMoved(
  draft: Draft,
  { postings }: EventOf<'StakeSettled' | 'StakesSet' | 'StakesReturned' | 'ChipsBought'>,
): void {
  draft.post(postings);
}

/** What is called out changes nothing. */
export function nothingChanges(): void {}

export function cardIsDrawn(draft: Draft, { no, card, hand, face }: EventOf<'CardDrawn'>): void {
  draft.pack.cardOut(card);
  draft.drawn.push({ no, card, hand, face, lifted: face === 'up', seenBy: NOBODY });
  // A card that belongs to no hand does not settle what a hand is still owed.
  if (hand !== 'discard') draft.coup.owed = null;
}

export function cardsAreHanded(draft: Draft, { hand, to }: EventOf<'CardsHanded'>): void {
  const { coup, drawn } = draft;
  coup.step = 'uncover';
  coup.handed = { hand, to };
  for (let i = 0; i < drawn.length; i++) {
    const one = drawn[i] as Drawn;
    if (one.hand !== hand || one.face !== 'down') continue;
    const { no, card, face, seenBy } = one;
    drawn[i] = { no, card, hand, face, lifted: true, seenBy: to === null ? seenBy : [...seenBy, to] };
  }
}

export function handIsUncovered(draft: Draft, { hand }: EventOf<'HandUncovered'>): void {
  const { coup, drawn } = draft;
  coup.handed = null;
  coup.uncovered = [...coup.uncovered, hand];
  for (let i = 0; i < drawn.length; i++) {
    const one = drawn[i] as Drawn;
    if (one.hand !== hand) continue;
    const { no, card, lifted, seenBy } = one;
    drawn[i] = { no, card, hand, face: 'up', lifted, seenBy };
  }
}

export function handIsDecided(draft: Draft, { hand, decision }: EventOf<'HandDecided'>): void {
  const { coup } = draft;
  const { punto, banca } = coup.decisions;
  if (hand === 'punto') coup.decisions = banca === undefined ? { punto: decision } : { punto: decision, banca };
  else coup.decisions = punto === undefined ? { banca: decision } : { punto, banca: decision };
  if (decision === 'stand') return;
  coup.step = 'draw';
  coup.owed = hand;
}

export function coupIsDecided(draft: Draft, { outcome, punto, banca }: EventOf<'CoupDecided'>): void {
  const { coup } = draft;
  coup.step = 'settle';
  coup.decided = { outcome, punto, banca };
}

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
      nothingChanges();
      return;
    case 'CardDrawn':
      cardIsDrawn(draft, event);
      return;
    case 'StakesOpened':
      state.phase = 'stakes';
      state.coup = null;
      return;
    case 'StakesClosed':
      state.phase = 'coup';
      state.coups = event.coup;
      draft.begin(freshCoup(event.coup, event.dealer, event.asked));
      return;
    case 'DealOrdered':
      draft.coup.step = 'draw';
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
    case 'CoupEnded': {
      const { shoe } = draft;
      const { holder } = shoe;
      const dealtIt = holder?.kind === 'player' && holder.id === coupOf(state).dealer;
      if (dealtIt) shoe.holder = { kind: 'player', id: holder.id, dealt: holder.dealt + 1 };
      // Whoever declined the shoe before this coup may be asked again.
      shoe.declined = NOBODY;
      state.coup = null;
      if (event.outcome !== 'annulled') state.lastOutcome = event.outcome;
      return;
    }
    case 'ShoeOffered': {
      const { shoe } = draft;
      state.phase = 'offer';
      shoe.offeredTo = event.player;
      shoe.holder = null;
      shoe.turn = seatOf(state.people, event.player);
      shoe.passed += event.passed;
      return;
    }
    case 'ShoeTaken': {
      const { shoe } = draft;
      shoe.holder = { kind: 'player', id: event.player, dealt: 0 };
      shoe.offeredTo = null;
      shoe.turn = seatOf(state.people, event.player);
      return;
    }
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
      leaveHolder(draft);
      return;
    case 'CroupierHoldsShoe': {
      const { shoe } = draft;
      shoe.holder = { kind: 'croupier', until: event.until };
      shoe.offeredTo = null;
      shoe.declined = [];
      // Declined by all, the shoe has been right round: a new ronda.
      if (event.until === 'bank-loss') shoe.tenures = {};
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
      state.people = { ...state.people, [event.player]: { kind: 'seat', n: event.seat } };
      return;
    case 'PlayerStanding': {
      const { player, behind, since } = event;
      state.arrivals = since;
      state.people = { ...state.people, [player]: { kind: 'standing', behind, since } };
      return;
    }
    case 'PlayerLeft': {
      const { [event.player]: _, ...people } = state.people;
      const { shoe } = draft;
      state.people = people;
      draft.post(event.postings);
      draft.close(accountsOf(event.player));
      if (shoe.holder?.kind === 'player' && shoe.holder.id === event.player) leaveHolder(draft);
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
      if (event.shoe === 'right') leaveHolder(draft);
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
      if (hand === 'banca') coup.dealer = player;
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
