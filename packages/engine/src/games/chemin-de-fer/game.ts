import type { Game } from '../../decider.ts';
import { COMMON_REFUSALS } from '../../refusals.ts';
import { heard } from '../circulo/acts/incident.ts';
import { CIRCULO_REFUSALS } from '../circulo/refusals.ts';
import { acceptAssociate, associate, refuseAssociate } from './acts/associates.ts';
import { bid, closeAuction, passBid } from './acts/auction.ts';
import { keepBank, passMano, raiseBank, refuseToDeal } from './acts/bank.ts';
import { askCuadro, giveCard, refuseCard, speakForBanker, takeNone, takeThird } from './acts/banker.ts';
import {
  callBanco,
  callConLaMesa,
  callSeguido,
  callUltimoCompleto,
  closeBanco,
  closeMesa,
  joinBanco,
  staySilent,
} from './acts/calls.ts';
import { deal, drawCard, liftCards, reportStopCard } from './acts/deal.ts';
import { ruleFreely } from './acts/free-ruling.ts';
import { sayTodoVa, withholdWinnings } from './acts/garage.ts';
import { giveRuling, reportIncident } from './acts/incident.ts';
import { leave } from './acts/leave.ts';
import { declineBank, joinBank, takeBank } from './acts/offer.ts';
import { PACK_ACTS } from './acts/pack.ts';
import {
  askChange,
  buyChips,
  comeBack,
  joinWaitingList,
  leaveWaitingList,
  noteSeatElsewhere,
  sit,
  stand,
  stepAway,
} from './acts/places.ts';
import { settle } from './acts/settle.ts';
import { abatir, askAdvice, sayCarta, sayNo, speakForHand, urgeHolder } from './acts/speak.ts';
import { announceStake, closeStakes, setStakes } from './acts/stakes.ts';
import { announceClosing, askRules, closeTable, openTable, resumePlay } from './acts/table.ts';
import { leaveStakes, withdrawStakes } from './acts/withdraw.ts';
import { awaits } from './awaits.ts';
import { COMMANDS } from './commands.ts';
import { type CheminDeFerEvent, EVENTS } from './events.ts';
import { evolve } from './evolve.ts';
import { house } from './house.ts';
import { Proceedings } from './proceedings.ts';
import type { CheminDeFerLaw } from './questions.ts';
import { CHEMIN_DE_FER_REFUSALS } from './refusals.ts';
import { settingsIn } from './settings.ts';
import { type CheminDeFerState, INITIAL } from './state.ts';
import { holdings } from './view/holdings.ts';
import { orderAhead } from './view/order-ahead.ts';
import { situation } from './view/situation.ts';
import { summary } from './view/summary.ts';
import { type CheminDeFerView, view, witness } from './view/view.ts';

export const cheminDeFer = {
  id: 'chemin-de-fer',
  commands: COMMANDS,
  events: EVENTS,
  refusals: { ...COMMON_REFUSALS, ...CIRCULO_REFUSALS, ...CHEMIN_DE_FER_REFUSALS },
  acts: [
    openTable,
    announceClosing,
    closeTable,
    askRules,
    sit,
    stand,
    leave,
    buyChips,
    joinWaitingList,
    leaveWaitingList,
    askChange,
    stepAway,
    comeBack,
    noteSeatElsewhere,
    ...PACK_ACTS,
    resumePlay,
    takeBank,
    joinBank,
    declineBank,
    bid,
    passBid,
    closeAuction,
    keepBank,
    raiseBank,
    passMano,
    refuseToDeal,
    associate,
    acceptAssociate,
    refuseAssociate,
    withholdWinnings,
    sayTodoVa,
    callBanco,
    joinBanco,
    callSeguido,
    callConLaMesa,
    callUltimoCompleto,
    staySilent,
    closeBanco,
    closeMesa,
    setStakes,
    announceStake,
    closeStakes,
    deal,
    drawCard,
    reportStopCard,
    liftCards,
    sayCarta,
    sayNo,
    abatir,
    askAdvice,
    urgeHolder,
    speakForHand,
    giveCard,
    refuseCard,
    takeThird,
    takeNone,
    askCuadro,
    speakForBanker,
    withdrawStakes,
    leaveStakes,
    settle,
    reportIncident,
    giveRuling,
    ruleFreely,
  ],
  /** It is raised by so much, not to so much. */
  spellings: { RaiseBank: 'by' },
  initial: INITIAL,
  evolve,
  proceedings: (law, state) => new Proceedings(law, state),
  awaits,
  windows: () => ['CloseAuction', 'CloseBanco', 'CloseMesa', 'CloseStakes'],
  house,
  settingsIn,
  view,
  witness,
  summary,
  holdings,
  orderAhead,
  situation,
  claims: (law, state) => heard(law, state),
} satisfies Game<CheminDeFerLaw, CheminDeFerState, CheminDeFerEvent, CheminDeFerView> & {
  settingsIn: typeof settingsIn;
};
