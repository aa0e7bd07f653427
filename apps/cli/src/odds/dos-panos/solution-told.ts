import { type Fraction, numberOf, STOOD, sumOf } from '@sabot/odds/math';
import {
  type Certified,
  costOf,
  LAID_DOWN,
  type League,
  type Resolution,
  SIGNS,
  type Sign,
} from '@sabot/odds/math/dos-panos';
import type { Call } from '../../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../../terminal/layout.ts';
import { type Figures, figuresIn, figureTable } from '../figures.ts';
import { byTotal, habitTold, isSure, markOf, prose, solvedTold, valuesTold } from '../solution/solved.ts';
import type { SolutionForTwo, SolvedDosPanos } from './solution-sheet.ts';

const ORDER: readonly Sign[] = [STOOD, LAID_DOWN, ...SIGNS.slice(0, STOOD)];

function signTold(sign: Sign, { words }: Call): string {
  const { stood } = words.solve;
  return sign === STOOD ? stood : sign === LAID_DOWN ? words.solveDosPanos.laidDown : String(sign);
}

/** A hand with which the banker always does the same takes one line; any other a grid, the first paño downwards. */
function bankerTold({ tables }: SolvedDosPanos, { draws }: Certified, call: Call): readonly string[] {
  const { solveDosPanos } = call.words;
  const hands = Map.groupBy([...tables.spots].sort(byTotal), ({ hand }) => hand);
  return [...hands].flatMap(([hand, spots]) => {
    const [first, ...rest] = spots;
    if (
      first !== undefined &&
      isSure(draws(first)) &&
      rest.every((spot) => draws(spot).num === draws(first).num && isSure(draws(spot)))
    ) {
      return [`  ${call.paint.bold(hand)}: ${solveDosPanos.always[draws(first).num === 0n ? 'stand' : 'draw']}`];
    }
    const marks = new Map(
      spots.map((spot) => [`${spot.first} ${spot.second}`, markOf({ duty: spot.duty, draws: draws(spot) }, call)]),
    );
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
  const { solveDosPanos } = call.words;
  const act = (draws: Fraction): string => habitTold(draws, call, figures);
  const seconds = [...second].map(([sign, p]) =>
    sign === null
      ? `${solveDosPanos.second}: ${act(p)}`
      : `${solveDosPanos.second}, ${solveDosPanos.after(signTold(sign, call))}: ${act(p)}`,
  );
  return [`  ${solveDosPanos.first}: ${act(first)}`, ...seconds.map((line) => `  ${line}`)];
}

function conflictsTold({ conflicts }: SolutionForTwo, call: Call, figures: Figures): readonly string[] {
  const { solveDosPanos } = call.words;
  const often = figures.percent(sumOf(conflicts.map((one) => one.often)), 2);
  const ways = Object.entries(solveDosPanos.resolutions) as [Resolution, string][];
  return [
    call.paint.you(solveDosPanos.conflict),
    ...prose(solveDosPanos.conflictMeans(conflicts.length, often)),
    ...figureTable(ways.map(([way, name]) => [name, figures.scaled(costOf(conflicts, way), 5, 1)])),
  ];
}

function solutionTold(game: SolvedDosPanos, one: SolutionForTwo, call: Call, figures: Figures): readonly string[] {
  const { words, paint } = call;
  const { solve, solveDosPanos } = words;
  const { values, slack } = one.solution;
  const most = Math.max(...slack.map(numberOf));
  return [
    ...valuesTold(
      [
        [solveDosPanos.toFirst, values.toFirst],
        [solveDosPanos.toSecond, values.toSecond],
        [solveDosPanos.toBanker, values.toBanker],
        [solveDosPanos.toHouse, values.toHouse],
      ],
      solveDosPanos.valuesMean(most < 1e-12 ? '10⁻¹²' : most.toExponential(1)),
      call,
      figures,
    ),
    '',
    paint.you(solveDosPanos.pontes),
    ...pontesTold(one.solution, call, figures),
    '',
    `${paint.you(solve.banker)} · ${solveDosPanos.grid}`,
    ...bankerTold(game, one.solution, call),
    ...prose(solve.legend),
    '',
    ...conflictsTold(one, call, figures),
  ];
}

/** What the three should do, for people. */
export function dosPanosTold(
  game: SolvedDosPanos,
  solutions: readonly SolutionForTwo[],
  league: League | null,
  call: Call,
): readonly string[] {
  const { words, language, paint } = call;
  const figures = figuresIn(language);
  const terms = [
    words.solve.charts[game.chart],
    words.solveDosPanos.seconds[game.second],
    words.solveDosPanos.stakes(game.staked),
    words.solve.heading(figures.percent(game.stakes.deduction, 2)),
  ].join(' · ');
  return [
    ...solvedTold(game, wrap(terms, PAGE_WIDTH), solutions, (one) => solutionTold(game, one, call, figures), call),
    ...(league === null
      ? []
      : [
          '',
          paint.you(words.solveDosPanos.league),
          ...figureTable([[words.solveDosPanos.toBanker, figures.percent(league.toBanker)]]),
          ...prose(words.solveDosPanos.leagueMeans),
        ]),
  ];
}
