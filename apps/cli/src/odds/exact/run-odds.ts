import { oddsOf } from '@sabot/odds/punto-banca';
import { type Call, type Exit, print, printJson } from '../../commands/command.ts';
import { entryIn, packIn, puntoBancaOf } from '../options.ts';
import { oddsSheet } from './odds-sheet.ts';
import { oddsTold } from './odds-told.ts';

export function run(call: Call): Exit {
  const ruleset = puntoBancaOf(entryIn('odds', call));
  const { decks, removed, pack } = packIn(call, ruleset.regulation.defaults.decks);
  const odds = oddsOf(ruleset, decks, pack);
  if (call.options.json) printJson(call, oddsSheet(ruleset, odds, removed));
  else print(call, ...oddsTold(ruleset, odds, removed.length, call));
  return 0;
}
