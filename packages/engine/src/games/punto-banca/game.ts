import type { Game, Unchecked } from '../../decider.ts';
import { misfit } from '../../shape.ts';
import { deal, drawCard, reportStopCard, uncover } from './acts/deal.ts';
import { giveRuling, reportIncident } from './acts/incident.ts';
import { burnCard, checkPack, countPack, cutPack, placeStopCard, shufflePack } from './acts/pack.ts';
import { buyChips, leave, sit, stand } from './acts/places.ts';
import { settle } from './acts/settle.ts';
import { declineShoe, passShoe, takeShoe } from './acts/shoe.ts';
import { closeStakes, setStakes } from './acts/stakes.ts';
import { closeTable, openTable } from './acts/table.ts';
import { awaits } from './awaits.ts';
import { COMMANDS } from './commands.ts';
import { EVENTS, type PuntoBancaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { glance } from './glance.ts';
import { house } from './house.ts';
import type { PuntoBancaLaw } from './questions.ts';
import { SETTINGS, type Settings, settingsFrom } from './settings.ts';
import { INITIAL, type PuntoBancaState } from './state.ts';
import { view, witness } from './view.ts';

/** The terms an opening command proposes; null where they are malformed and will be refused anyway. */
function settingsIn(command: Unchecked, defaults: Settings): Settings | null {
  if (command.type !== 'OpenTable') return null;
  const names = Object.keys(SETTINGS) as (keyof Settings)[];
  return names.every((name) => misfit(SETTINGS[name], command[name]) === null) ? settingsFrom(command, defaults) : null;
}

export const puntoBanca: Game<PuntoBancaLaw, PuntoBancaState, PuntoBancaEvent> & { settingsIn: typeof settingsIn } = {
  id: 'punto-banca',
  commands: COMMANDS,
  events: EVENTS,
  acts: [
    openTable,
    closeTable,
    sit,
    stand,
    buyChips,
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
  ],
  initial: INITIAL,
  evolve,
  awaits,
  house,
  view,
  witness,
  glance,
  settingsIn,
};
