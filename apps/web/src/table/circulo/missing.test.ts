import type { Missing, Offered } from '@sabot/protocol';
import { wayOut } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';

const sit = (...options: number[]): Offered => ({
  act: 'Sit',
  fields: { seat: { kind: 'one-of', options, ground: 'r' } },
  joint: [],
  grounds: [],
});
const panos = (first: number, second: number): Missing => ({
  what: 'company',
  least: null,
  grounds: ['r'] as unknown as Missing['grounds'],
  company: [
    { where: 'pano-1', have: first, need: 2, seats: [1, 2, 3], away: [] },
    { where: 'pano-2', have: second, need: 2, seats: [7, 8, 9], away: [] },
  ],
});

describe('the way out of a standstill', () => {
  it('is a free seat on the paño that is short, for whoever can be spared on the other', () => {
    expect(wayOut({ isNext: false, missing: panos(1, 3), acts: [sit(3, 9)], place: { kind: 'seat', n: 7 } })).toEqual({
      seat: 3,
      where: 'pano-1',
    });
    expect(
      wayOut({ isNext: false, missing: panos(1, 2), acts: [sit(3, 9)], place: { kind: 'seat', n: 7 } }),
    ).toBeNull();
  });

  it('is none for whoever is there already, or may not move', () => {
    expect(wayOut({ isNext: false, missing: panos(1, 3), acts: [sit(3)], place: { kind: 'seat', n: 1 } })).toBeNull();
    expect(wayOut({ isNext: false, missing: panos(1, 3), acts: [], place: { kind: 'seat', n: 7 } })).toBeNull();
  });

  it('is any seat that counts, for whoever stands', () => {
    const table = [{ where: 'table', have: 3, need: 4, seats: [1, 2, 3], away: [] }];
    const place = { kind: 'standing', behind: 2, since: 1 } as const;
    expect(wayOut({ isNext: false, missing: { ...panos(0, 0), company: table }, acts: [sit(2)], place })).toEqual({
      seat: 2,
      where: null,
    });
  });

  it('is the seat kept for whoever comes next on the waiting list', () => {
    expect(wayOut({ isNext: true, missing: null, acts: [sit(4)], place: undefined })).toEqual({ seat: 4, where: null });
  });

  it('is no seat on a paño where one counts already, standing', () => {
    const place = { kind: 'standing', behind: 2, since: 1 } as const;
    expect(wayOut({ isNext: false, missing: panos(1, 3), acts: [sit(3)], place })).toBeNull();
  });
});
