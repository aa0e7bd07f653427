import {
  BANCOS,
  type Banco,
  CHEMIN_DE_FER_CHARTS,
  type CheminDeFerChart,
  type CheminDeFerQuestions,
  cheminDeFerGameOf,
} from '@sabot/odds/chemin-de-fer';
import { cardsIn, type Fraction, fractionText, numberOf, STOOD, shoeOf } from '@sabot/odds/math';
import {
  type CheminDeFerSolution,
  cheminDeFerTables,
  type Knowledge,
  type Move,
  type SpotMove,
  solveCheminDeFer,
} from '@sabot/odds/math/chemin-de-fer';
import { BadCall } from '../../call/bad-call.ts';
import { type Call, type Exit, print, printJson } from '../../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../../terminal/layout.ts';
import { deductionIn } from '../deduction.ts';
import { figure } from '../exact/odds-sheet.ts';
import { type Figures, figuresIn, figureTable } from '../figures.ts';
import { choiceIn, packIn, refuseIdle } from '../options.ts';
import { byTotal, habitTold, markOf, prose, type Solved, solvedTold, valuesTold } from '../solution/solved.ts';

/** Which game was solved, and on what terms. */
interface SolvedGame extends Solved, Knowledge {
  readonly deduction: Fraction;
  readonly chart: CheminDeFerChart;
  readonly banco: Banco;
}

/** A solution as data, in exact fractions. */
const sheetOf = (game: SolvedGame, solutions: readonly CheminDeFerSolution[]) => ({
  ...game,
  deduction: fractionText(game.deduction),
  solutions: solutions.map(({ ponte, banker, toPonte, toBanker }) => ({
    toPonte: figure(toPonte),
    toBanker: figure(toBanker),
    ponte: ponte.map(({ hand, draws, cost }) => ({ hand, draws: figure(draws), cost: figure(cost) })),
    banker: banker.map(({ hand, total, third, duty, draws, cost }) => ({
      hand,
      total,
      third: third === STOOD ? 'stood' : third,
      duty,
      draws: figure(draws),
      cost: figure(cost),
    })),
  })),
});

const THIRDS = [STOOD, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** For every 100,000 staked; what is small is told more exactly. */
const costText = (cost: Fraction, { scaled }: Figures): string => scaled(cost, 5, numberOf(cost) < 0.0001 ? 1 : 0);

/** The banker's hands one under the other, the third cards beside each other. */
function grid(moves: readonly SpotMove[], { words }: Call, shown: (move: SpotMove) => string): readonly string[] {
  const hands = [...new Map([...moves].sort(byTotal).map(({ hand }) => [hand, hand])).keys()];
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

function ponteTold(moves: readonly Move[], call: Call, figures: Figures): readonly string[] {
  const { words, paint } = call;
  return moves.flatMap(({ hand, draws, cost }) => {
    const after = cost.num === 0n ? words.solve.noMatter : words.solve.wrong(costText(cost, figures));
    const line = `${paint.bold(hand)}: ${habitTold(draws, call, figures)}; ${after}`;
    return wrap(line, PAGE_WIDTH - 4).map((part) => `  ${part}`);
  });
}

function solutionTold(solution: CheminDeFerSolution, call: Call, figures: Figures): readonly string[] {
  const { words, paint } = call;
  const { solve } = words;
  const { ponte, banker, toPonte, toBanker } = solution;
  const cost = ({ duty, cost: lost }: SpotMove): string => (duty === 'free' ? costText(lost, figures) : paint.dim('·'));
  return [
    ...valuesTold(
      [
        [solve.toPonte, toPonte],
        [solve.toBanker, toBanker],
      ],
      solve.valuesMean,
      call,
      figures,
    ),
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
function toldOf(game: SolvedGame, solutions: readonly CheminDeFerSolution[], call: Call): readonly string[] {
  const { solve } = call.words;
  const figures = figuresIn(call.language);
  const terms = [
    `${solve.charts[game.chart]} · ${solve.heading(figures.percent(game.deduction, 2))}`,
    ...(game.banco === 'free' ? [solve.freeBanco] : []),
  ];
  return solvedTold(game, terms, solutions, (one) => solutionTold(one, call, figures), call);
}

const KNOWN = ['total', 'cards'] as const;

/** Solves the game that a law of chemin de fer allows, as the call asks for it. */
export function solveGame(ruleset: string, questions: CheminDeFerQuestions, call: Call): Exit {
  refuseIdle(call, ['stakes', 'second', 'modality', 'league'], ruleset);
  const { decks, removed, pack } = packIn(call, questions.decks);
  const chart = choiceIn(call, 'chart', CHEMIN_DE_FER_CHARTS);
  const banco = choiceIn(call, 'banco', BANCOS);
  const [ponte, banker] = [choiceIn(call, 'ponte', KNOWN), choiceIn(call, 'banker', KNOWN)];
  const deduction = deductionIn(call, questions.deduction);
  const shoe = shoeOf(pack, questions.values);
  const tables = cheminDeFerTables(cheminDeFerGameOf(questions, chart, banco), { shoe }, { ponte, banker });
  const solutions = solveCheminDeFer(tables, deduction);
  if (solutions === null) throw new BadCall((bad) => bad.odds.open);
  const game: SolvedGame = { ruleset, decks, cards: cardsIn(shoe), removed, deduction, chart, banco, ponte, banker };
  if (call.options.json) printJson(call, sheetOf(game, solutions));
  else print(call, ...toldOf(game, solutions, call));
  return 0;
}
