import type { Compared } from '../work/coup-work.ts';
import { colourOf, type Draw } from './ink.ts';
import { lanesPlot } from './lanes-plot.ts';
import { type Key, withLegend } from './legend.ts';
import { sideBySide } from './side-by-side.ts';

interface CompareWords {
  readonly edge: string;
  readonly ruleset: (id: string) => string;
  readonly bet: (bet: string, mode: string | null) => string;
  readonly percent: (value: number) => string;
  readonly short: (value: number) => string;
  readonly tick: (value: number) => string;
  readonly even: string;
  readonly tie: string;
}

/** Bets that pay so little that their edges stand close together, and the rest, which would push them into a corner. */
const isFar = ({ bet }: Compared): boolean => bet === 'tie';
/** Every regulation keeps the same of the bet that lies far off; null: they differ, or none takes it. */
export const farEdge = (rows: readonly Compared[]): Compared['edge'] | null => {
  const far = rows.filter(isFar);
  return isAlike(far) ? (far[0]?.edge ?? null) : null;
};
const isAlike = (far: readonly Compared[]): boolean => far.every(({ edge }) => edge.fraction === far[0]?.edge.fraction);
/** The first way of paying is a full point, another is a ring. */
const RINGS: ReadonlySet<string | null> = new Set(['half-on-six']);

const keyOf = (bet: string, mode: string | null, words: CompareWords): Key => ({
  name: words.bet(bet, RINGS.has(mode) ? mode : null),
  colour: colourOf(bet),
  isRing: RINGS.has(mode),
});

/** What each regulation keeps of each bet. */
export const comparePlot =
  (rows: readonly Compared[], chosen: string, words: CompareWords): Draw =>
  (Plot, width) => {
    const lanes = (some: readonly Compared[]) => (inner: number) =>
      lanesPlot(
        Plot,
        inner,
        some.map(({ ruleset, bet, mode, edge }) => ({
          lane: words.ruleset(ruleset),
          x: 100 * edge.value,
          colour: colourOf(bet),
          isRing: RINGS.has(mode),
          title: `${words.ruleset(ruleset)}\n${words.bet(bet, mode)}: ${words.percent(edge.value)}`,
          label: words.short(edge.value),
        })),
        { label: words.edge, strong: words.ruleset(chosen), tick: words.tick },
      );
    const [near, far] = [rows.filter((row) => !isFar(row)), rows.filter(isFar)];
    const panels = [
      { title: words.even, draw: lanes(near) },
      { title: words.tie, draw: lanes(far) },
    ];
    // Where all agree on the one that lies far off, a sentence says so, and there is nothing to draw.
    const shown = isAlike(far) ? near : rows;
    const keys = new Map(
      shown.map(({ bet, mode }): [string, Key] => [`${bet} ${RINGS.has(mode)}`, keyOf(bet, mode, words)]),
    );
    const picture = isAlike(far) ? lanes(near)(width) : sideBySide(panels, width, 320);
    return withLegend(picture, [...keys.values()]);
  };
