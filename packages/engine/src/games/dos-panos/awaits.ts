import { cardsLeft } from '../../cards/pack.ts';
import { CROUPIER, SHOE } from '../../table/actor.ts';
import type { Await } from '../../table/await.ts';
import { namesIn } from '../../table/by-name.ts';
import { seatOf } from '../../table/place.ts';
import {
  byCroupier,
  DIRECTOR,
  house,
  INSPECTOR,
  inHisName,
  packAwait,
  people,
  rulingAwait,
} from '../circulo/awaiting.ts';
import { stillAsked } from './bank/bidders.ts';
import { speakers } from './coup/speakers.ts';
import type { Pano } from './questions.ts';
import { bankOf, type Coup, coupOf, type DosPanosState, passageOf } from './state.ts';

type State = DosPanosState;

/** Play is suspended: for want of people, of a stake, or until the next session. A pause never runs out by itself. */
function waitingAwait(state: State): Await {
  const all = namesIn(state.people);
  if (state.lacks === 'session') {
    return {
      by: [DIRECTOR],
      acts: ['OpenSession', 'CloseTable'],
      clock: 'dinner',
      lapse: { act: 'OpenSession', by: DIRECTOR },
    };
  }
  const lapse = byCroupier('ResumePlay');
  if (all.length === 0) return { by: [DIRECTOR], acts: ['CloseTable'], clock: 'empty-table', lapse };
  const [first] = state.waitingList;
  if (first !== undefined)
    return people([first], ['Sit', 'LeaveWaitingList'], 'waiting', inHisName(first, 'LeaveWaitingList'));
  if (state.lacks === 'stakes') return people(all, ['ResumePlay', 'BuyChips'], 'pause', lapse);
  const standing = all.filter((id) => seatOf(state.people, id) === null);
  return people(standing.length > 0 ? standing : all, ['Sit', 'BuyChips'], 'pause', lapse);
}

/** After a partida another may be begun, on the next evening if nobody does; after one that nobody wanted, only people can. */
function endedAwait(state: State): Await {
  const all = namesIn(state.people);
  if (all.length > 0 && !state.played)
    return people(all, ['ResumePlay', 'BuyChips'], 'pause', byCroupier('ResumePlay'));
  const clock = all.length === 0 ? 'empty-table' : 'ended';
  const acts = ['OpenSession', 'OpenEvening', 'CloseTable'] as const;
  return { by: [DIRECTOR], acts, clock, lapse: { act: 'OpenEvening', by: DIRECTOR } };
}

/** The inspector may name a banker; after that the bank is offered to one after the other. */
function offerAwait(state: State): Await {
  const { offered, stage } = passageOf(state);
  if (stage === 'named') {
    const lapse = { act: 'OpenAuction', by: INSPECTOR };
    return { by: [INSPECTOR], acts: ['NameBanker', 'OpenAuction'], clock: 'name', lapse };
  }
  if (offered === null) return house(CROUPIER, 'ResumePlay');
  return people([offered], ['TakeBank', 'DeclineBank'], 'bank', inHisName(offered, 'DeclineBank'));
}

/** Whoever has the highest bid alone waits with the croupier. */
const auctionAwait = (state: State): Await =>
  people(stillAsked(state), ['Bid', 'PassBid'], 'bid', byCroupier('CloseAuction'));

function bankAwait(state: State): Await {
  const { banker, broken } = bankOf(state);
  if (broken) return people([banker], ['RenewBank', 'LeaveBank'], 'keep', inHisName(banker, 'LeaveBank'));
  return people([banker], ['KeepBank', 'LeaveBank'], 'keep', inHisName(banker, 'KeepBank'));
}

function bancoAwait(state: State): Await {
  const { again, made } = state.banco;
  if (again && made !== null) return people([made], ['RepeatBanco', 'EndBanco'], 'repeat', inHisName(made, 'EndBanco'));
  return people(speakers(state), ['CallBanco', 'StaySilent'], 'banco', byCroupier('CloseBanco'));
}

/** The holder of a paño; where nobody may hold its cards, the croupier speaks for it. */
function holderAwait(
  coup: Coup,
  acts: readonly [string, ...string[]],
  clock: string,
  lapse: (holder: string) => Await['lapse'],
): Await {
  const holder = coup.holders[coup.turn as Pano] ?? null;
  return holder === null ? house(CROUPIER, 'SpeakForHand') : people([holder], acts, clock, lapse(holder));
}

function coupAwait(state: State, coup: Coup): Await {
  const { banker } = coup;
  const forBanker = byCroupier('SpeakForBanker');
  switch (coup.step) {
    case 'deal':
      return people([banker], ['Deal'], 'deal', byCroupier('Deal'));
    case 'draw':
      return cardsLeft(state.pack) > 0 ? house(SHOE, 'DrawCard') : house(CROUPIER, 'ReportIncident');
    case 'lift':
      return holderAwait(coup, ['LiftCards', 'DeclineCards'], 'lift', (holder) => inHisName(holder, 'LiftCards'));
    case 'speak':
      return holderAwait(coup, ['SayCarta', 'SayNo', 'Abatir'], coup.warned ? 'speak-warned' : 'speak', () =>
        byCroupier('UrgeHolder'),
      );
    case 'answer':
      return people([banker], ['GiveCard', 'Abatir'], 'banker', forBanker);
    case 'banker':
      return people([banker], ['TakeThird', 'TakeNone', 'AskCuadro', 'Abatir'], 'banker', forBanker);
    case 'settle':
      return house(CROUPIER, 'Settle');
    default:
      return coup.step satisfies never;
  }
}

/** Whom the table waits for. It never depends on a hidden card. */
function awaited(state: State): Await | null {
  switch (state.phase) {
    case 'unopened':
    case 'closed':
      return null;
    case 'waiting':
      return waitingAwait(state);
    case 'pack':
      return packAwait(state);
    case 'offer':
      return offerAwait(state);
    case 'auction':
      return auctionAwait(state);
    case 'lots':
      return house(CROUPIER, 'DrawLot');
    case 'deposit': {
      const { banker } = bankOf(state);
      return people([banker], ['Deposit', 'DeclineBank'], 'deposit', inHisName(banker, 'DeclineBank'));
    }
    case 'bank':
      return bankAwait(state);
    case 'banco':
      return bancoAwait(state);
    case 'stakes':
      return people(speakers(state), ['SetStakes', 'StaySilent'], 'stakes', byCroupier('CloseStakes'));
    case 'coup':
      return coupAwait(state, coupOf(state));
    case 'ended':
      return endedAwait(state);
    default:
      return state.phase satisfies never;
  }
}

export function awaits(state: State): readonly Await[] {
  if (state.referred !== null) return [rulingAwait(state.referred.to)];
  const one = awaited(state);
  return one === null ? [] : [one];
}
