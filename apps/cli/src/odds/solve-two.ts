import { CHEMIN_CHARTS, cuadroOf, type DosPanosQuestions, dosPanosGameOf } from '@sabot/odds';
import {
  CARDS_FOR_TWO,
  cardsIn,
  certified,
  conflictsOf,
  dosPanosTables,
  equilibriaOfThree,
  shoeOf,
  solveLeague,
} from '@sabot/odds/math';
import { BadCall } from '../bad-call.ts';
import { type Call, type Exit, print, printJson } from '../commands/command.ts';
import { deductionIn } from './deduction.ts';
import { choiceIn, given, packIn } from './options.ts';
import { stakesIn } from './stakes.ts';
import { type SolvedTwo, twoSheet } from './two-sheet.ts';
import { twoTold } from './two-told.ts';

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
export function solveTwo(ruleset: string, questions: DosPanosQuestions, call: Call): Exit {
  const { decks, removed, pack } = packIn(call, questions.decks);
  const chart = choiceIn(call, 'chart', CHEMIN_CHARTS);
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
  const game: SolvedTwo = { ruleset, decks, cards, removed, stakes, staked: text, chart, second, banker, tables };
  const league = call.options.league ? solveLeague(tables, stakes) : null;
  if (call.options.json) printJson(call, twoSheet(game, solutions, league));
  else print(call, ...twoTold(game, solutions, league, call));
  return 0;
}
