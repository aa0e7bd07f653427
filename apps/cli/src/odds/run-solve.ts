import { cheminQuestionsOf } from '@sabot/odds';
import { BadCall } from '../bad-call.ts';
import type { Call, Exit } from '../commands/command.ts';
import { entryIn } from './options.ts';
import { solveGame } from './solve-game.ts';

export function run(call: Call): Exit {
  const { id, ruleset } = entryIn('solve', call);
  const questions = cheminQuestionsOf(ruleset);
  if (questions === null) throw new BadCall((bad) => bad.odds.nothingToDecide(id));
  return solveGame(id, questions, call);
}
