import { PER, SHADES, THIRDS } from '../chemin-de-fer/costs-plot.ts';
import { type Draw, INK, type Plotting, STILL, svgOf } from '../plots/ink.ts';
import { sideBySide } from '../plots/side-by-side.ts';
import type { ConflictSpot } from './work.ts';

interface ConflictsWords {
  readonly banker: (total: number) => string;
  readonly first: string;
  readonly sign: (third: number) => string;
  readonly mark: (isDraw: boolean) => string;
  readonly title: (spot: ConflictSpot) => string;
}
const STOOD = 10;
/** From here on, in what it costs, the ink must be light. */
const DARK = 20;

/** One total of the banker: the first paño across, the second down; only where the cuadro contradicts itself is there a cell. */
function panel(Plot: Plotting, width: number, spots: readonly ConflictSpot[], words: ConflictsWords): SVGSVGElement {
  const short = (third: number): string => (third === STOOD ? '–' : String(third));
  const size = ({ drawing }: ConflictSpot): number => Math.abs(PER * drawing.value);
  const place = { x: ({ first }: ConflictSpot) => short(first), y: ({ second }: ConflictSpot) => short(second) };
  const domain = THIRDS.map(short);
  return svgOf(
    Plot.plot({
      ...STILL,
      width,
      height: width,
      marginLeft: 22,
      marginRight: 2,
      marginTop: 36,
      marginBottom: 2,
      x: {
        axis: 'top',
        domain,
        label: words.first,
        labelAnchor: 'left',
        labelArrow: 'none',
        tickSize: 0,
        padding: 0.06,
      },
      y: { domain, label: null, tickSize: 0, padding: 0.06 },
      color: { type: 'sqrt', domain: [0, 4, 12, 24, 40], range: [...SHADES], clamp: true },
      marks: [
        Plot.frame({ stroke: INK.line }),
        Plot.cell(spots, { ...place, fill: size, stroke: INK.line, rx: 3, title: words.title, tip: true }),
        Plot.text(spots, {
          ...place,
          text: ({ drawing }: ConflictSpot) => words.mark(drawing.value > 0),
          fill: (spot: ConflictSpot) => (size(spot) > DARK ? INK.paper : INK.ink),
          fontSize: 11,
          pointerEvents: 'none',
        }),
      ],
    }),
  );
}

/** Where the cuadro tells the banker to draw against one paño and to stand against the other, and what the better choice is. */
export const conflictsPlot =
  (spots: readonly ConflictSpot[], words: ConflictsWords): Draw =>
  (Plot, width) => {
    const totals = [...new Set(spots.map(({ total }) => total))].sort((a, b) => a - b);
    return sideBySide(
      totals.map((total) => ({
        title: words.banker(total),
        draw: (inner: number) =>
          panel(
            Plot,
            inner,
            spots.filter((spot) => spot.total === total),
            words,
          ),
      })),
      width,
      300,
    );
  };
