import { describe, expect, it } from 'vitest';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import { geometryOf } from './geometry.ts';

/** Stages as they come out of the screens people have: telephones short and tall, a tablet, a laptop, a desk. */
const STAGES = [
  [360, 360],
  [375, 388],
  [390, 565],
  [768, 770],
  [896, 652],
  [1488, 944],
] as const;

describe.each(STAGES)('the oval on a stage of %i × %i', (width, height) => {
  const geometry = geometryOf(width, height, 9);
  const { cardWidth, hands, bank, call, narrow, seats, mark, croupier, cagnotte, curve, garage } = geometry;
  const under = hands.punto.y + (cardWidth * CARD_RATIO) / 2;
  const underThird = hands.punto.y + cardWidth * (0.62 + 0.5);

  it('keeps every seat on the stage, and its stake on the cloth', () => {
    expect(seats).toHaveLength(9);
    for (const { plate, stake } of seats) {
      expect(plate.x).toBeGreaterThan(0);
      expect(plate.x).toBeLessThan(width);
      expect(plate.y).toBeLessThan(height);
      expect(Math.abs(stake.x - curve.cx)).toBeLessThan(curve.halfWidth(stake.y));
    }
  });

  it('lays bank, cards and call one below the other', () => {
    expect(hands.punto.y - (cardWidth * CARD_RATIO) / 2).toBeGreaterThan(cagnotte.y + 8);
    expect(cagnotte.y).toBeGreaterThan(croupier.y - 1);
    expect(call.y).toBeGreaterThan(under);
    // The words of the bank are about two lines high and stand between the hands where there is room.
    if (narrow) {
      expect(bank.y).toBeGreaterThanOrEqual(Math.max(under, underThird) + 10);
      expect(call.y - bank.y).toBeGreaterThanOrEqual(40);
    }
  });

  it('keeps two lines of a call below the words under a third card', () => {
    if (narrow) {
      // A telephone has no words there.
      expect(call).toMatchObject(geometry.callOut);
      return;
    }
    const words = under + geometry.handWords.belowThird + 24;
    expect(geometry.callOut.y - 55).toBeGreaterThan(words);
    expect(geometry.callOut.y).toBeGreaterThanOrEqual(call.y);
    expect(geometry.callOut.y + 55).toBeLessThan(Math.max(...seats.map(({ stake }) => stake.y)) - mark / 2);
  });

  it('keeps the call above the lowest stakes, and the garage on the cloth', () => {
    const lowest = Math.max(...seats.map(({ stake }) => stake.y)) - mark / 2;
    expect(call.y + 30).toBeLessThanOrEqual(lowest);
    expect(curve.cx - garage.x).toBeLessThan(curve.halfWidth(garage.y));
  });
});
