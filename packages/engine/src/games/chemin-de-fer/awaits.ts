import { cardsLeft } from '../../cards/pack.ts';
import { CROUPIER, SHOE } from '../../table/actor.ts';
import type { Await } from '../../table/await.ts';
import { namesIn } from '../../table/by-name.ts';
import { seatOf } from '../../table/place.ts';
import { byCroupier, DIRECTOR, house, inHisName, packAwait, people, rulingAwait } from '../circulo/awaiting.ts';
import { stillAsked } from './bank/bidders.ts';
import { speakers } from './coup/speakers.ts';
import { bankOf, type CheminDeFerState, type Coup, coupOf, passageOf } from './state.ts';

type State = CheminDeFerState;

/** Play waits for company, or for somebody who can be bank. This clock never runs out: only people can end the pause. */
function waitingAwait(state: State): Await {
  const lapse = byCroupier('ResumePlay');
  const all = namesIn(state.people);
  const [first] = state.waitingList;
  if (first !== undefined)
    return people([first], ['Sit', 'LeaveWaitingList'], 'waiting', inHisName(first, 'LeaveWaitingList'));
  if (all.length === 0) return { by: [DIRECTOR], acts: ['CloseTable'], clock: 'empty-table', lapse };
  const standing = all.filter((id) => seatOf(state.people, id) === null);
  if (standing.length > 0) return people(standing, ['Sit', 'BuyChips'], 'pause', lapse);
  return people(all, ['BuyChips'], 'pause', lapse);
}

function offerAwait(state: State): Await {
  const { offered } = passageOf(state);
  if (offered === null) return house(CROUPIER, 'ResumePlay');
  return people([offered.to], ['TakeBank', 'DeclineBank'], 'bank', inHisName(offered.to, 'DeclineBank'));
}

/** The highest bidder waits with the croupier. */
const auctionAwait = (state: State): Await =>
  people(stillAsked(state), ['Bid', 'PassBid'], 'bid', byCroupier('CloseAuction'));

function coupAwait(state: State, coup: Coup): Await {
  const { banker, holder } = coup;
  switch (coup.step) {
    case 'deal':
      return people([banker], ['Deal', 'RefuseToDeal'], 'deal', byCroupier('Deal'));
    case 'draw':
      return cardsLeft(state.pack) > 0 ? house(SHOE, 'DrawCard') : house(CROUPIER, 'ReportIncident');
    case 'lift':
      return holder === null
        ? house(CROUPIER, 'SpeakForHand')
        : people([holder], ['LiftCards'], 'lift', inHisName(holder, 'LiftCards'));
    case 'speak':
      return holder === null
        ? house(CROUPIER, 'SpeakForHand')
        : people(
            [holder],
            ['SayCarta', 'SayNo', 'Abatir'],
            coup.warned ? 'speak-warned' : 'speak',
            byCroupier('UrgeHolder'),
          );
    case 'answer':
      return people([banker], ['GiveCard', 'Abatir'], 'banker', byCroupier('SpeakForBanker'));
    case 'choice':
      return people([banker], ['GiveCard', 'RefuseCard', 'Abatir'], 'banker', byCroupier('SpeakForBanker'));
    case 'banker':
      return people([banker], ['TakeThird', 'TakeNone', 'AskCuadro', 'Abatir'], 'banker', byCroupier('SpeakForBanker'));
    case 'withdraw': {
      const [first] = coup.withdrawing;
      return people(
        coup.withdrawing,
        ['WithdrawStakes', 'LeaveStakes'],
        'withdraw',
        inHisName(first ?? banker, 'LeaveStakes'),
      );
    }
    case 'settle':
      return house(CROUPIER, 'Settle');
    default:
      return coup.step satisfies never;
  }
}

/** Whom the table waits for. It never depends on a hidden card. */
export function awaits(state: State): readonly Await[] {
  if (state.referred !== null) return [rulingAwait()];
  switch (state.phase) {
    case 'unopened':
    case 'closed':
      return [];
    case 'waiting':
      return [waitingAwait(state)];
    case 'pack':
      return [packAwait(state)];
    case 'offer':
      return [offerAwait(state)];
    case 'auction':
      return [auctionAwait(state)];
    case 'bank': {
      const { banker } = bankOf(state);
      return [people([banker], ['KeepBank', 'PassMano'], 'keep', inHisName(banker, 'KeepBank'))];
    }
    case 'banco':
      return [people(speakers(state), ['CallBanco', 'JoinBanco', 'StaySilent'], 'banco', byCroupier('CloseBanco'))];
    case 'mesa':
      return [
        people(speakers(state), ['CallConLaMesa', 'CallUltimoCompleto', 'StaySilent'], 'mesa', byCroupier('CloseMesa')),
      ];
    case 'stakes':
      return [people(speakers(state), ['SetStakes', 'StaySilent'], 'stakes', byCroupier('CloseStakes'))];
    case 'coup':
      return [coupAwait(state, coupOf(state))];
    default:
      return state.phase satisfies never;
  }
}
