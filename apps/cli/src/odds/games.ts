import { cheminDeFerQuestionsOf } from '@sabot/odds/chemin-de-fer';
import { dosPanosQuestionsOf } from '@sabot/odds/dos-panos';
import { type Entry, isCheminDeFer, isDosPanos } from '@sabot/regulations';
import type { Call, Exit } from '../commands/command.ts';
import { cheminDeFerSimulator } from './chemin-de-fer/simulation.ts';
import { solveGame } from './chemin-de-fer/solution.ts';
import { dosPanosSimulator } from './dos-panos/simulation.ts';
import { solveDosPanos } from './dos-panos/solution.ts';
import { puntoBancaOf } from './options.ts';
import { puntoBancaSimulator } from './punto-banca/simulation.ts';
import type { Simulator } from './simulation/simulator.ts';

/** How the game of an entry is simulated. */
export function simulatorOf(entry: Entry): Simulator {
  const { ruleset } = entry;
  if (isCheminDeFer(ruleset)) return cheminDeFerSimulator(ruleset);
  if (isDosPanos(ruleset)) return dosPanosSimulator(ruleset.regulation, dosPanosQuestionsOf(ruleset));
  return puntoBancaSimulator(puntoBancaOf(entry));
}

/** How it is solved; null: nobody decides anything in it. */
export function solverOf({ id, ruleset }: Entry): ((call: Call) => Exit) | null {
  if (isCheminDeFer(ruleset)) return (call) => solveGame(id, cheminDeFerQuestionsOf(ruleset), call);
  if (isDosPanos(ruleset)) return (call) => solveDosPanos(id, dosPanosQuestionsOf(ruleset), call);
  return null;
}
