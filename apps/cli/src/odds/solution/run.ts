import { BadCall } from '../../call/bad-call.ts';
import type { Call, Exit } from '../../commands/command.ts';
import { solverOf } from '../games.ts';
import { entryIn } from '../options.ts';

export function run(call: Call): Exit {
  const entry = entryIn('solve', call);
  const solve = solverOf(entry);
  if (solve === null) throw new BadCall((bad) => bad.odds.nothingToDecide(entry.id));
  return solve(call);
}
