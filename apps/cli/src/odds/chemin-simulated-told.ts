import { type CheminSimulation, FARES, OUTCOMES, type Seat, type SimulatedChemin } from '@sabot/odds';
import type { Played } from '@sabot/odds/math';
import type { Call } from '../commands/command.ts';
import { PAGE_WIDTH, wrap } from '../layout.ts';
import { type Figures, figuresIn, figureTable } from './figures.ts';
import { estimateHead, estimateRow } from './simulated-told.ts';
import type { Plan } from './simulation-file.ts';

/** Banks that won so many coups and more are told together. */
const LONG = 6;

function banksTold(
  { banks, cutShort }: SimulatedChemin,
  { words }: Call,
  { whole, plain }: Figures,
): readonly string[] {
  const { chemin } = words.odds.simulation;
  const sum = (from: number, to?: number): number => banks.slice(from, to).reduce((so, many) => so + many, 0);
  const all = Math.max(1, sum(0));
  const share = (many: number): readonly string[] => [whole(many), `${plain((100 * many) / all, 2)} %`];
  return figureTable([
    ...Array.from({ length: LONG }, (_, won) => [chemin.won(won), ...share(sum(won, won + 1))]),
    [chemin.wonMore(LONG), ...share(sum(LONG))],
    [chemin.cutShort, whole(cutShort), ''],
  ]);
}

function seatsTold(seats: readonly Seat[], { words }: Call, { whole }: Figures): readonly string[] {
  const { chemin } = words.odds.simulation;
  const net = ({ won, lost }: Seat['banker']): string => whole(won - lost);
  const coups = ({ won, tied, lost }: Seat['banker']): string => whole(won + tied + lost);
  return figureTable([
    [chemin.seat, ...chemin.seatHead],
    ...seats.map(({ seat, banker, ponte }) => [String(seat), coups(banker), net(banker), coups(ponte), net(ponte)]),
  ]);
}

/** A simulation of chemin de fer for people. */
export function cheminTold(
  plan: Plan,
  played: Played,
  { habits, deduction }: CheminSimulation,
  simulated: SimulatedChemin,
  call: Call,
): readonly string[] {
  const { words, paint, language } = call;
  const told = words.odds.simulation;
  const { chemin } = told;
  const figures = figuresIn(language);
  const outcomes = OUTCOMES.map((one) => estimateRow(paint[one](told.outcomes[one]), simulated.outcomes[one], figures));
  const fares = FARES.map((one) => estimateRow(chemin.fares[one], simulated.fares[one], figures));
  const lines = figureTable([estimateHead('', told), ...outcomes, estimateHead('', told), ...fares]);
  return [
    `${paint.bold(plan.ruleset)} · ${words.odds.decks(plan.decks)}`,
    told.heading(figures.whole(played.shoes), figures.whole(played.coups), plan.seed),
    ...wrap(
      `${chemin.pontes[habits.ponte]} · ${chemin.bankers[habits.banker]} · ${words.solve.heading(figures.percent(deduction, 2))}`,
      PAGE_WIDTH,
    ),
    '',
    paint.you(words.odds.often),
    ...lines.slice(0, outcomes.length + 1),
    '',
    paint.you(chemin.brings),
    ...lines.slice(outcomes.length + 1),
    '',
    paint.you(chemin.banks),
    ...banksTold(simulated, call, figures),
    '',
    paint.you(chemin.seats),
    ...seatsTold(simulated.seats, call, figures),
    '',
    ...wrap(told.means, PAGE_WIDTH - 2).map((line) => `  ${line}`),
  ];
}
