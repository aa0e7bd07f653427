import type { CheminDeFerChart } from '@sabot/odds/chemin-de-fer';
import { type Fraction, fractionText, negative, STOOD, sumOf, ZERO } from '@sabot/odds/math';
import {
  bankerPrefersTwo,
  type Certified,
  type Conflict,
  costOf,
  type DosPanosKnowledge,
  type DosPanosSpot,
  type DosPanosTables,
  LAID_DOWN,
  type League,
  RESOLUTIONS,
  type Resolution,
  type Sign,
  type Stakes,
  toBanker,
} from '@sabot/odds/math/dos-panos';
import { figure } from '../exact/odds-sheet.ts';
import type { Solved } from '../solution/solved.ts';

/** Which game was solved. */
export interface SolvedDosPanos extends Solved, DosPanosKnowledge {
  readonly stakes: Stakes;
  /** The stakes as they were written. */
  readonly staked: string;
  readonly chart: CheminDeFerChart;
  readonly tables: DosPanosTables;
}
export interface SolutionForTwo {
  readonly solution: Certified;
  readonly conflicts: readonly Conflict[];
}

const signName = (sign: Sign): string | number => (sign === STOOD ? 'stood' : sign === LAID_DOWN ? 'laid-down' : sign);

const size = (value: Fraction): Fraction => (value.num < 0n ? negative(value) : value);

/** What doing otherwise costs the banker at a spot; nothing where he has no choice. */
function costAt({ tables, stakes }: SolvedDosPanos, { pontes }: Certified): (spot: DosPanosSpot) => Fraction {
  const worth = toBanker(stakes);
  return (spot) => (spot.duty === 'free' ? size(bankerPrefersTwo(tables, spot, pontes, worth)) : ZERO);
}

function solutionSheet(game: SolvedDosPanos, { solution, conflicts }: SolutionForTwo) {
  const { values, first, second, draws, slack } = solution;
  const cost = costAt(game, solution);
  return {
    toBanker: figure(values.toBanker),
    toHouse: figure(values.toHouse),
    toFirst: figure(values.toFirst),
    toSecond: figure(values.toSecond),
    slack: { first: figure(slack[0]), second: figure(slack[1]), banker: figure(slack[2]) },
    first: { draws: figure(first) },
    second: [...second].map(([sign, p]) => ({ after: sign === null ? null : signName(sign), draws: figure(p) })),
    conflicts: {
      cells: conflicts.length,
      often: figure(sumOf(conflicts.map(({ often }) => often))),
      costs: Object.fromEntries(
        (Object.keys(RESOLUTIONS) as Resolution[]).map((way) => [way, figure(costOf(conflicts, way))]),
      ),
    },
    banker: game.tables.spots.map((spot) => ({
      hand: spot.hand,
      total: spot.total,
      first: signName(spot.first),
      second: signName(spot.second),
      duty: spot.duty,
      draws: figure(draws(spot)),
      cost: figure(cost(spot)),
    })),
  };
}

/** A solution against two paños as data. The values belong exactly to the strategies; these are near an equilibrium. */
export const dosPanosSheet = (game: SolvedDosPanos, solutions: readonly SolutionForTwo[], league: League | null) => ({
  ruleset: game.ruleset,
  decks: game.decks,
  cards: game.cards,
  removed: game.removed,
  stakes: game.staked,
  deduction: fractionText(game.stakes.deduction),
  chart: game.chart,
  second: game.second,
  banker: game.banker,
  solutions: solutions.map((one) => solutionSheet(game, one)),
  ...(league && {
    league: {
      toBanker: figure(league.toBanker),
      first: { draws: figure(league.first) },
      second: [...league.together].map(([sign, { both, secondAlone }]) => ({
        after: sign === null ? null : signName(sign),
        both: figure(both),
        secondAlone: figure(secondAlone),
      })),
    },
  }),
});
