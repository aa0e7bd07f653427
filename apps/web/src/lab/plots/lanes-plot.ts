import { INK, type Plotting, STILL, svgOf } from './ink.ts';

/** A point in one lane of a picture. */
export interface LanePoint {
  readonly lane: string;
  readonly x: number;
  readonly colour: string;
  /** Full points and rings tell two ways of the same colour apart. */
  readonly isRing: boolean;
  readonly title: string;
  readonly label: string;
}

const LANE = 58;

/** Points in lanes, each lane with its name above it: names of any length, on screens of any width. */
export function lanesPlot(
  Plot: Plotting,
  width: number,
  points: readonly LanePoint[],
  axis: { readonly label: string; readonly strong?: string; readonly tick: (value: number) => string },
): SVGSVGElement {
  const lanes = [...new Set(points.map(({ lane }) => lane))];
  const xs = points.map(({ x }) => x);
  const [least, most] = [Math.min(0, ...xs), Math.max(0, ...xs)];
  const room = (most - least) * 0.06 || 1;
  return svgOf(
    Plot.plot({
      ...STILL,
      width,
      height: lanes.length * LANE + 44,
      marginLeft: 8,
      marginRight: 14,
      marginTop: 4,
      marginBottom: 40,
      fy: { domain: lanes, axis: null, padding: 0 },
      x: {
        label: axis.label,
        labelAnchor: 'left',
        labelArrow: 'none',
        tickSize: 0,
        tickFormat: axis.tick,
        ticks: Math.max(3, Math.floor(width / 110)),
        grid: true,
        domain: [least < 0 ? least - room : 0, most > 0 ? most + room : 0],
      },
      marks: [
        Plot.ruleX([0], { stroke: INK.line }),
        Plot.ruleY(lanes, { fy: (lane: string) => lane, y: () => 0, stroke: INK.line }),
        Plot.text(
          lanes.filter((lane) => lane !== axis.strong),
          {
            fy: (lane: string) => lane,
            text: (lane: string) => lane,
            frameAnchor: 'top-left',
            dx: -6,
            dy: 8,
            fill: INK.dim,
            stroke: INK.ground,
            strokeWidth: 5,
          },
        ),
        Plot.text(
          lanes.filter((lane) => lane === axis.strong),
          {
            fy: (lane: string) => lane,
            text: (lane: string) => lane,
            frameAnchor: 'top-left',
            dx: -6,
            dy: 8,
            fontWeight: 650,
            fill: INK.ink,
            stroke: INK.ground,
            strokeWidth: 5,
          },
        ),
        Plot.dot(points, {
          fy: 'lane',
          x: 'x',
          frameAnchor: 'bottom',
          dy: -25,
          r: 6,
          fill: ({ isRing, colour }: LanePoint) => (isRing ? INK.ground : colour),
          stroke: 'colour',
          strokeWidth: 2,
          title: 'title',
          tip: true,
        }),
        Plot.text(points, {
          fy: 'lane',
          x: 'x',
          frameAnchor: 'bottom',
          dy: -9,
          text: 'label',
          fill: 'colour',
          fontSize: 11,
          stroke: INK.ground,
          strokeWidth: 4,
        }),
      ],
      y: { axis: null, domain: [0, 1] },
    }),
  );
}
