import type { DosPanosView, DosPanosWitnessed } from '@sabot/engine';
import { annulled, handEnded, handHeld, holderOf } from '../../cards.ts';
import { abatedBefore, bankAt, SHARED, spoke, stakeSettled } from '../../circulo/teller.ts';
import type { CoupStory, EndStory, Grounds, Person } from '../../coup.ts';
import { ruled, wrongWord } from '../../rulings.ts';
import { startedFrom } from '../../start.ts';
import { begun, type Cases, closed, foldOf, nothingAhead, nothingTold, type Telling, withCoup } from '../../telling.ts';
import { LASTING } from './lasting.ts';

type Pano = 'pano-1' | 'pano-2';
type S = Pano | 'banca';
export type DosPanosCoup = CoupStory<S>;
type EventOf<T extends DosPanosWitnessed['type']> = Extract<DosPanosWitnessed, { readonly type: T }>;
const PANOS = ['pano-1', 'pano-2'] as const;

function allHeld(telling: Telling<S>, holders: Readonly<Record<Pano, Person>>, banker: string, grounds: Grounds) {
  const panos = PANOS.reduce((so, pano) => handHeld(so, pano, holders[pano], grounds), telling);
  return handHeld(panos, 'banca', banker, grounds);
}

function stakesClosed(telling: Telling<S>, event: EventOf<'StakesClosed'>): Telling<S> {
  const { coup, banker, grounds } = event;
  const playing = closed(telling, { coup, bank: bankAt(telling, banker) });
  return allHeld(playing, event.holders as Readonly<Record<Pano, Person>>, banker, grounds);
}

/** The banco is played again, against the same bank, which nobody announces anew. */
const bancoRepeated = (telling: Telling<S>): Telling<S> => {
  const { bank } = telling.coup;
  return begun(telling, { bank: bank && { ...bank, won: null, deducted: 0, grounds: [] } });
};

/** A paño that was decided and is then annulled has no other end. */
function coupAnnulled(telling: Telling<S>, { coup, type, grounds }: EventOf<'CoupAnnulled'>): Telling<S> {
  const ends = { 'pano-1': annulled(grounds), 'pano-2': annulled(grounds) };
  return withCoup(ruled(telling, { type, grounds }), { coup, ends });
}

/** Where a decision was not witnessed only the outcome is known; a paño without one was not played for. */
function coupEnded(telling: Telling<S>, { coup, outcomes, grounds }: EventOf<'CoupEnded'>): Telling<S> {
  const told = outcomes as Readonly<Partial<Record<Pano, EndStory<Pano>['outcome']>>>;
  const { ends } = telling.coup;
  const endOf = (pano: Pano): EndStory<Pano> | null => {
    const outcome = told[pano];
    return ends[pano] ?? (outcome === undefined ? null : { ...annulled(grounds), outcome });
  };
  return withCoup(telling, {
    coup,
    phase: 'over',
    ends: { 'pano-1': endOf('pano-1'), 'pano-2': endOf('pano-2') },
  });
}

const CASES: Cases<DosPanosWitnessed, S> = {
  ...SHARED,
  SessionOpened: null,
  SessionEnded: null,
  TallaEnded: nothingAhead,
  LotCalled: null,
  LotDrawn: null,
  AwardExtended: null,
  PartidaEnded: null,
  BankDeposited: null,
  DepositAdded: null,
  BankLeft: nothingAhead,
  BankReturned: null,
  BankBroken: null,
  BankRenewed: null,
  BancoOpened: null,
  BancoMade: (telling, { player, pano1, pano2, grounds }) =>
    withCoup(telling, { banco: { as: 'banco', players: [player], amount: pano1 + pano2, grounds } }),
  BancoRepeated: bancoRepeated,
  BancoEnded: null,
  CaballoDivided: null,
  StakesClosed: stakesClosed,
  CardsDelivered: (telling, { pano, to, grounds }) => handHeld(telling, pano, to, grounds),
  CardsLifted: (telling, { pano, by, grounds }) => handHeld(telling, pano, by, grounds),
  CardsHeldBy: (telling, event) => handHeld(ruled(telling, event), event.pano, event.player, event.grounds),
  PanoSpoke: (telling, event) => spoke(telling, event.pano, event),
  WordDeclaredWrong: (telling, event) => wrongWord(telling, holderOf(telling, event.pano), event),
  BankerDecided: (telling, event) => spoke(telling, 'banca', event),
  PanoDecided: (telling, { pano, outcome, total, banca, natural, grounds }) =>
    handEnded(telling, pano, { outcome, total, banca, natural, grounds }),
  StakeSettled: (telling, event) => stakeSettled(telling, event.pano, event),
  CardsCeded: null,
  CoupEnded: coupEnded,
  CoupRestored: ruled,
  HoldsNext: ruled,
  StakeRemoved: ruled,
  PanoAnnulled: (telling, event) => handEnded(ruled(telling, event), event.pano, annulled(event.grounds)),
  CoupAnnulled: coupAnnulled,
};

const NOTHING = nothingTold<S>(['pano-1', 'pano-2', 'banca']);

function started(view: DosPanosView): Telling<S> {
  const telling = startedFrom(NOTHING, view);
  if (view.coup === null) return telling;
  const { banker, banco: player, holders } = view.coup;
  const bank = bankAt(telling, banker);
  const banco = player === null ? null : { as: 'banco' as const, players: [player], amount: bank.amount, grounds: [] };
  const held = withCoup(allHeld(telling, holders, banker, []), { bank, banco });
  return abatedBefore(held, view.coup.abated);
}

/** Dos paños: two hands against one bank, each with an end of its own. */
export const dosPanos = {
  lasting: LASTING,
  lastingCalls: {},
  bankEnds: { BankLeft: 'left', BankReturned: 'returned' },
  nothing: NOTHING,
  evolve: foldOf(CASES),
  startedFrom: started,
} as const;
