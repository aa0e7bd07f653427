import { cheminQuestionsOf } from '@sabot/odds';
import { CHEMIN_DE_FER } from '@sabot/regulations';
import { BadCall } from '../bad-call.ts';
import type { Call, Exit } from '../commands/command.ts';
import { entryIn } from './options.ts';
import { solveGame } from './solve-game.ts';

export function run(call: Call): Exit {
  const { id } = entryIn('solve', call);
  const entry = CHEMIN_DE_FER.find((one) => one.id === id);
  if (entry === undefined) throw new BadCall((bad) => bad.odds.nothingToDecide(id));
  return solveGame(id, cheminQuestionsOf(entry.ruleset), call);
}
