import { type Draw, INK, type Plotting, STILL, svgOf } from '../plots/ink.ts';
import { type Panel, sideBySide } from '../plots/side-by-side.ts';
import type { Lines } from './work.ts';

/** Two straight lines over how often the other draws, and the point that matters. */
export interface Crossing {
  readonly title: string;
  readonly axis: string;
  readonly gain: string;
  readonly tick: (value: number) => string;
  readonly lines: Lines;
  /** How often he draws, and what it is worth there; null: nothing is mixed. */
  readonly at: { readonly share: number; readonly value: number; readonly label: string } | null;
  readonly colour: string;
  readonly draws: string;
  readonly stands: string;
}

const ends = ([from, to]: readonly [number, number]) => [
  { x: 0, y: 100 * from },
  { x: 100, y: 100 * to },
];

function crossing(Plot: Plotting, width: number, one: Crossing): SVGSVGElement {
  const { lines, at, colour } = one;
  const [draw, stand] = [ends(lines.draw), ends(lines.stand)];
  const drawIsAbove = lines.draw[1] >= lines.stand[1];
  /** Beside the end of its line, clear of both lines however close they end. */
  const name = (row: typeof draw, text: string, above: boolean) =>
    Plot.text(row.slice(1), {
      x: 'x',
      y: 'y',
      text: () => text,
      textAnchor: 'start',
      lineAnchor: above ? 'bottom' : 'top',
      dx: 8,
      dy: above ? 4 : -4,
      fill: colour,
    });
  const point = at === null ? [] : [{ x: 100 * at.share, y: 100 * at.value, label: at.label }];
  return svgOf(
    Plot.plot({
      ...STILL,
      width,
      height: 300,
      marginLeft: 46,
      marginRight: 84,
      marginTop: 46,
      marginBottom: 40,
      x: {
        domain: [0, 100],
        label: one.axis,
        labelAnchor: 'left',
        labelArrow: 'none',
        ticks: 5,
        tickSize: 0,
      },
      y: {
        tickFormat: one.tick,
        label: one.gain,
        labelArrow: 'none',
        ticks: 5,
        tickSize: 0,
        grid: true,
        nice: true,
        inset: 14,
      },
      marks: [
        Plot.ruleX(point, { x: 'x', stroke: INK.line, strokeDasharray: '3 3' }),
        Plot.line(draw, { x: 'x', y: 'y', stroke: colour, strokeWidth: 2.25 }),
        Plot.line(stand, { x: 'x', y: 'y', stroke: colour, strokeWidth: 2.25, strokeDasharray: '6 4' }),
        name(draw, one.draws, drawIsAbove),
        name(stand, one.stands, !drawIsAbove),
        Plot.dot(point, { x: 'x', y: 'y', r: 6, fill: INK.paper, stroke: INK.ink, strokeWidth: 2 }),
        // Above the frame, where no line passes.
        Plot.text(point, {
          x: 'x',
          frameAnchor: 'top',
          text: 'label',
          dy: -12,
          fontWeight: 700,
          fill: INK.ink,
        }),
      ],
    }),
  );
}

export const equilibriumPlot =
  (crossings: readonly Crossing[]): Draw =>
  (Plot, width) =>
    sideBySide(
      crossings.map((one): Panel => ({ title: one.title, draw: (inner) => crossing(Plot, inner, one) })),
      width,
      320,
    );
