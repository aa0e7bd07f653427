import type { Game } from '../../decider.ts';
import { COMMON_REFUSALS } from '../../refusals.ts';
import { deal, drawCard, reportStopCard } from './acts/deal.ts';
import { ruleFreely } from './acts/free-ruling.ts';
import { giveRuling, reportIncident } from './acts/incident.ts';
import { burnCard, checkPack, countPack, cutPack, placeStopCard, shufflePack } from './acts/pack.ts';
import { buyChips, giveTip, leave, sit, stand } from './acts/places.ts';
import { settle } from './acts/settle.ts';
import { declineShoe, passShoe, takeShoe } from './acts/shoe.ts';
import { closeStakes, setStakes } from './acts/stakes.ts';
import { announceClosing, closeTable, openTable } from './acts/table.ts';
import { uncover } from './acts/uncover.ts';
import { awaits, windows } from './awaits.ts';
import { COMMANDS } from './commands.ts';
import { EVENTS, type PuntoBancaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { house } from './house.ts';
import { betsAt } from './money/bets.ts';
import { Proceedings } from './proceedings.ts';
import type { PuntoBancaLaw } from './questions.ts';
import { PUNTO_BANCA_REFUSALS } from './refusals.ts';
import { settingsIn } from './settings.ts';
import { INITIAL, type PuntoBancaState } from './state.ts';
import { holdings } from './view/holdings.ts';
import { summary } from './view/summary.ts';
import { type PuntoBancaView, view, witness } from './view/view.ts';

export const puntoBanca: Game<PuntoBancaLaw, PuntoBancaState, PuntoBancaEvent, PuntoBancaView> & {
  settingsIn: typeof settingsIn;
} = {
  id: 'punto-banca',
  commands: COMMANDS,
  events: EVENTS,
  refusals: { ...COMMON_REFUSALS, ...PUNTO_BANCA_REFUSALS },
  acts: [
    openTable,
    announceClosing,
    closeTable,
    sit,
    stand,
    buyChips,
    giveTip,
    leave,
    countPack,
    checkPack,
    shufflePack,
    cutPack,
    placeStopCard,
    burnCard,
    takeShoe,
    declineShoe,
    passShoe,
    setStakes,
    closeStakes,
    deal,
    drawCard,
    reportStopCard,
    uncover,
    settle,
    reportIncident,
    giveRuling,
    ruleFreely,
  ],
  initial: INITIAL,
  evolve,
  proceedings: (law, state) => new Proceedings(law, state),
  awaits,
  windows,
  house,
  view,
  witness,
  summary,
  holdings,
  bets: betsAt,
  settingsIn,
};
