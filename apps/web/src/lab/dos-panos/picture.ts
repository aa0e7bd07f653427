import type { Picture } from '../coup-pictures.ts';
import type { Figures } from '../figures-in.ts';
import type { LabWords } from '../lab-words.ts';
import { conflictsPlot } from './conflicts-plot.ts';
import type { ConflictSpot, DosPanosWork } from './work.ts';

interface Around {
  readonly words: LabWords;
  readonly figures: Figures;
  readonly ruleset: string;
  readonly decks: number;
}
const STOOD = 10;

/** Where the cuadro contradicts itself between the paños, and what each way out costs. */
export function dosPanosPicture(
  { conflicts, often, costs }: DosPanosWork,
  { words, figures, ruleset, decks }: Around,
): Picture {
  const { conflicts: told } = words.dosPanos;
  const { marks, draw, stand, stood } = words.cheminDeFer.table;
  const sign = (third: number): string => (third === STOOD ? stood : String(third));
  const better = ({ drawing }: ConflictSpot): string => (drawing.value > 0 ? draw : stand);
  const cheapest = costs.toSorted((a, b) => a.cost.value - b.cost.value)[0];
  return {
    title: told.title,
    says: [
      told.says(conflicts.length, figures.percent(often.value, 2)),
      ...(cheapest === undefined
        ? []
        : [told.cheapest(told.ways[cheapest.way], figures.per100000(cheapest.cost.value))]),
    ].join(' '),
    name: `${ruleset.replace('/', '-')}-${decks}-conflicts`,
    draw: conflictsPlot(conflicts, {
      banker: told.banker,
      first: told.first,
      sign,
      mark: (isDraw) => (isDraw ? marks.draw : marks.stand),
      title: (spot) =>
        `${told.banker(spot.total)}: ${sign(spot.first)} / ${sign(spot.second)}\n${better(spot)}, ${figures.per100000(Math.abs(spot.drawing.value))}`,
    }),
    rows: {
      columns: [words.cheminDeFer.table.total, told.first, told.second, told.better, told.often, told.drawing],
      rows: conflicts.map((spot) => [
        spot.total,
        sign(spot.first),
        sign(spot.second),
        better(spot),
        spot.often.decimal,
        spot.drawing.decimal,
      ]),
    },
  };
}
