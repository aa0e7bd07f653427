import { STOOD } from '../chart.ts';
import { shows, type WeighedSpot } from './weighed.ts';

/** The second ponte's part of an equilibrium with the banker when the first draws with a given probability. */
export interface Walked {
  readonly p: number;
  /** `[spot]`: how often the banker draws. */
  readonly draws: ReadonlyMap<WeighedSpot, number>;
}
/** At a spot, what the banker gains by drawing rather than standing is `at + p · slope`. */
interface Line {
  readonly spot: WeighedSpot;
  readonly at: number;
  readonly slope: number;
  /** What it does to the second ponte's wish to draw when the banker draws here, or stands. */
  readonly wish: { readonly draw: number; readonly stand: number };
}

/**
 * Spots at which the second ponte knows the same: for each of his probabilities every spot has its best reply, and these
 * change only where some spot is indifferent. The same walk as in chemin de fer, with the first paño's stake in what the
 * banker gains. All the equilibria it finds, in the order of p.
 */
export function walkSecond(spots: readonly WeighedSpot[], first: number): readonly Walked[] {
  const lines = spots.map((spot) => lineOf(spot, first));
  const roots = lines.flatMap(({ spot: { spot }, at, slope }) => {
    const p = -at / slope;
    return spot.duty === 'free' && p > 0 && p < 1 ? [p] : [];
  });
  const ends = [0, ...roots.sort((a, b) => a - b), 1];
  const middles = ends.slice(1).map((end, i) => ((ends[i] as number) + end) / 2);
  const wishes = middles.map((p) =>
    lines.reduce((sum, line) => sum + (draws(line, p) ? line.wish.draw : line.wish.stand), 0),
  );
  const found: Walked[] = [];
  const reply = (p: number): Map<WeighedSpot, number> =>
    new Map(lines.map((line) => [line.spot, draws(line, p) ? 1 : 0]));
  if ((wishes[0] as number) <= 0) found.push({ p: 0, draws: reply(middles[0] as number) });
  for (let i = 1; i < middles.length; i++) {
    const [before, after] = [wishes[i - 1] as number, wishes[i] as number];
    // Where the ponte does not care at all, any probability between is as good.
    if (after === 0) found.push({ p: middles[i] as number, draws: reply(middles[i] as number) });
    if (before * after >= 0) continue;
    const [left, right] = [reply(middles[i - 1] as number), reply(middles[i] as number)];
    const share = before / (before - after);
    for (const [spot, q] of left) left.set(spot, q + share * ((right.get(spot) as number) - q));
    found.push({ p: ends[i] as number, draws: left });
  }
  if ((wishes.at(-1) as number) > 0) found.push({ p: 1, draws: reply(middles.at(-1) as number) });
  return found;
}

const draws = ({ spot: { spot }, at, slope }: Line, p: number): boolean =>
  spot.duty === 'free' ? at + p * slope >= 0 : spot.duty === 'draw';

function lineOf(spot: WeighedSpot, p: number): Line {
  const { first, second } = spot.spot;
  const isStood = second === STOOD;
  let [at, slope] = [0, 0];
  const wish = { draw: 0, stand: 0 };
  for (const one of spot.cases) {
    const reach = one.firstIsFree ? shows(first, p) : 1;
    const more = reach * (one.banker.draw - one.banker.stand);
    if (!one.secondIsFree) {
      at += more;
      continue;
    }
    if (isStood) at += more;
    slope += isStood ? -more : more;
    const sign = isStood ? -reach : reach;
    wish.draw += sign * one.second.draw;
    wish.stand += sign * one.second.stand;
  }
  return { spot, at, slope, wish };
}
