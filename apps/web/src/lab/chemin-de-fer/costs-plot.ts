import { type Draw, INK, STILL, svgOf } from '../plots/ink.ts';
import type { Spot } from './work.ts';

interface CostsWords {
  readonly total: string;
  readonly third: string;
  readonly thirdName: (third: number) => string;
  readonly mark: (spot: Spot) => string;
  readonly cost: (spot: Spot) => string;
  readonly title: (spot: Spot) => string;
}

export const PER = 100_000;
const STOOD = 10;
/** The column of a ponte who stood comes first, as the banker meets it. */
export const THIRDS = [STOOD, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
export const SHADES = ['#fffdf7', '#f0d9a8', '#c3913f', '#6d4814', '#33210a'];
/** From here on, in what it costs, the ink must be light. */
const DARK = 420;
const WIDE = 620;

const KINDS = ['bound', 'sure', 'mixed'] as const;
const kindOf = ({ duty, draws }: Spot): (typeof KINDS)[number] => {
  if (duty !== 'free') return 'bound';
  return draws.fraction.includes('/') ? 'mixed' : 'sure';
};
const shade = ({ duty, cost }: Spot): number | null => (duty === 'free' ? Math.sqrt(PER * cost.value) : null);

/** The banker's table: what to do in each cell, and how dear the other choice is. */
export const costsPlot =
  (spots: readonly Spot[], words: CostsWords): Draw =>
  (Plot, width) => {
    const isWide = width >= WIDE;
    const row = isWide ? 46 : 36;
    const thirdName = (third: number): string => (third === STOOD && !isWide ? '–' : words.thirdName(third));
    const ink = (spot: Spot): string =>
      spot.duty !== 'free' ? INK.dim : PER * spot.cost.value > DARK ? INK.paper : INK.ink;
    const place = { x: ({ third }: Spot) => thirdName(third), y: 'total' } as const;
    return svgOf(
      Plot.plot({
        ...STILL,
        width,
        height: 8 * row + 52,
        marginLeft: 30,
        marginRight: 2,
        marginTop: 48,
        marginBottom: 4,
        x: {
          axis: 'top',
          domain: THIRDS.map(thirdName),
          label: words.third,
          labelAnchor: 'left',
          labelArrow: 'none',
          tickSize: 0,
          padding: 0.05,
          round: false,
        },
        y: { domain: [0, 1, 2, 3, 4, 5, 6, 7], label: null, tickSize: 0, padding: 0.06, round: false },
        color: { type: 'linear', domain: [0, 10, 20, 30, 40], range: SHADES, unknown: INK.bound, clamp: true },
        marks: [
          Plot.cell(spots, { ...place, fill: shade, stroke: INK.line, rx: 4, title: words.title, tip: true }),
          ...KINDS.map((kind) =>
            Plot.text(
              spots.filter((spot) => kindOf(spot) === kind),
              {
                ...place,
                text: words.mark,
                fill: ink,
                fontWeight: kind === 'bound' ? 400 : 650,
                // A percentage must fit into a cell that holds a letter.
                fontSize: isWide ? 14 : kind === 'mixed' ? 10.5 : 12,
                dy: isWide && kind !== 'bound' ? -7 : 0,
                pointerEvents: 'none',
              },
            ),
          ),
          Plot.text(isWide ? spots.filter(({ duty }) => duty === 'free') : [], {
            ...place,
            text: words.cost,
            fill: ink,
            fontSize: 10.5,
            dy: 10,
            pointerEvents: 'none',
          }),
        ],
      }),
    );
  };
