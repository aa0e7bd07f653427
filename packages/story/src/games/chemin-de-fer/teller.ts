import type { CheminDeFerView, CheminDeFerWitnessed } from '@sabot/engine';
import { annulled, coupOver, handEnded, handHeld, holderOf } from '../../cards.ts';
import { abatedBefore, bankAt, SHARED, spoke, stakeSettled } from '../../circulo/teller.ts';
import type { CoupStory } from '../../coup.ts';
import { ruled, wrongWord } from '../../rulings.ts';
import { startedFrom } from '../../start.ts';
import { type Cases, closed, foldOf, nothingAhead, nothingTold, type Telling, withCoup } from '../../telling.ts';
import { LASTING } from './lasting.ts';

type S = 'punto' | 'banca';
export type CheminDeFerCoup = CoupStory<S>;
type EventOf<T extends CheminDeFerWitnessed['type']> = Extract<CheminDeFerWitnessed, { readonly type: T }>;

function stakesClosed(telling: Telling<S>, event: EventOf<'StakesClosed'>): Telling<S> {
  const { coup, banker, holder, grounds } = event;
  const before = telling.coup.phase === 'staking' ? telling.coup.banco : null;
  const players = event.banco as readonly string[];
  const bank = bankAt(telling, banker);
  // Who stakes as much as the whole bank has made banco without a call.
  const banco =
    before ?? (players.length === 0 ? null : { as: 'banco' as const, players, amount: bank.amount, grounds });
  const playing = closed(telling, { coup, bank, banco });
  return handHeld(handHeld(playing, 'punto', holder, grounds), 'banca', banker, grounds);
}

/** Called after the deal, it takes the place of whatever was staked. */
function bancoMade(telling: Telling<S>, event: EventOf<'BancoMade'>): Telling<S> {
  const { player, partners, amount, grounds } = event;
  const banco = { as: 'banco', players: partners as readonly string[], amount, grounds } as const;
  const made = withCoup(telling, { banco });
  return telling.coup.phase === 'playing' ? handHeld(made, 'punto', player, grounds) : made;
}

const CASES: Cases<CheminDeFerWitnessed, S> = {
  ...SHARED,
  PlayerUnseated: null,
  ChangeAsked: null,
  SeatElsewhereNoted: null,
  TallaEnded: nothingAhead,
  BankNotOffered: null,
  BankJoined: null,
  BankRaised: null,
  AssociationOffered: null,
  AssociateAccepted: null,
  AssociateRefused: null,
  WinningsWithheld: null,
  TodoVaSaid: null,
  ManoPassed: null,
  DealRefused: null,
  BankLost: null,
  MesaCalled: null,
  BancoMade: bancoMade,
  BancoLapsed: null,
  MesaMade: (telling, { player, amount, grounds }) =>
    withCoup(telling, { banco: { as: 'mesa', players: [player], amount, grounds } }),
  StakeCompleted: null,
  BankUnanswered: nothingAhead,
  GarageFilled: null,
  GarageEmptied: null,
  StakesClosed: stakesClosed,
  CardsDelivered: (telling, { to, grounds }) => handHeld(telling, 'punto', to, grounds),
  CardsLifted: (telling, { by, grounds }) => handHeld(telling, 'punto', by, grounds),
  CardsHeldBy: (telling, event) => handHeld(ruled(telling, event), 'punto', event.player, event.grounds),
  PuntoSpoke: (telling, event) => spoke(telling, 'punto', event),
  WordDeclaredWrong: (telling, event) => wrongWord(telling, holderOf(telling, 'punto'), event),
  CardRefused: null,
  BankerDecided: (telling, event) => spoke(telling, 'banca', event),
  WithdrawalAllowed: ruled,
  StakesWithdrawn: null,
  StakesLeft: null,
  CoupDecided: (telling, { outcome, punto: total, banca, natural, grounds }) =>
    handEnded(telling, 'punto', { outcome, total, banca, natural, grounds }),
  StakeSettled: (telling, event) => stakeSettled(telling, 'punto', event),
  SeguidoGained: null,
  SeguidoLost: null,
  CoupEnded: coupOver,
  HandForfeited: ruled,
  RightForfeited: ruled,
  PuntoSpeaksAgain: ruled,
  SettleOrderSet: ruled,
  StakeRestored: ruled,
  CoupAnnulled: (telling, { coup, type, grounds }) =>
    handEnded(withCoup(ruled(telling, { type, grounds }), { coup }), 'punto', annulled(grounds)),
};

const NOTHING = nothingTold<S>(['punto', 'banca']);

function started(view: CheminDeFerView): Telling<S> {
  const telling = startedFrom(NOTHING, view);
  if (view.coup === null) return telling;
  const { banker, banco: players, holder } = view.coup;
  const bank = { ...bankAt(telling, banker), amount: view.bank?.playing ?? 0 };
  const banco = players.length === 0 ? null : { as: 'banco' as const, players, amount: bank.amount, grounds: [] };
  const held = handHeld(handHeld(telling, 'punto', holder, []), 'banca', banker, []);
  return abatedBefore(withCoup(held, { bank, banco }), view.coup.abated);
}

/** Chemin de fer: two hands, and a player who has the bank against all others. */
export const cheminDeFer = {
  lasting: LASTING,
  lastingCalls: {},
  bankEnds: {
    BankLost: 'lost',
    ManoPassed: 'passed',
    DealRefused: 'refused',
    BankUnanswered: 'unanswered',
    TallaEnded: 'talla',
  },
  nothing: NOTHING,
  evolve: foldOf(CASES),
  startedFrom: started,
} as const;
