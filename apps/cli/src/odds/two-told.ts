import {
  type Certified,
  costOf,
  type Fraction,
  LAID_DOWN,
  type League,
  numberOf,
  type Resolution,
  SIGNS,
  type Sign,
  STOOD,
  sumOf,
  type TwoSpot,
} from '@sabot/odds/math';
import type { Call } from '../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../layout.ts';
import { type Figures, figuresIn, figureTable } from './figures.ts';
import { shoeTold } from './odds-told.ts';
import type { SolutionForTwo, SolvedTwo } from './two-sheet.ts';

const ORDER: readonly Sign[] = [STOOD, LAID_DOWN, ...SIGNS.slice(0, STOOD)];

const isSure = ({ den }: Fraction): boolean => den === 1n;
const prose = (text: string): readonly string[] => wrap(text, PAGE_WIDTH - 2).map((line) => `  ${line}`);

function signTold(sign: Sign, { words }: Call): string {
  const { stood } = words.solve;
  return sign === STOOD ? stood : sign === LAID_DOWN ? words.solveTwo.laidDown : String(sign);
}

function markOf(spot: TwoSpot, draws: Fraction, { words: { solve }, paint }: Call): string {
  const { marks } = solve;
  if (spot.duty !== 'free') return paint.dim(spot.duty === 'draw' ? marks.boundDraw : marks.boundStand);
  if (!isSure(draws)) return paint.you(`${Math.round(100 * numberOf(draws))}%`);
  return draws.num === 0n ? marks.stand : marks.draw;
}

/** A hand with which the banker always does the same takes one line; any other a grid, the first paño downwards. */
function bankerTold({ tables }: SolvedTwo, { draws }: Certified, call: Call): readonly string[] {
  const { solveTwo } = call.words;
  const hands = new Map<string, TwoSpot[]>();
  for (const spot of tables.spots) hands.set(spot.hand, [...(hands.get(spot.hand) ?? []), spot]);
  const ordered = [...hands].sort(
    ([a, [one]], [b, [other]]) => (one?.total ?? 0) - (other?.total ?? 0) || a.localeCompare(b),
  );
  return ordered.flatMap(([hand, spots]) => {
    const [first, ...rest] = spots;
    if (
      first !== undefined &&
      isSure(draws(first)) &&
      rest.every((spot) => draws(spot).num === draws(first).num && isSure(draws(spot)))
    ) {
      return [`  ${call.paint.bold(hand)}: ${solveTwo.always[draws(first).num === 0n ? 'stand' : 'draw']}`];
    }
    const marks = new Map(spots.map((spot) => [`${spot.first} ${spot.second}`, markOf(spot, draws(spot), call)]));
    const rows = ORDER.map((sign) => [
      signTold(sign, call),
      ...ORDER.map((other) => marks.get(`${sign} ${other}`) ?? ''),
    ]);
    return [
      `  ${call.paint.bold(hand)}:`,
      ...figureTable([['', ...ORDER.map((sign) => signTold(sign, call))], ...rows], 1, 1).map((line) => `  ${line}`),
    ];
  });
}

function pontesTold({ first, second }: Certified, call: Call, figures: Figures): readonly string[] {
  const { solve, solveTwo } = call.words;
  const act = (p: Fraction): string =>
    isSure(p) ? solve.always[p.num === 0n ? 'stand' : 'draw'] : solve.mixes(figures.percent(p, 2));
  const seconds = [...second].map(([sign, p]) =>
    sign === null
      ? `${solveTwo.second}: ${act(p)}`
      : `${solveTwo.second}, ${solveTwo.after(signTold(sign, call))}: ${act(p)}`,
  );
  return [`  ${solveTwo.first}: ${act(first)}`, ...seconds.map((line) => `  ${line}`)];
}

function conflictsTold({ conflicts }: SolutionForTwo, call: Call, figures: Figures): readonly string[] {
  const { solveTwo } = call.words;
  const often = figures.percent(sumOf(conflicts.map((one) => one.often)), 2);
  const ways = Object.entries(solveTwo.resolutions) as [Resolution, string][];
  return [
    call.paint.you(solveTwo.conflict),
    ...prose(solveTwo.conflictMeans(conflicts.length, often)),
    ...figureTable(ways.map(([way, name]) => [name, figures.scaled(costOf(conflicts, way), 5, 1)])),
  ];
}

function solutionTold(game: SolvedTwo, one: SolutionForTwo, call: Call, figures: Figures): readonly string[] {
  const { words, paint } = call;
  const { solve, solveTwo } = words;
  const { values, slack } = one.solution;
  const most = Math.max(...slack.map(numberOf));
  return [
    paint.you(solve.values),
    ...figureTable([
      [solveTwo.toFirst, figures.percent(values.toFirst)],
      [solveTwo.toSecond, figures.percent(values.toSecond)],
      [solveTwo.toBanker, figures.percent(values.toBanker)],
      [solveTwo.toHouse, figures.percent(values.toHouse)],
    ]),
    ...prose(solveTwo.valuesMean(most < 1e-12 ? '10⁻¹²' : most.toExponential(1))),
    '',
    paint.you(solveTwo.pontes),
    ...pontesTold(one.solution, call, figures),
    '',
    `${paint.you(solve.banker)} · ${solveTwo.grid}`,
    ...bankerTold(game, one.solution, call),
    ...prose(solve.legend),
    '',
    ...conflictsTold(one, call, figures),
  ];
}

/** What the three should do, for people. */
export function twoTold(
  game: SolvedTwo,
  solutions: readonly SolutionForTwo[],
  league: League | null,
  call: Call,
): readonly string[] {
  const { words, language, paint } = call;
  const figures = figuresIn(language);
  const { ruleset, decks, cards, removed, stakes, staked, chart, second } = game;
  const heading = words.solve.heading(figures.percent(stakes.deduction, 2));
  return [
    shoeTold(ruleset, decks, cards, removed.length, call),
    ...wrap(
      [words.solve.charts[chart], words.solveTwo.seconds[second], words.solveTwo.stakes(staked), heading].join(' · '),
      PAGE_WIDTH,
    ),
    ...solutions.flatMap((one, i) => [
      '',
      ...(solutions.length === 1 ? [] : [paint.bold(words.solve.one(i + 1, solutions.length)), '']),
      ...solutionTold(game, one, call, figures),
    ]),
    ...(league === null
      ? []
      : [
          '',
          paint.you(words.solveTwo.league),
          ...figureTable([[words.solveTwo.toBanker, figures.percent(league.toBanker)]]),
          ...prose(words.solveTwo.leagueMeans),
        ]),
  ];
}
