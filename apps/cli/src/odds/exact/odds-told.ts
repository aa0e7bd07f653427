import { lookUp } from '@sabot/engine';
import { type Fraction, fraction, negative, numberOf } from '@sabot/odds/math';
import { groundsOf, type Odds, type RuledBet } from '@sabot/odds/punto-banca';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { rulesetNamed } from '../../call/choose-ruleset.ts';
import type { Call } from '../../commands/command.ts';
import { hanging, PAGE_WIDTH, wrap } from '../../terminal/layout.ts';
import { type Figures, figuresIn, figureTable } from '../figures.ts';
import { paysText } from './odds-sheet.ts';

const OUTCOMES = ['banca', 'punto', 'tie'] as const;
/** Half of all coups fill so many columns. */
const BAR = 44;

const bar = (share: Fraction): string => '█'.repeat(Math.max(0, Math.round(numberOf(share) * 2 * BAR)));

/** A bet and the mode in which it is paid, where there is a choice. */
export function betName({ bet, on, mode }: RuledBet, ruleset: string, call: Call): string {
  const { words, paint, language } = call;
  const given = rulesetNamed(ruleset, call).betNames;
  const name = paint[on ?? 'bold'](lookUp(words.table.bets, bet) ?? lookUp(given, bet)?.[language] ?? bet);
  return mode === null ? name : `${name}, ${words.odds.modes[mode]}`;
}

/** Which shoe is meant: `name · 8 decks · 413 cards (3 gone)`. */
export const shoeTold = (id: string, decks: number, cards: number, removed: number, { words, paint, language }: Call) =>
  [paint.bold(id), words.odds.decks(decks), words.odds.cards(figuresIn(language).whole(cards), removed)].join(' · ');

function outcomesTold({ distribution }: Odds, { words, paint }: Call, { percent }: Figures): readonly string[] {
  const rows = OUTCOMES.map((outcome) => {
    const share = fraction(distribution[outcome], distribution.total);
    return [paint[outcome](words.table.bets[outcome]), percent(share), paint[outcome](bar(share))];
  });
  const widest = figureTable(rows.map(([name = '', share = '']) => [name, share]));
  return widest.map((line, i) => `${line}   ${rows[i]?.[2] ?? ''}`.trimEnd());
}

function betsTold({ bets }: Odds, ruleset: string, call: Call, { percent, plain }: Figures): readonly string[] {
  const { odds } = call.words;
  return figureTable(
    [
      [odds.bet, odds.pays, odds.edge, odds.spread],
      ...bets.map((one) => [
        betName(one, ruleset, call),
        paysText(one, odds.paysWith),
        percent(negative(one.prospect.expectation)),
        plain(Math.sqrt(numberOf(one.prospect.variance)), 4),
      ]),
    ],
    2,
  );
}

function oftenTold({ distribution, pairs }: Odds, { words }: Call, { percent }: Figures): readonly string[] {
  const { odds } = words;
  const of = (count: bigint): string => percent(fraction(count, distribution.total));
  return figureTable([
    ...([4, 5, 6] as const).map((cards) => [odds.inCards(cards), of(distribution.cards[cards])]),
    [odds.naturals, of(distribution.naturals)],
    [odds.bancaSix(2), of(distribution.bancaSix.withTwo)],
    [odds.bancaSix(3), of(distribution.bancaSix.withThree)],
    [odds.pair, percent(fraction(pairs.ranks, pairs.total))],
    [odds.perfectPair, percent(fraction(pairs.perfect, pairs.total))],
  ]);
}

/** The odds for people. */
export function oddsTold(ruleset: PuntoBancaRuleset, odds: Odds, removed: number, call: Call): readonly string[] {
  const { words, paint, language } = call;
  const figures = figuresIn(language);
  const grounds = [...new Set(odds.bets.flatMap((bet) => groundsOf(ruleset, bet)))];
  return [
    shoeTold(ruleset.regulation.id, odds.decks, odds.cards, removed, call),
    '',
    paint.you(words.odds.next),
    ...outcomesTold(odds, call, figures),
    '',
    paint.you(words.odds.worth),
    ...betsTold(odds, ruleset.regulation.id, call, figures),
    ...wrap(words.odds.edgeMeans, PAGE_WIDTH - 2).map((line) => `  ${line}`),
    '',
    paint.you(words.odds.often),
    ...oftenTold(odds, call, figures),
    '',
    paint.dim(hanging(words.odds.grounds, grounds.join(' '), words.odds.grounds.length + 1)),
  ];
}
