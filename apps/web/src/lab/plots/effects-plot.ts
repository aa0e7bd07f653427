import type { Removed } from '../work/coup-work.ts';
import { colourOf, type Draw, INK, type Plotting, STILL, svgOf } from './ink.ts';
import { sideBySide } from './side-by-side.ts';

interface EffectsWords {
  readonly card: string;
  readonly tick: (value: number) => string;
  readonly value: (value: number) => string;
  readonly bet: (bet: string, mode: string | null) => string;
  readonly effect: (value: number) => string;
}
/** From the ace to the nine, and then what counts nothing. */
export const VALUES_IN_ORDER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
export const PER = 100_000;

function panel(Plot: Plotting, width: number, { bet, effects }: Removed, words: EffectsWords): SVGSVGElement {
  const bars = VALUES_IN_ORDER.map((value) => ({
    card: words.value(value),
    change: PER * (effects[value]?.value ?? 0),
    title: `${words.value(value)}: ${effects[value] == null ? '—' : words.effect(effects[value].value)}`,
  }));
  return svgOf(
    Plot.plot({
      ...STILL,
      width,
      height: 190,
      marginLeft: 34,
      marginRight: 4,
      marginTop: 8,
      marginBottom: 34,
      x: {
        type: 'band',
        domain: bars.map(({ card }) => card),
        label: words.card,
        labelAnchor: 'left',
        labelArrow: 'none',
        tickSize: 0,
        padding: 0.25,
      },
      y: { label: null, ticks: 4, tickSize: 0, tickFormat: words.tick, grid: true, nice: true },
      marks: [
        Plot.barY(bars, { x: 'card', y: 'change', fill: colourOf(bet), title: 'title', tip: true }),
        Plot.ruleY([0], { stroke: INK.ink }),
      ],
    }),
  );
}

/** What one card less of each value does to each bet, every bet on a scale of its own. */
export const effectsPlot =
  (rows: readonly Removed[], words: EffectsWords): Draw =>
  (Plot, width) =>
    sideBySide(
      rows.map((row) => ({
        title: words.bet(row.bet, row.mode),
        draw: (inner) => panel(Plot, inner, row, words),
      })),
      width,
      260,
    );
