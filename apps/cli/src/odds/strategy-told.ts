import { type CheminSolution, type Fraction, type Move, numberOf, type SpotMove, STOOD } from '@sabot/odds/math';
import type { Call } from '../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../layout.ts';
import { type Figures, figuresIn, figureTable } from './figures.ts';
import { shoeTold } from './odds-told.ts';
import type { SolvedGame } from './strategy-sheet.ts';

const THIRDS = [STOOD, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const isSure = ({ den }: Fraction): boolean => den === 1n;
const percent = (share: Fraction): string => `${Math.round(100 * numberOf(share))}%`;

/** For every 100,000 staked; what is small is told more exactly. */
const costText = (cost: Fraction, { scaled }: Figures): string => scaled(cost, 5, numberOf(cost) < 0.0001 ? 1 : 0);

/** The banker's hands one under the other, the third cards beside each other. */
function grid(moves: readonly SpotMove[], { words }: Call, shown: (move: SpotMove) => string): readonly string[] {
  const ordered = [...new Map(moves.map(({ hand, total }) => [hand, total])).entries()];
  const hands = ordered.sort(([a, one], [b, other]) => one - other || a.localeCompare(b)).map(([hand]) => hand);
  const cells = new Map(moves.map((move) => [`${move.hand} ${move.third}`, shown(move)]));
  return figureTable(
    [
      ['', ...THIRDS.map((third) => (third === STOOD ? words.solve.stood : String(third)))],
      ...hands.map((hand) => [hand, ...THIRDS.map((third) => cells.get(`${hand} ${third}`) ?? '')]),
    ],
    1,
    2,
  );
}

function markOf({ duty, draws }: SpotMove, { words: { solve }, paint }: Call): string {
  const { marks } = solve;
  if (duty !== 'free') return paint.dim(duty === 'draw' ? marks.boundDraw : marks.boundStand);
  if (!isSure(draws)) return paint.you(percent(draws));
  return draws.num === 0n ? marks.stand : marks.draw;
}

function ponteTold(moves: readonly Move[], { words: { solve }, paint }: Call, figures: Figures): readonly string[] {
  const told = moves.map(({ hand, draws, cost }) => {
    const act = isSure(draws)
      ? solve.always[draws.num === 0n ? 'stand' : 'draw']
      : solve.mixes(figures.percent(draws, 2));
    return { hand, act, after: cost.num === 0n ? solve.noMatter : solve.wrong(costText(cost, figures)) };
  });
  const lines = told.flatMap(({ hand, act, after }) => wrap(`${paint.bold(hand)}: ${act}; ${after}`, PAGE_WIDTH - 4));
  return lines.map((line) => `  ${line}`);
}

function solutionTold(solution: CheminSolution, call: Call, figures: Figures): readonly string[] {
  const { words, paint } = call;
  const { solve } = words;
  const { ponte, banker, toPonte, toBanker } = solution;
  const cost = ({ duty, cost: lost }: SpotMove): string => (duty === 'free' ? costText(lost, figures) : paint.dim('·'));
  const prose = (text: string): readonly string[] => wrap(text, PAGE_WIDTH - 2).map((line) => `  ${line}`);
  return [
    paint.you(solve.values),
    ...figureTable([
      [solve.toPonte, figures.percent(toPonte)],
      [solve.toBanker, figures.percent(toBanker)],
    ]),
    ...prose(solve.valuesMean),
    ...(ponte.length === 0 ? [] : ['', paint.you(solve.ponte), ...ponteTold(ponte, call, figures)]),
    '',
    `${paint.you(solve.banker)} · ${solve.third}`,
    ...grid(banker, call, (move) => markOf(move, call)),
    ...prose(solve.legend),
    '',
    ...wrap(solve.costs, PAGE_WIDTH).map(paint.you),
    ...grid(banker, call, cost),
  ];
}

/** A strategy a banker can lay beside him at the table. */
export function strategyTold(game: SolvedGame, solutions: readonly CheminSolution[], call: Call): readonly string[] {
  const { words, language, paint } = call;
  const figures = figuresIn(language);
  const { ruleset, decks, cards, removed, deduction, chart, banco } = game;
  return [
    shoeTold(ruleset, decks, cards, removed.length, call),
    `${words.solve.charts[chart]} · ${words.solve.heading(figures.percent(deduction, 2))}`,
    ...(banco === 'free' ? [words.solve.freeBanco] : []),
    ...solutions.flatMap((solution, i) => [
      '',
      ...(solutions.length === 1 ? [] : [paint.bold(words.solve.one(i + 1, solutions.length)), '']),
      ...solutionTold(solution, call, figures),
    ]),
  ];
}
