import type { PuntoBancaView, WitnessedEvent } from '@sabot/engine';
import { annulled, cardDrawn, coupOver, handDecided, handEnded, handHeld, handTurned } from '../../cards.ts';
import type { CoupStory } from '../../coup.ts';
import { withPart } from '../../money.ts';
import { incidentReported, ruled, rulingGiven, rulingReferred } from '../../rulings.ts';
import { startedFrom } from '../../start.ts';
import {
  begun,
  type Cases,
  called,
  closed,
  foldOf,
  nothingAhead,
  nothingTold,
  packBrought,
  type Telling,
  withCoup,
} from '../../telling.ts';
import { CALLS, LASTING } from './lasting.ts';

type S = 'punto' | 'banca';
export type PuntoBancaCoup = CoupStory<S>;
type EventOf<T extends WitnessedEvent['type']> = Extract<WitnessedEvent, { readonly type: T }>;

function stakeSettled(telling: Telling<S>, event: EventOf<'StakeSettled'>): Telling<S> {
  const { player, bet: on, stake, fate, won: paid, deducted, grounds } = event;
  const net = fate === 'won' ? paid - deducted : fate === 'lost' ? -stake : 0;
  const { stakes, nets } = telling.coup;
  return withCoup(telling, {
    stakes: [...stakes, { player, on, stake, fate, paid, deducted, net, grounds }],
    nets: withPart(nets, player),
  });
}

const CASES: Cases<WitnessedEvent, S> = {
  TableOpened: null,
  TableClosed: null,
  ClosingAnnounced: null,
  LastCoupCalled: null,
  PlayerSeated: null,
  PlayerStanding: null,
  PlayerLeft: null,
  ChipsBought: null,
  TipGiven: null,
  PackBrought: packBrought,
  PackCounted: null,
  PackChecked: null,
  PackShuffled: null,
  PackCut: null,
  StopCardPlaced: null,
  CardBurnt: null,
  ShoeOffered: null,
  ShoeWithheld: null,
  ShoeTaken: null,
  ShoeDeclined: null,
  ShoeKept: null,
  ShoeGivenUp: null,
  ShoeLost: null,
  CroupierHoldsShoe: null,
  StakesOpened: (telling, { coup }) => begun(telling, { coup }),
  StakesSet: null,
  StakesClosed: (telling, { coup, dealer }) => closed(telling, { coup, dealer }),
  DealerPassedOver: null,
  Called: called,
  DealOrdered: null,
  StopCardShown: null,
  CardDrawn: cardDrawn,
  CardsHanded: (telling, { hand, to, grounds }) => handHeld(telling, hand, to, grounds),
  HandUncovered: (telling, event) => handTurned(telling, event.hand, event.by, event),
  HandDecided: (telling, { hand, decision, total, grounds }) =>
    handDecided(telling, hand, { decision, by: null, word: null, total, grounds }),
  CoupDecided: (telling, { outcome, punto: total, banca, natural, grounds }) =>
    handEnded(telling, 'punto', { outcome, total, banca, natural, grounds }),
  StakeSettled: stakeSettled,
  CoupEnded: coupOver,
  TallaEnded: nothingAhead,
  IncidentReported: incidentReported,
  CardsPutAside: ruled,
  RulingReferred: rulingReferred,
  RulingGiven: rulingGiven,
  CardExposed: ruled,
  CardsHeldBy: (telling, event) => handHeld(ruled(telling, event), event.hand, event.player, event.grounds),
  PlayerWarned: ruled,
  StakesReturned: null,
  CoupResumed: ruled,
  CoupAnnulled: (telling, { coup, type, grounds }) =>
    handEnded(withCoup(ruled(telling, { type, grounds }), { coup }), 'punto', annulled(grounds)),
};

const NOTHING = nothingTold<S>(['punto', 'banca']);

/** Punto y Banca and its smaller sisters: two hands, the rules decide, stakes on any bet of the law. */
export const puntoBanca = {
  bankEnds: {},
  lasting: LASTING,
  lastingCalls: CALLS,
  nothing: NOTHING,
  evolve: foldOf(CASES),
  startedFrom: (view: PuntoBancaView) =>
    startedFrom(NOTHING, view, view.coup === null ? {} : { dealer: view.coup.dealer }),
} as const;
