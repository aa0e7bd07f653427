export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Station {
  readonly at: Point;
  /** A step of one pixel towards the middle of the table. */
  readonly inward: Point;
}

/** The edge of the cloth. */
export interface Curve {
  readonly cx: number;
  readonly cy: number;
  readonly top: number;
  readonly bottom: number;
  /** How far the cloth reaches to either side at this height. */
  halfWidth(y: number): number;
  /** The same edge, drawn further out (or in, below nought). */
  path(out?: number): string;
  /** So many places along the players' side, evenly, from the croupier's right to his left. */
  along(count: number): readonly Station[];
}

/** An oval between an ellipse (2) and a box; tables are a little fuller than ellipses. */
interface Oval {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly n: number;
}

const SAMPLES = 160;
const power = (value: number, n: number): number => Math.sign(value) * Math.abs(value) ** n;

const pointOn = ({ cx, cy, rx, ry, n }: Oval, t: number): Point => ({
  x: cx + rx * power(Math.cos(t), 2 / n),
  y: cy + ry * power(Math.sin(t), 2 / n),
});

function inwardAt({ cx, cy, rx, ry, n }: Oval, { x, y }: Point): Point {
  const normal = { x: -power((x - cx) / rx, n - 1) / rx, y: -power((y - cy) / ry, n - 1) / ry };
  const size = Math.hypot(normal.x, normal.y) || 1;
  return { x: normal.x / size, y: normal.y / size };
}

/** Places at equal distances along part of an oval; the parameter runs from the left over the bottom to the right. */
function evenly(oval: Oval, from: number, to: number, count: number): Station[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => pointOn(oval, from + ((to - from) * i) / SAMPLES));
  const lengths = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    lengths.push((lengths[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths[SAMPLES] as number;
  return Array.from({ length: count }, (_, i) => {
    const wanted = count === 1 ? whole / 2 : (whole * i) / (count - 1);
    const found = lengths.findIndex((length) => length >= wanted - 1e-6);
    const at = points[found === -1 ? SAMPLES : found] as Point;
    return { at, inward: inwardAt(oval, at) };
  });
}

const halfWidthOf = ({ cy, rx, ry, n }: Oval, y: number): number =>
  rx * Math.max(0, 1 - Math.min(1, Math.abs(y - cy) / ry) ** n) ** (1 / n);

const wider = (oval: Oval, out: number): Oval => ({ ...oval, rx: oval.rx + out, ry: oval.ry + out });

function drawn(oval: Oval, from: number, to: number, steps: number): string {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = pointOn(oval, from + ((to - from) * i) / steps);
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}

interface Shape {
  readonly shape: 'oval' | 'half-moon';
  readonly rim: number;
  /** How far the name plates stand out beyond the rim. */
  readonly plates: Point;
  /** How far down the first seat and the last are: 0 as far up as they go, 1 where the table is widest or below. */
  readonly low: number;
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

export function curveOf(w: number, h: number, { shape, rim, plates, low }: Shape): Curve {
  const side = rim + plates.x;
  if (shape === 'oval') {
    const over = w < h ? 20 : 4;
    const high = (h - 2 * rim - plates.y - over) / 2;
    const oval = { cx: w / 2, cy: rim + over + high, rx: w / 2 - side, ry: high, n: w < h ? 2.5 : 2.25 };
    const begins = Math.PI * between(1.18, 0.98, low);
    return {
      cx: oval.cx,
      cy: oval.cy,
      top: oval.cy - high,
      bottom: oval.cy + high,
      halfWidth: (y) => halfWidthOf(oval, y),
      path: (out = 0) => `${drawn(wider(oval, out), 0, 2 * Math.PI, 180)}Z`,
      along: (count) => evenly(oval, begins, Math.PI - begins, count),
    };
  }
  // The square corners would stand under the buttons in the corners of the room.
  const [cx, top] = [w / 2, rim + 38];
  const deep = h - rim - plates.y - top;
  // The straight side goes down a little before the curve begins, as on a table for blackjack.
  const shoulder = deep * (w < h ? 0.3 : 0.14);
  const along = between(0.08, 0.22, low);
  const oval = { cx, cy: top + shoulder, rx: w / 2 - side, ry: deep - shoulder, n: w < h ? 2.3 : 2.1 };
  return {
    cx,
    cy: oval.cy,
    top,
    bottom: top + deep,
    halfWidth: (y) => (y <= oval.cy ? oval.rx : halfWidthOf(oval, y)),
    path: (out = 0) => {
      const edge = wider(oval, out);
      const [left, right, y, r] = [cx - edge.rx, cx + edge.rx, top - out, 18 + out];
      return `${drawn(edge, 0, Math.PI, 120)}V${y + r}Q${left} ${y} ${left + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}Z`;
    },
    along: (count) => evenly(oval, Math.PI * (1 - along), Math.PI * along, count),
  };
}
