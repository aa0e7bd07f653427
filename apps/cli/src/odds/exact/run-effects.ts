import type { Removal } from '@sabot/odds/math/punto-banca';
import { effectsOf, type RuledBet } from '@sabot/odds/punto-banca';
import { type Call, type Exit, print, printJson } from '../../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../../terminal/layout.ts';
import { figuresIn, figureTable, withSign } from '../figures.ts';
import { type AskedPack, entryIn, packIn, puntoBancaOf } from '../options.ts';
import { betSheet, figure } from './odds-sheet.ts';
import { betName, shoeTold } from './odds-told.ts';

const VALUE_NAMES = ['10 J Q K', 'A', '2', '3', '4', '5', '6', '7', '8', '9'];

type Removals = readonly Removal<RuledBet>[];
const cardsIn = ({ pack }: AskedPack): number => pack.reduce((sum, count) => sum + count, 0);

const sheet = (asked: AskedPack, removals: Removals) => ({
  decks: asked.decks,
  removed: asked.removed,
  cards: cardsIn(asked),
  bets: removals.map(({ bet, effects }) => ({
    ...betSheet(bet),
    effects: effects.map((effect, value) => ({ value, effect: effect && figure(effect) })),
  })),
});

function told(id: string, asked: AskedPack, removals: Removals, call: Call): readonly string[] {
  const { odds } = call.words;
  const { scaled } = figuresIn(call.language);
  const rows = VALUE_NAMES.map((name, value) => [
    name,
    ...removals.map(({ effects }) => {
      const effect = effects[value];
      return effect == null ? '' : withSign(scaled(effect, 5, 3));
    }),
  ]);
  return [
    shoeTold(id, asked.decks, cardsIn(asked), asked.removed.length, call),
    '',
    call.paint.you(odds.effects),
    ...figureTable([[odds.value, ...removals.map(({ bet }) => betName(bet, id, call))], ...rows], 1, 2),
    ...wrap(odds.effectsMean, PAGE_WIDTH - 2).map((line) => `  ${line}`),
  ];
}

export function run(call: Call): Exit {
  const ruleset = puntoBancaOf(entryIn('effects', call));
  const asked = packIn(call, ruleset.regulation.defaults.decks);
  const removals = effectsOf(ruleset, asked.decks, asked.pack);
  if (call.options.json) printJson(call, sheet(asked, removals));
  else print(call, ...told(ruleset.regulation.id, asked, removals, call));
  return 0;
}
