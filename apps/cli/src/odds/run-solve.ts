import { cheminQuestionsOf, dosPanosQuestionsOf } from '@sabot/odds';
import { CHEMIN_DE_FER, DOS_PANOS } from '@sabot/regulations';
import { BadCall } from '../bad-call.ts';
import type { Call, Exit } from '../commands/command.ts';
import { entryIn } from './options.ts';
import { solveGame } from './solve-game.ts';
import { solveTwo } from './solve-two.ts';

export function run(call: Call): Exit {
  const { id } = entryIn('solve', call);
  const chemin = CHEMIN_DE_FER.find((one) => one.id === id);
  if (chemin !== undefined) return solveGame(id, cheminQuestionsOf(chemin.ruleset), call);
  const two = DOS_PANOS.find((one) => one.id === id);
  if (two !== undefined) return solveTwo(id, dosPanosQuestionsOf(two.ruleset), call);
  throw new BadCall((bad) => bad.odds.nothingToDecide(id));
}
