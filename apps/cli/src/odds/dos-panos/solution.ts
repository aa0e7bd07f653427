import { CHEMIN_DE_FER_CHARTS } from '@sabot/odds/chemin-de-fer';
import { cuadroOf, type DosPanosQuestions, dosPanosGameOf } from '@sabot/odds/dos-panos';
import { cardsIn, shoeOf } from '@sabot/odds/math';
import {
  CARDS_FOR_TWO,
  certified,
  conflictsOf,
  dosPanosTables,
  equilibriaOfThree,
  solveLeague,
} from '@sabot/odds/math/dos-panos';
import { BadCall } from '../../call/bad-call.ts';
import { type Call, type Exit, print, printJson } from '../../commands/command.ts';
import { deductionIn } from '../deduction.ts';
import { choiceIn, given, packIn } from '../options.ts';
import { stakesIn } from '../stakes.ts';
import { dosPanosSheet, type SolvedDosPanos } from './solution-sheet.ts';
import { dosPanosTold } from './solution-told.ts';

const SECONDS = ['sees', 'blind'] as const;
const KNOWN = ['total', 'cards'] as const;

/** What the house keeps: as the call says, or as the modality of the bank has it. */
export function deductionFor({ deductions }: DosPanosQuestions, call: Call) {
  const names = deductions.map(({ modality }) => modality) as [string, ...string[]];
  const modality = choiceIn(call, 'modality', names);
  const found = deductions.find((one) => one.modality === modality) ?? deductions[0];
  return deductionIn(call, found.part);
}

/** Solves the game that a law of dos paños allows, as the call asks for it. */
export function solveDosPanos(ruleset: string, questions: DosPanosQuestions, call: Call): Exit {
  const { decks, removed, pack } = packIn(call, questions.decks);
  const chart = choiceIn(call, 'chart', CHEMIN_DE_FER_CHARTS);
  const [second, banker] = [choiceIn(call, 'second', SECONDS), choiceIn(call, 'banker', KNOWN)];
  if (given(call, 'ponte') === 'cards') throw new BadCall((bad) => bad.odds.openForTwo);
  const { text, ...laid } = stakesIn(call);
  const stakes = { ...laid, deduction: deductionFor(questions, call) };
  const shoe = shoeOf(pack, questions.values);
  const cards = cardsIn(shoe);
  if (cards < CARDS_FOR_TWO) throw new BadCall((bad) => bad.odds.tooFewForTwo(String(cards)));
  const tables = dosPanosTables(dosPanosGameOf(questions, chart), { shoe }, { second, banker });
  const solutions = equilibriaOfThree(tables, stakes).map((near) => {
    const solution = certified(tables, stakes, near);
    return { solution, conflicts: conflictsOf(tables, cuadroOf(questions), solution.pontes, stakes) };
  });
  const game: SolvedDosPanos = { ruleset, decks, cards, removed, stakes, staked: text, chart, second, banker, tables };
  const league = call.options.league ? solveLeague(tables, stakes) : null;
  if (call.options.json) printJson(call, dosPanosSheet(game, solutions, league));
  else print(call, ...dosPanosTold(game, solutions, league, call));
  return 0;
}
