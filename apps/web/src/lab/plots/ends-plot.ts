import { type ByTotal, OUTCOMES } from '../work/coup-work.ts';
import { COLOURS, colourOf, type Draw, INK, STILL, svgOf } from './ink.ts';
import { withLegend } from './legend.ts';

interface EndsWords {
  readonly total: string;
  readonly share: string;
  readonly tick: (value: number) => string;
  readonly name: (outcome: string) => string;
  readonly percent: (value: number) => string;
}

/** With which totals each side wins, one upon the other. */
export const endsPlot =
  (rows: readonly ByTotal[], words: EndsWords): Draw =>
  (Plot, width) =>
    withLegend(
      svgOf(
        Plot.plot({
          ...STILL,
          width,
          height: Math.min(340, Math.max(240, width * 0.5)),
          marginLeft: 34,
          marginBottom: 38,
          x: {
            type: 'band',
            label: words.total,
            labelAnchor: 'center',
            labelArrow: 'none',
            tickSize: 0,
            padding: 0.22,
          },
          y: { label: words.share, labelArrow: 'none', ticks: 5, tickSize: 0, tickFormat: words.tick, grid: true },
          color: { domain: Object.keys(COLOURS), range: Object.values(COLOURS) },
          marks: [
            Plot.barY(rows, {
              x: 'total',
              y: ({ share }: ByTotal) => 100 * share.value,
              fill: 'outcome',
              order: ['tie', 'punto', 'banca'],
              insetTop: 1,
              title: ({ total, outcome, share }: ByTotal) =>
                `${words.name(outcome)} · ${total}\n${words.percent(share.value)}`,
              tip: true,
            }),
            Plot.ruleY([0], { stroke: INK.ink }),
          ],
        }),
      ),
      OUTCOMES.map((outcome) => ({ name: words.name(outcome), colour: colourOf(outcome) })),
    );
