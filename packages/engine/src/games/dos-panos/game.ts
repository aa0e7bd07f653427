import type { Game } from '../../decider.ts';
import { COMMON_REFUSALS } from '../../refusals.ts';
import { heard } from '../circulo/acts/incident.ts';
import { CIRCULO_REFUSALS } from '../circulo/refusals.ts';
import { bid, closeAuction, passBid } from './acts/auction.ts';
import { callBanco, closeBanco, endBanco, repeatBanco, staySilent } from './acts/banco.ts';
import { addDeposit, awardEvenings, deposit, extendAward, keepBank, leaveBank, renewBank } from './acts/bank.ts';
import { askCuadro, giveCard, speakForBanker, takeNone, takeThird } from './acts/banker.ts';
import { deal, declineCards, drawCard, liftCards, reportStopCard } from './acts/deal.ts';
import { ruleFreely } from './acts/free-ruling.ts';
import { admitDeposit, takeCheque } from './acts/guarantees.ts';
import { declineBank, nameBanker, openAuction, takeBank } from './acts/holder.ts';
import { giveRuling, reportIncident } from './acts/incident.ts';
import { leave } from './acts/leave.ts';
import { drawLot } from './acts/lots.ts';
import { PACK_ACTS } from './acts/pack.ts';
import { buyChips, comeBack, joinWaitingList, leaveWaitingList, sit, stand, stepAway } from './acts/places.ts';
import { settle } from './acts/settle.ts';
import { abatir, askAdvice, sayCarta, sayNo, speakForHand, urgeHolder } from './acts/speak.ts';
import { closeStakes, setStakes } from './acts/stakes.ts';
import {
  announceClosing,
  askRules,
  closeTable,
  openEvening,
  openSession,
  openTable,
  resumePlay,
} from './acts/table.ts';
import { awaits } from './awaits.ts';
import { COMMANDS } from './commands.ts';
import { type DosPanosEvent, EVENTS } from './events.ts';
import { evolve } from './evolve.ts';
import { house } from './house.ts';
import { Proceedings } from './proceedings.ts';
import type { DosPanosLaw } from './questions.ts';
import { DOS_PANOS_REFUSALS } from './refusals.ts';
import { settingsIn } from './settings.ts';
import { type DosPanosState, INITIAL } from './state.ts';
import { holdings } from './view/holdings.ts';
import { situation } from './view/situation.ts';
import { summary } from './view/summary.ts';
import { type DosPanosView, view, witness } from './view/view.ts';

export const dosPanos = {
  id: 'dos-panos',
  commands: COMMANDS,
  events: EVENTS,
  refusals: { ...COMMON_REFUSALS, ...CIRCULO_REFUSALS, ...DOS_PANOS_REFUSALS },
  acts: [
    openTable,
    announceClosing,
    closeTable,
    askRules,
    openSession,
    openEvening,
    sit,
    stand,
    leave,
    buyChips,
    joinWaitingList,
    leaveWaitingList,
    stepAway,
    comeBack,
    ...PACK_ACTS,
    resumePlay,
    nameBanker,
    openAuction,
    takeBank,
    declineBank,
    bid,
    passBid,
    closeAuction,
    drawLot,
    extendAward,
    awardEvenings,
    deposit,
    takeCheque,
    addDeposit,
    admitDeposit,
    keepBank,
    leaveBank,
    renewBank,
    callBanco,
    staySilent,
    closeBanco,
    repeatBanco,
    endBanco,
    setStakes,
    closeStakes,
    deal,
    drawCard,
    reportStopCard,
    liftCards,
    declineCards,
    sayCarta,
    sayNo,
    abatir,
    askAdvice,
    urgeHolder,
    speakForHand,
    giveCard,
    takeThird,
    takeNone,
    askCuadro,
    speakForBanker,
    settle,
    reportIncident,
    giveRuling,
    ruleFreely,
  ],
  initial: INITIAL,
  evolve,
  proceedings: (law, state) => new Proceedings(law, state),
  awaits,
  windows: () => ['CloseAuction', 'CloseBanco', 'CloseStakes'],
  house,
  settingsIn,
  view,
  witness,
  summary,
  holdings,
  situation,
  claims: (law, state) => heard(law, state),
} satisfies Game<DosPanosLaw, DosPanosState, DosPanosEvent, DosPanosView> & { settingsIn: typeof settingsIn };
