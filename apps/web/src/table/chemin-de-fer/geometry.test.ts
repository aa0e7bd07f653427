import { describe, expect, it } from 'vitest';
import { isClear } from '../any-game/room.ts';
import { geometryOf, leastFor } from './geometry.ts';

/** Stages as they come out of the screens people have: telephones, a low window, tablets, a laptop, a desk. */
const STAGES = [
  [312, 300],
  [382, 450],
  [368, 344],
  [572, 334],
  [672, 590],
  [760, 750],
  [812, 910],
  [864, 620],
  [1488, 944],
] as const;

describe.each(STAGES)('the oval on a stage of %i × %i', (width, height) => {
  const least = leastFor(width, 9);
  const geometry = geometryOf(width, Math.max(height, least), 9);
  const { cardWidth, hands, bank, call, seats, mark, croupier, cagnotte, curve, garage, handWords } = geometry;

  it('keeps every seat on the stage, and its stake on the cloth', () => {
    expect(seats).toHaveLength(9);
    for (const { plate, stake } of seats) {
      expect(plate.x).toBeGreaterThan(0);
      expect(plate.x).toBeLessThan(width);
      expect(plate.y).toBeLessThan(geometry.height);
      expect(Math.abs(stake.x - curve.cx)).toBeLessThan(curve.halfWidth(stake.y));
    }
  });

  it('asks for no more height than a telephone can scroll through, and has cloth enough', () => {
    expect(least).toBeLessThan(620);
    expect(curve.bottom - curve.top).toBeGreaterThanOrEqual(240);
  });

  it('keeps cards, bank, call and garage clear of each other and of every mark, with a third card too', () => {
    const hand = { w: 2 * cardWidth, h: 2 * handWords.below };
    const places = [
      { ...hands.punto, ...hand },
      { ...hands.banca, ...hand },
      { ...bank, w: 110, h: 36 },
      { ...call, w: Math.min(call.w, 172) },
      { ...garage, w: 56, h: 34 },
      { ...cagnotte, w: 90, h: 26 },
    ];
    const marks = seats.map(({ stake }) => ({ ...stake, w: mark, h: mark }));
    expect(isClear(places, marks)).toBe(true);
    expect(cagnotte.y).toBeGreaterThan(croupier.y);
  });

  it('lays cards that somebody holds, and the shoe, beside their mark', () => {
    for (const { held, shoe, stake } of seats) {
      expect(Math.hypot(held.x - stake.x, held.y - stake.y)).toBeGreaterThan(mark / 2 + geometry.heldWidth * 0.5);
      expect(Math.hypot(shoe.x - stake.x, shoe.y - stake.y)).toBeGreaterThan(mark / 2);
    }
  });
});
