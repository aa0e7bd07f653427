import { describe, expect, it } from 'vitest';
import { plainLaw } from '../../../test/plain-law.ts';
import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { shoeMoves } from './shoe-moves.ts';

const lost: NonEmpty<GroundRef> = ['T-lost'];
const tied: NonEmpty<GroundRef> = ['T-tied'];

describe.each([
  ['kept', 'ShoeKept'],
  ['lost', 'ShoeLost'],
  ['taken', 'ShoeTaken'],
] as const)('that the shoe is %s', (move, type) => {
  it('is said of this player and for this reason, and made once for both', () => {
    const said = shoeMoves(plainLaw())[move];
    const events = [said('ana', lost), said('bea', lost), said('ana', tied)];
    expect(events.map(({ event }) => event)).toEqual([
      { type, player: 'ana', grounds: lost },
      { type, player: 'bea', grounds: lost },
      { type, player: 'ana', grounds: tied },
    ]);
    expect(said('ana', lost)).toBe(events[0]);
    expect(said('bea', lost)).toBe(events[1]);
    expect(said('ana', tied)).toBe(events[2]);
  });

  it('is forgotten once so many others have come that he may be long gone', () => {
    const said = shoeMoves(plainLaw())[move];
    const ana = said('ana', lost);
    for (let i = 1; i < 64; i++) said(`guest ${i}`, lost);
    expect(said('ana', lost)).toBe(ana);
    said('guest 64', lost);
    expect(said('ana', lost)).not.toBe(ana);
    expect(said('ana', lost)).toEqual(ana);
  });
});

describe('that the shoe is offered', () => {
  it('is said with the boxes it went by, and made once for each number of them', () => {
    const { offered } = shoeMoves(plainLaw());
    const events = [offered(1, 'ana', lost), offered(2, 'ana', lost), offered(1, 'bea', lost), offered(1, 'ana', tied)];
    expect(events.map(({ event }) => event)).toEqual([
      { type: 'ShoeOffered', player: 'ana', passed: 1, grounds: lost },
      { type: 'ShoeOffered', player: 'ana', passed: 2, grounds: lost },
      { type: 'ShoeOffered', player: 'bea', passed: 1, grounds: lost },
      { type: 'ShoeOffered', player: 'ana', passed: 1, grounds: tied },
    ]);
    expect(offered(1, 'ana', lost)).toBe(events[0]);
    expect(offered(2, 'ana', lost)).toBe(events[1]);
  });
});
