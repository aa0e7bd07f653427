import type { Effect } from '../../coup/effect.ts';
import type { NonEmpty } from '../../law/ground.ts';
import { post } from '../../money/posting.ts';
import { NO_NAMES } from '../../table/by-name.ts';
import { evolveCommon } from '../circulo/evolve.ts';
import { cardAssigned, cardDrawn, shown, withBank, withCoup, withPassage } from '../circulo/evolve-coup.ts';
import { without } from '../circulo/people.ts';
import * as bank from './bank/evolve-bank.ts';
import * as coup from './coup/evolve-coup.ts';
import type { CheminDeFerEvent } from './events.ts';
import * as places from './people/evolve-places.ts';
import { PLAIN_TABLE, settingsFrom } from './settings.ts';
import { bankOf, type CheminDeFerState, coupOf, NO_CALLS, passageOf } from './state.ts';

type State = CheminDeFerState;

const called = (state: State, change: Partial<State['calls']>): State => ({
  ...state,
  calls: { ...state.calls, ...change },
});

/** Keeps the books. The law is never consulted here, so an old log means the same for ever. */
export function evolve(state: State, event: CheminDeFerEvent): State {
  switch (event.type) {
    case 'TableOpened':
      return {
        ...state,
        phase: 'waiting',
        lacks: 'company',
        table: { ruleset: event.ruleset, edition: event.edition, settings: settingsFrom(event, PLAIN_TABLE) },
      };
    case 'TableClosed':
      return { ...state, phase: 'closed' };
    case 'PlayerSeated':
      return places.seated(state, event);
    case 'PlayerStanding':
      return places.standing(state, event);
    case 'PlayerUnseated':
      return places.unseated(state, event);
    case 'PlayerLeft':
      return places.left(state, event);
    case 'ChangeAsked':
      return { ...state, changes: [...state.changes, event.player] };
    case 'SeatElsewhereNoted': {
      const others = without(state.elsewhere, event.player);
      return { ...state, elsewhere: event.seated ? [...others, event.player] : others };
    }
    case 'StakesSet':
    case 'StakeCompleted':
    case 'LineHalved':
    case 'StakeTrimmed':
    case 'StakeSettled':
      return { ...state, books: post(state.books, event.postings) };
    case 'StakesReturned': {
      const { coup } = state;
      const after = { ...state, books: post(state.books, event.postings) };
      // Without a stake nobody has the cards next.
      return coup === null ? after : withCoup(after, { next: without(coup.next, event.player) });
    }

    case 'PlaySuspended':
      return { ...state, phase: 'waiting', lacks: event.for };
    case 'PlayResumed':
      return { ...state, lacks: null, phase: state.bank === null ? state.phase : 'bank' };
    case 'TallaEnded':
      return {
        ...bank.tenureOver(state, event.postings),
        coup: null,
        passage: null,
        calls: NO_CALLS,
        loose: [],
        staysOn: event.stays === null ? null : { player: event.stays, amount: event.amount },
      };

    case 'BankSeeksHolder':
      return bank.seeksHolder(state, event);
    case 'StageReached':
      return bank.stageReached(state, event);
    case 'BankOffered':
      return bank.offered(state, event);
    case 'BankNotOffered':
      return bank.notOffered(state, event);
    case 'BankDeclined':
      return bank.declined(state, event);
    case 'BankJoined': {
      const { player, amount } = event;
      return withPassage(state, { offered: null, joint: [...passageOf(state).joint, { player, amount }] });
    }
    case 'BankBid': {
      const { player, amount } = event;
      return withPassage(state, { bids: [...passageOf(state).bids, { player, amount }] });
    }
    case 'BidPassed':
      return withPassage(state, { out: [...passageOf(state).out, event.player] });
    case 'BankAwarded':
      return bank.awarded(state, event);

    case 'BankRaised':
      return { ...state, books: post(state.books, event.postings) };
    case 'AssociationOffered': {
      const { player, amount } = event;
      const others = bankOf(state).proposals.filter((pledge) => pledge.player !== player);
      return withBank(state, { proposals: [...others, { player, amount }] });
    }
    case 'AssociateAccepted':
      return bank.associateAccepted(state, event);
    case 'AssociateRefused':
      return withBank(state, {
        proposals: bankOf(state).proposals.filter((pledge) => pledge.player !== event.player),
      });
    case 'WinningsWithheld':
      return bank.garageMoved(state, event.postings);
    case 'GarageFilled':
      return bank.garageFilled(state, event);
    case 'GarageEmptied':
      return withBank(bank.garageMoved(state, event.postings), { aside: NO_NAMES });
    case 'TodoVaSaid':
      return withBank(bank.garageMoved(state, event.postings), { todoVa: true });
    case 'BankAnnounced':
      return withBank(
        { ...bank.garageMoved(state, event.postings), phase: 'banco', calls: NO_CALLS },
        { playing: event.amount, proposals: [] },
      );
    case 'ManoPassed':
    case 'DealRefused':
    case 'BankLost':
    case 'BankUnanswered':
      return bank.tenureOver(state, event.postings);

    case 'BancoCalled': {
      const { player, how, amount } = event;
      const { banco, joint } = state.calls;
      if (how === 'seguido') return called(state, { seguido: player });
      if (how === 'alone') return called(state, { banco: [...banco, player] });
      return called(state, { joint: [...joint, { player, amount }] });
    }
    case 'MesaCalled': {
      const { mesa, ultimo } = state.calls;
      const { player } = event;
      return called(state, event.completes ? { ultimo: [...ultimo, player] } : { mesa: [...mesa, player] });
    }
    case 'SilenceKept':
      return called(state, { silent: [...state.calls.silent, event.player] });
    case 'BancoLapsed':
      return { ...called(state, { silent: [] }), phase: 'mesa' };
    case 'BancoMade': {
      const made = { as: 'banco', lead: event.player, completes: false } as const;
      const partners = event.partners as readonly string[];
      const taken = { ...state, books: post(state.books, event.postings) };
      const taking = called(taken, { made, partners, repeats: event.seguido });
      // Called after the deal, it takes the place of whatever was staked.
      return state.coup === null
        ? taking
        : withCoup(taking, { as: 'banco', banco: partners, holder: event.player, next: [] });
    }
    case 'MesaMade': {
      const made = { as: 'mesa', lead: event.player, completes: event.completes } as const;
      return called({ ...state, books: post(state.books, event.postings) }, { made });
    }
    case 'StakesOpened':
      return { ...called(state, { silent: [] }), phase: 'stakes' };
    case 'NobodyStaked':
      return withBank({ ...state, phase: 'bank', calls: NO_CALLS }, { unanswered: bankOf(state).unanswered + 1 });
    case 'StakesClosed':
      return coup.stakesClosed(state, event);

    case 'CardDrawn':
      return coup.debtPaid(cardDrawn(state, event), event.hand);
    case 'CardAssigned':
      return coup.debtPaid(cardAssigned(state, event), event.to);
    case 'CardsDelivered':
      return coup.delivered(state, event.to);
    case 'CardsLifted':
      return coup.lifted(state, event.by);
    case 'PuntoSpoke':
      return withCoup(state, {
        said: { ...coupOf(state).said, punto: event.decision },
        step: event.decision === 'draw' ? 'answer' : 'banker',
        mayAskAgain: false,
      });
    case 'WordDeclaredWrong':
      return coup.wordDeclaredWrong(state, event);
    case 'AdviceGiven': {
      const duty = { hand: 'punto', to: 'rules', options: 'stand', grounds: event.grounds } as const;
      return withCoup(state, { duties: [...coupOf(state).duties, duty] });
    }
    case 'HandAbated':
      return withCoup(shown(state, event.hand), { abated: [...coupOf(state).abated, event.hand] });
    case 'CardGiven':
      return withCoup(state, { step: 'draw', owed: 'punto', said: { ...coupOf(state).said, punto: 'draw' } });
    case 'CardRefused':
      return withCoup(state, { step: 'banker', said: { ...coupOf(state).said, punto: 'stand' } });
    case 'AbatirForfeited':
      return withCoup(state, { forgot: [...coupOf(state).forgot, event.hand] });
    case 'CuadroAsked': {
      const duty = { hand: 'banca', to: 'cuadro', options: 'free', grounds: event.grounds } as const;
      return withCoup(state, { duties: [...coupOf(state).duties, duty] });
    }
    case 'BankerDecided': {
      const said = { ...coupOf(state).said, banca: event.decision };
      return withCoup(state, event.decision === 'draw' ? { said, step: 'draw', owed: 'banca' } : { said });
    }
    case 'WithdrawalAllowed':
      return withCoup(state, { step: 'withdraw', withdrawing: event.players as readonly string[] });
    case 'StakesWithdrawn':
      return withCoup(
        { ...state, books: post(state.books, event.postings) },
        { withdrawing: without(coupOf(state).withdrawing, event.player) },
      );
    case 'StakesLeft':
      return withCoup(state, { withdrawing: without(coupOf(state).withdrawing, event.player) });
    case 'HandShown':
      return shown(state, event.hand);
    case 'CoupDecided': {
      const { outcome, punto, banca } = event;
      return withCoup(state, { step: 'settle', decided: { outcome, punto, banca } });
    }
    case 'BankSettled':
      return bank.banked(state, event);
    case 'SeguidoGained':
      return { ...state, seguido: event.player };
    case 'SeguidoLost':
      return { ...state, seguido: null };
    case 'CoupEnded':
      return coup.coupEnded(state, event);

    case 'IncidentReported':
      return coup.incidentReported(state, event);
    case 'RulingReferred':
      return { ...state, referred: { between: event.between as NonEmpty<readonly Effect[]>, grounds: event.grounds } };
    case 'HandBound': {
      const { hand, to, options, grounds } = event;
      return withCoup(state, { duties: [...coupOf(state).duties, { hand, to, options, grounds }] });
    }
    case 'HandDeemed': {
      const { hand, total, abated } = event;
      const { deemed, owed, step } = coupOf(state);
      const paid = owed === hand ? ({ owed: null, step: hand === 'punto' ? 'banker' : step } as const) : {};
      return withCoup(state, { deemed: { ...deemed, [hand]: { total, abated } }, ...paid });
    }
    case 'HandForfeited':
      return withCoup(state, { lost: event.hand });
    case 'CardsHeldBy':
      return withCoup(state, {
        holder: event.player,
        next: without(coupOf(state).next, event.player ?? ''),
      });
    case 'BankerObliged':
      return withBank(state, { obliged: true });
    case 'RightForfeited':
      return { ...state, noCards: [...state.noCards, event.player] };
    case 'PuntoSpeaksAgain': {
      const { punto: _, ...said } = coupOf(state).said;
      return withCoup(state, { step: 'speak', said, owed: null, mayAskAgain: event.free });
    }
    case 'SettleOrderSet':
      return { ...state, movedAbout: [...without(state.movedAbout, event.player), event.player] };
    case 'PlayerWarned':
      return state.coup?.holder === event.player ? withCoup(state, { warned: true }) : state;
    case 'BankKept':
    case 'Called':
    case 'StakeRestored':
    case 'CoupAnnulled':
      return state;
    default:
      return evolveCommon(state, event);
  }
}
