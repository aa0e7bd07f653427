import { lookUp } from '@sabot/engine/by-name';
import type { OddsSheets, RulesetCard } from '@sabot/protocol';
import type { Language } from '../locales/language.ts';
import { betName } from './bet-name.ts';
import { figuresIn } from './figures-in.ts';
import type { LabWords } from './lab-words.ts';
import { comparePlot, farEdge } from './plots/compare-plot.ts';
import { effectsPlot, PER, VALUES_IN_ORDER } from './plots/effects-plot.ts';
import { endsPlot } from './plots/ends-plot.ts';
import type { Draw } from './plots/ink.ts';
import type { Rows } from './rows.ts';
import type { CoupWork, Removed } from './work/coup-work.ts';

export interface Picture {
  readonly title: string;
  readonly says: string;
  readonly name: string;
  readonly draw: Draw;
  readonly rows: Rows;
}
interface Around {
  readonly words: LabWords;
  readonly language: Language;
  readonly cards: readonly RulesetCard[];
  readonly sheets: OddsSheets['puntoBanca'];
  readonly ruleset: string;
  readonly decks: number;
}

const fileName = (ruleset: string, decks: number, what: string): string =>
  `${ruleset.replace('/', '-')}-${decks}-${what}`;

/** The card whose going does most good, and most harm, to the first bet that is no tie. */
function extremes(removals: readonly Removed[], name: (value: number) => string): readonly [string, string] {
  const effects = removals.find(({ bet }) => bet === 'punto')?.effects ?? removals[0]?.effects ?? [];
  const left = VALUES_IN_ORDER.filter((value) => effects[value] != null);
  const by = (value: number): number => effects[value]?.value ?? 0;
  const sorted = left.toSorted((a, b) => by(b) - by(a));
  return [name(sorted[0] ?? 0), name(sorted.at(-1) ?? 0)];
}

/** The pictures of a game in which the rules decide, with what each says and its figures. */
export function coupPictures({ worth, removals, compared }: CoupWork, around: Around) {
  const { words, language, cards, sheets, ruleset, decks } = around;
  const { percent, of100, signed, tick } = figuresIn(language);
  const bet = (one: string, mode: string | null): string => betName(words, one, mode);
  const value = (one: number): string => (one === 0 ? words.effects.tens : one === 1 ? 'A' : String(one));
  const nameOf = (id: string): string => {
    const card = cards.find((one) => one.ruleset === id);
    return card === undefined ? id : `${card.name[language]} · ${card.short[language]}`;
  };
  const part = (share: number): string => percent(share, 2);
  const chart = JSON.stringify(sheets[0]?.chart);
  const far = farEdge(compared);
  const ends: Picture = {
    title: words.ends.title,
    says: words.ends.says(
      part(worth.outcomes.banca.value),
      part(worth.outcomes.punto.value),
      part(worth.outcomes.tie.value),
    ),
    name: fileName(ruleset, decks, 'outcomes'),
    draw: endsPlot(worth.byTotal, {
      total: words.ends.total,
      share: words.ends.share,
      tick,
      name: (outcome) => lookUp(words.bets, outcome) ?? outcome,
      percent: (share) => percent(share),
    }),
    rows: {
      columns: [words.ends.outcome, words.ends.total, words.decimal, words.fraction],
      rows: worth.byTotal.map(({ outcome, total, share }) => [
        words.bets[outcome] ?? outcome,
        total,
        share.decimal,
        share.fraction,
      ]),
    },
  };
  const compare: Picture = {
    title: words.compare.title,
    says: [
      words.compare.says(
        decks,
        sheets.every((sheet) => JSON.stringify(sheet.chart) === chart),
      ),
      ...(far === null ? [] : [words.compare.tieAlike(of100(far.value, 2))]),
    ].join(' '),
    name: fileName(ruleset, decks, 'regulations'),
    draw: comparePlot(compared, ruleset, {
      edge: words.compare.edge,
      ruleset: nameOf,
      bet,
      percent: (edge) => percent(edge),
      short: (edge) => of100(edge, 2),
      tick,
      even: words.compare.even,
      tie: words.bets.tie ?? 'tie',
    }),
    rows: {
      columns: [words.compare.ruleset, words.worth.bet, words.decimal, words.fraction],
      rows: compared.map((row) => [nameOf(row.ruleset), bet(row.bet, row.mode), row.edge.decimal, row.edge.fraction]),
    },
  };
  const effects: Picture = {
    title: words.effects.title,
    says: words.effects.says(...extremes(removals, value)),
    name: fileName(ruleset, decks, 'effects'),
    draw: effectsPlot(removals, {
      card: words.effects.card,
      tick,
      value: (one) => (one === 0 ? '10' : value(one)),
      bet,
      effect: (change) => `${signed(PER * change, 2)}`,
    }),
    rows: {
      columns: [words.worth.bet, words.effects.card, words.decimal, words.fraction],
      rows: removals.flatMap((row) =>
        VALUES_IN_ORDER.map((one) => [
          bet(row.bet, row.mode),
          value(one),
          row.effects[one]?.decimal ?? '',
          row.effects[one]?.fraction ?? '',
        ]),
      ),
    },
  };
  return { ends, compare, effects };
}
