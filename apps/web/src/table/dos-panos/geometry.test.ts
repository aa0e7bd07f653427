import { byName } from '@sabot/engine/by-name';
import { describe, expect, it } from 'vitest';
import type { Place } from '../any-game/place-in.ts';
import { isClear } from '../any-game/room.ts';
import { accountIn, geometryOf as drawn, leastFor, stakeIn } from './geometry.ts';

/** As a stage is drawn that is given the height it asks for. */
const geometryOf = (width: number, height: number, each: number) =>
  drawn(width, Math.max(height, leastFor(width, each)), each);

const SIZES = [
  [312, 400],
  [382, 450],
  [368, 344],
  [572, 334],
  [672, 590],
  [760, 750],
  [864, 620],
  [1500, 950],
] as const;
const EACH = [2, 4, 6] as const;
type Point = { readonly x: number; readonly y: number };
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(SIZES)('a table of two paños on %i × %i', (width, height) => {
  it.each(EACH)('has the first paño on the banker’s right, numbered away from him, with %i places each', (each) => {
    const { seats, banker, curve } = geometryOf(width, height, each);
    expect(seats.map(({ n }) => n)).toEqual(Array.from({ length: 2 * each }, (_, i) => i + 1));
    for (const { n, plate } of seats) expect([n, plate.x > curve.cx]).toEqual([n, n <= each]);
    for (const first of [1, each + 1]) {
      const way = seats.slice(first - 1, first - 1 + each).map(({ plate }) => apart(plate, banker));
      expect(way).toEqual([...way].sort((a, b) => a - b));
    }
  });

  it.each(EACH)('lets no two places lie on each other, nor one on the shoe, with %i each', (each) => {
    const { seats, shoe, mark } = geometryOf(width, height, each);
    for (const a of seats) {
      expect(apart(a.stake, shoe)).toBeGreaterThan(mark * 0.7);
      for (const b of seats) if (a.n < b.n) expect(apart(a.stake, b.stake)).toBeGreaterThan(mark);
    }
  });

  it('keeps everything on the stage', () => {
    const { hands, bank, cagnotte, call, seats } = geometryOf(width, height, 6);
    for (const { x, y } of [
      ...Object.values(hands),
      bank,
      cagnotte,
      call,
      ...seats.flatMap((s) => [s.stake, s.line]),
    ]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(Math.max(height, leastFor(width, 6)));
    }
  });
});

it.each(SIZES)('keeps cards, call, bank and the names of the paños apart on %i × %i', (width, height) => {
  const { hands, cardWidth, call, handWords, bank, cagnotte, seats, mark } = geometryOf(width, height, 6);
  const hand = { w: 2 * cardWidth, h: 2 * handWords.below };
  const places = [
    ...Object.values(hands).map((at) => ({ ...at, ...hand })),
    { ...call, w: Math.min(call.w, 172) },
    { ...bank, w: 96, h: 36 },
    { ...cagnotte, w: 88, h: 28 },
  ];
  const marks = seats.map(({ stake }) => ({ ...stake, w: mark, h: mark }));
  expect(isClear(places, marks)).toBe(true);
});

describe('where chips lie', () => {
  const geometry = geometryOf(900, 650, 6);
  const people = byName<Place>({
    ana: { kind: 'seat', n: 2 },
    bea: { kind: 'standing', behind: 2, since: 1 },
    eva: { kind: 'seat', n: 9 },
  });
  const at = (player: string, zone: string): Point => stakeIn(geometry, people, player, zone) as Point;

  it('a stake on the own paño lies before its seat, one on the other paño across the line, a caballo between', () => {
    const { cx } = geometry.curve;
    expect(at('ana', 'pano-1').x).toBeGreaterThan(cx);
    expect(at('ana', 'pano-2').x).toBeLessThan(cx);
    expect(at('eva', 'pano-1').x).toBeGreaterThan(cx);
    expect(Math.abs(at('ana', 'caballo').x - cx)).toBeLessThan(Math.abs(at('ana', 'pano-2').x - cx));
  });

  const areApart = (spots: readonly Point[]): void => {
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(geometry.mark * 0.82);
    }
  };

  it('no stake on somebody’s own paño or its line lies on another’s', () => {
    areApart(['ana', 'bea'].flatMap((player) => ['pano-1', 'line-1'].map((zone) => at(player, zone))));
    areApart(['pano-2', 'line-2'].map((zone) => at('eva', zone)));
  });

  it('before the banker each other zone has one place, which all who stake there share', () => {
    const places = [at('ana', 'pano-2'), at('eva', 'pano-1'), at('ana', 'line-2'), at('eva', 'line-1')];
    areApart([...places, at('ana', 'caballo'), geometry.bankerHeld, geometry.shoe]);
    expect(at('ana', 'caballo')).toEqual(at('eva', 'caballo'));
    expect(at('ana', 'pano-2')).toEqual(at('bea', 'pano-2'));
  });

  it('the banker’s chips are where he sits, the bank is with the croupier, and what is beyond the table is nowhere', () => {
    const scene = { people, banker: 'eva' };
    expect(accountIn(geometry, scene, 'player:eva')).toEqual(geometry.banker);
    expect(accountIn(geometry, scene, 'player:ana')).not.toEqual(geometry.banker);
    expect(accountIn(geometry, scene, 'bank:eva')).toEqual(geometry.pile);
    expect(accountIn(geometry, scene, 'deposit:eva')).toEqual(geometry.pile);
    expect(accountIn(geometry, scene, 'outside')).toBeNull();
  });
});

it.each(SIZES)('keeps covered cards off every mark, the shoe and the stakes before the banker on %i × %i', (w, h) => {
  const { seats, mark, heldWidth, bankerHeld, shoe, shared } = geometryOf(w, h, 6);
  const cards = { w: heldWidth * 1.4, h: heldWidth * 1.4 };
  const chip = { w: mark * 0.82, h: mark * 0.82 };
  const around = [...seats.map(({ stake }) => stake), ...Object.values(shared)].map((at) => ({ ...at, ...chip }));
  const box = { ...shoe, w: w < 600 ? 30 : 64, h: w < 600 ? 22 : 30 };
  for (const { held } of seats) expect(isClear([{ ...held, ...cards }, box], around)).toBe(true);
  expect(isClear([{ ...bankerHeld, ...cards }, box], around)).toBe(true);
});
