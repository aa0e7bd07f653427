import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture of the page with 256 colours: a fifth of what the browser writes, and nobody sees the difference. */
const COLOURS = 256;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each point. */
  readonly points: Uint8Array;
}

function* chunksOf(png: Buffer): Iterable<{ readonly type: string; readonly data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** What each way of filtering a line takes as known, from the points to the left, above, and above to the left. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function read(png: Buffer): Picture {
  const chunks = [...chunksOf(png)];
  const head = chunks.find(({ type }) => type === 'IHDR')?.data as Buffer;
  const [width, height, depth, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]];
  if (depth !== 8 || (kind !== 2 && kind !== 6)) throw new Error('the browser writes another kind of picture now');
  const channels = kind === 2 ? 3 : 4;
  const packed = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const stride = width * channels;
  const lines = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) {
    const known = FILTERS[packed[y * (stride + 1)] as number] as (typeof FILTERS)[number];
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i;
      const left = i >= channels ? (lines[at - channels] as number) : 0;
      const up = y > 0 ? (lines[at - stride] as number) : 0;
      const corner = i >= channels && y > 0 ? (lines[at - stride - channels] as number) : 0;
      lines[at] = (packed[y * (stride + 1) + 1 + i] as number) + known(left, up, corner);
    }
  }
  const points = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) points[i * 3 + c] = lines[i * channels + c] as number;
  }
  return { width, height, points };
}

type Colour = readonly [number, number, number, weight: number, key: number];
/** Colours that differ by less than the eye sees are one. */
const keyAt = (points: Uint8Array, at: number): number =>
  (((points[at] as number) >> 2) << 12) | (((points[at + 1] as number) >> 2) << 6) | ((points[at + 2] as number) >> 2);
const MIDDLE = 2;

/** How much the colours of a box differ, and in which of the three most. */
function spread(box: readonly Colour[]): { readonly by: number; readonly in: 0 | 1 | 2 } {
  const weight = box.reduce((sum, colour) => sum + colour[3], 0);
  const each = ([0, 1, 2] as const).map((c) => {
    const mean = box.reduce((sum, colour) => sum + colour[c] * colour[3], 0) / weight;
    return { by: box.reduce((sum, colour) => sum + (colour[c] - mean) ** 2 * colour[3], 0), in: c };
  });
  return each.reduce((most, one) => (one.by > most.by ? one : most));
}

/** Median cut: the box whose colours differ most is halved, until there are enough. */
function boxesOf(points: Uint8Array): readonly (readonly Colour[])[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < points.length; at += 3) {
    const key = keyAt(points, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const part = (key: number, by: number): number => (((key >> by) & 63) << 2) | MIDDLE;
  const all = [...counts].map(([key, n]): Colour => [part(key, 12), part(key, 6), part(key, 0), Math.sqrt(n), key]);
  const boxes = [{ colours: all, spread: spread(all) }];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((most, box, i) => (box.spread.by > (boxes[most]?.spread.by ?? 0) ? i : most), 0);
    const box = boxes[widest];
    if (box === undefined || box.spread.by <= 0) break;
    const sorted = box.colours.toSorted((a, b) => a[box.spread.in] - b[box.spread.in]);
    const half = sorted.reduce((sum, colour) => sum + colour[3], 0) / 2;
    let [cut, weight] = [0, 0];
    while (cut < sorted.length - 1 && weight < half) weight += sorted[cut++]?.[3] ?? 0;
    const halves = [sorted.slice(0, cut), sorted.slice(cut)];
    boxes.splice(widest, 1, ...halves.map((colours) => ({ colours, spread: spread(colours) })));
  }
  return boxes.map(({ colours }) => colours);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function smaller(png: Buffer): Buffer {
  const { width, height, points } = read(png);
  const boxes = boxesOf(points);
  const placeOf = new Map(boxes.flatMap((box, place) => box.map((colour) => [colour[4], place] as const)));
  const palette = boxes.flatMap((box) => {
    const weight = box.reduce((sum, colour) => sum + colour[3], 0);
    return ([0, 1, 2] as const).map((c) =>
      Math.round(box.reduce((sum, colour) => sum + colour[c] * colour[3], 0) / weight),
    );
  });
  const lines = Buffer.alloc(height * (width + 1));
  for (let i = 0; i < width * height; i++) {
    const y = Math.floor(i / width);
    lines[y * (width + 1) + 1 + (i % width)] = placeOf.get(keyAt(points, i * 3)) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = 3;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
