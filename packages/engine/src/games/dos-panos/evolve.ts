import { post } from '../../money/posting.ts';
import { evolveCommon } from '../circulo/evolve.ts';
import { cardDrawn, shown, withBank, withCoup, withPassage } from '../circulo/evolve-coup.ts';
import * as bank from './bank/evolve-bank.ts';
import * as coup from './coup/evolve-coup.ts';
import { placed } from './coup/turn.ts';
import type { DosPanosEvent, EventOf } from './events.ts';
import { evolveIncident } from './incidents/evolve-incident.ts';
import * as places from './people/evolve-places.ts';
import { PLAIN_TABLE, settingsFrom } from './settings.ts';
import { bankOf, coupOf, type DosPanosState, NO_BANCO, passageOf } from './state.ts';

type State = DosPanosState;

/** A shoe that is ready: whoever was awarded the bank deposits, and who has it goes on. */
function shoeReady(state: State): State {
  if (state.bank === null) return state;
  return { ...state, phase: state.bank.deposited ? 'bank' : 'deposit' };
}

const packBrought = (state: State, event: EventOf<'PackBrought'>): State => ({
  ...evolveCommon(state, event),
  tallasOfSession: state.tallasOfSession + 1,
  lotsDrawn: 0,
});

/** Keeps the books. The law is never consulted here, so an old log means the same for ever. */
export function evolve(before: State, event: DosPanosEvent): State {
  const state = changed(before, event);
  if (state.coup === null || state.coup === before.coup) return state;
  return { ...state, coup: placed(state.coup) };
}

function changed(state: State, event: DosPanosEvent): State {
  switch (event.type) {
    case 'TableOpened':
      return {
        ...state,
        phase: 'waiting',
        lacks: 'company',
        session: 1,
        table: { ruleset: event.ruleset, edition: event.edition, settings: settingsFrom(event, PLAIN_TABLE) },
      };
    case 'TableClosed':
      return { ...state, phase: 'closed', lacks: null };
    case 'SessionOpened':
      return {
        ...state,
        phase: 'waiting',
        lacks: 'company',
        session: event.session,
        played: false,
        tallasOfSession: 0,
      };
    case 'PlayerSeated':
      return places.seated(state, event);
    case 'PlayerStanding':
      return places.standing(state, event);
    case 'PlayerLeft':
      return places.left(state, event);
    case 'StakesSet':
    case 'LineHalved':
    case 'CaballoDivided':
    case 'StakeTrimmed':
    case 'StakesReturned':
    case 'StakeSettled':
    case 'BankSettled':
      return { ...state, books: post(state.books, event.postings) };

    case 'PlaySuspended':
      return { ...state, phase: 'waiting', lacks: event.for };
    case 'PlayResumed':
      return { ...state, lacks: null, phase: state.bank === null ? state.phase : 'bank' };
    case 'PackBrought':
      return packBrought(state, event);
    case 'StopCardPlaced':
      return shoeReady(evolveCommon(state, event));
    case 'TallaEnded':
      return bank.tallaEnded(state, event);
    case 'PartidaEnded':
      return bank.eveningOver({ ...state, phase: 'ended', lacks: null, passage: null });

    case 'BankSeeksHolder':
      return bank.seeksHolder(state, event);
    case 'StageReached':
      return bank.stageReached(state, event);
    case 'BankOffered':
      return bank.offered(state, event);
    case 'BankDeclined':
      return bank.declined(state, event);
    case 'BankBid':
      return bank.bid(state, event);
    case 'BidPassed':
      return withPassage(state, { out: [...passageOf(state).out, event.player] });
    case 'LotCalled':
      return bank.lotCalled(state, event);
    case 'LotDrawn':
      return { ...state, lots: null, lotsDrawn: event.no };
    case 'BankAwarded':
      return bank.awarded(state, event);
    case 'AwardExtended':
      return bank.extended(state, event);

    case 'BankDeposited':
      return bank.deposited(state, event);
    case 'DepositAdded':
      return bank.depositAdded(state, event);
    case 'BankRenewed':
      return bank.renewed(state, event);
    case 'BankLeft':
      return bank.leftBank(state, event);
    case 'BankReturned':
      return bank.tenureOver(state, event.postings);
    case 'BankBroken':
      return withBank({ ...state, phase: 'bank' }, { broken: true });

    case 'BancoOpened':
      return { ...state, phase: 'banco', banco: NO_BANCO };
    case 'BancoCalled': {
      const { player, pano } = event;
      return { ...state, banco: { ...state.banco, called: [...state.banco.called, { player, pano }] } };
    }
    case 'SilenceKept':
      return { ...state, banco: { ...state.banco, silent: [...state.banco.silent, event.player] } };
    case 'BancoMade':
      return coup.bancoMade(state, event);
    case 'BancoRepeated':
      return { ...state, banco: { ...state.banco, again: false, replays: state.banco.replays + 1 } };
    case 'BancoEnded':
      return { ...state, phase: 'bank', banco: NO_BANCO };
    case 'StakesOpened':
      return { ...state, phase: 'stakes', banco: NO_BANCO };
    case 'NobodyStaked':
      return withBank({ ...state, phase: 'bank', banco: NO_BANCO }, { unanswered: bankOf(state).unanswered + 1 });
    case 'StakesClosed':
      return coup.stakesClosed(state, event);

    case 'CardDrawn':
      return coup.debtPaid(cardDrawn(state, event), event.hand);
    case 'CardsDelivered':
      return coup.delivered(state, event);
    case 'CardsLifted':
      return coup.lifted(state, event);
    case 'PanoSpoke':
      return withCoup(state, { said: { ...coupOf(state).said, [event.pano]: event.decision } });
    case 'WordDeclaredWrong':
      return coup.wordDeclaredWrong(state, event);
    case 'AdviceGiven': {
      const duty = { hand: event.pano, to: 'rules', options: 'stand', grounds: event.grounds } as const;
      return withCoup(state, { duties: [...coupOf(state).duties, duty] });
    }
    case 'HandAbated': {
      const others = coupOf(state).abated.filter((hand) => hand !== event.hand);
      return withCoup(shown(state, event.hand), { abated: [...others, event.hand] });
    }
    case 'CardGiven':
      return withCoup(state, { owed: event.pano, said: { ...coupOf(state).said, [event.pano]: 'draw' } });
    case 'CuadroAsked': {
      const duty = { hand: 'banca', to: 'cuadro', options: 'free', grounds: event.grounds } as const;
      return withCoup(state, { duties: [...coupOf(state).duties, duty] });
    }
    case 'BankerDecided': {
      const said = { ...coupOf(state).said, banca: event.decision };
      return withCoup(state, event.decision === 'draw' ? { said, owed: 'banca' } : { said });
    }
    case 'HandShown':
      return shown(state, event.hand);
    case 'PanoDecided':
      return withCoup(state, { outcomes: { ...coupOf(state).outcomes, [event.pano]: event.outcome } });
    case 'CardsCeded':
      return { ...state, turns: { ...state.turns, [event.pano]: event.seat } };
    case 'CoupEnded':
      return coup.coupEnded(state, event);

    case 'SessionEnded':
    case 'BankAnnounced':
    case 'BankKept':
    case 'Called':
      return state;
    default:
      return evolveIncident(state, event);
  }
}
