import { effectsOf, type Removal } from '@sabot/odds';
import { type Call, type Exit, print, printJson } from '../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../layout.ts';
import { figuresIn, figureTable, withSign } from './figures.ts';
import { betSheet, figure } from './odds-sheet.ts';
import { betName, shoeTold } from './odds-told.ts';
import { entryIn, packIn, puntoBancaOf } from './options.ts';

const VALUE_NAMES = ['10 J Q K', 'A', '2', '3', '4', '5', '6', '7', '8', '9'];

const sheet = (decks: number, removals: readonly Removal[]) => ({
  decks,
  bets: removals.map(({ bet, effects }) => ({
    ...betSheet(bet),
    effects: effects.map((effect, value) => ({ value, effect: figure(effect) })),
  })),
});

function told(id: string, decks: number, removals: readonly Removal[], call: Call): readonly string[] {
  const { odds } = call.words;
  const { scaled } = figuresIn(call.language);
  const rows = VALUE_NAMES.map((name, value) => [
    name,
    ...removals.map(({ effects }) => {
      const effect = effects[value];
      return effect === undefined ? '' : withSign(scaled(effect, 5, 3));
    }),
  ]);
  return [
    shoeTold(id, decks, 52 * decks, 0, call),
    '',
    call.paint.you(odds.effects),
    ...figureTable([[odds.value, ...removals.map(({ bet }) => betName(bet, call))], ...rows], 1, 2),
    ...wrap(odds.effectsMean, PAGE_WIDTH - 2).map((line) => `  ${line}`),
  ];
}

export function run(call: Call): Exit {
  const ruleset = puntoBancaOf(entryIn('effects', call));
  const { decks } = packIn(call, ruleset.regulation.defaults.decks);
  const removals = effectsOf(ruleset, decks);
  if (call.options.json) printJson(call, sheet(decks, removals));
  else print(call, ...told(ruleset.regulation.id, decks, removals, call));
  return 0;
}
