import { BANCOS, CHEMIN_CHARTS, type CheminQuestions, cheminGameOf } from '@sabot/odds';
import { cardsIn, cheminTables, shoeOf, solveChemin } from '@sabot/odds/math';
import { BadCall } from '../bad-call.ts';
import { type Call, type Exit, print, printJson } from '../commands/command.ts';
import { deductionIn } from './deduction.ts';
import { choiceIn, packIn, refuseIdle } from './options.ts';
import { type SolvedGame, strategySheet } from './strategy-sheet.ts';
import { strategyTold } from './strategy-told.ts';

const KNOWN = ['total', 'cards'] as const;

/** Solves the game that a law of chemin de fer allows, as the call asks for it. */
export function solveGame(ruleset: string, questions: CheminQuestions, call: Call): Exit {
  refuseIdle(call, ['stakes', 'second', 'modality', 'league'], ruleset);
  const { decks, removed, pack } = packIn(call, questions.decks);
  const chart = choiceIn(call, 'chart', CHEMIN_CHARTS);
  const banco = choiceIn(call, 'banco', BANCOS);
  const [ponte, banker] = [choiceIn(call, 'ponte', KNOWN), choiceIn(call, 'banker', KNOWN)];
  const deduction = deductionIn(call, questions.deduction);
  const shoe = shoeOf(pack, questions.values);
  const tables = cheminTables(cheminGameOf(questions, chart, banco), { shoe }, { ponte, banker });
  const solutions = solveChemin(tables, deduction);
  if (solutions === null) throw new BadCall((bad) => bad.odds.open);
  const game: SolvedGame = { ruleset, decks, cards: cardsIn(shoe), removed, deduction, chart, banco, ponte, banker };
  if (call.options.json) printJson(call, strategySheet(game, solutions));
  else print(call, ...strategyTold(game, solutions, call));
  return 0;
}
