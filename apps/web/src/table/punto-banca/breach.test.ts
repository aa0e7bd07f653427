import type { Offered } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { breachOf } from './breach.ts';

const offer = recorded('punto-banca/oval').messages[0]!.acts.find(({ act }) => act === 'SetStakes')!;

describe('what the bounds forbid', () => {
  it('is told before it is sent, with the ground of the bound that is broken', () => {
    const punto = offer.fields.punto!;
    if (punto.kind !== 'amount') throw new Error('punto is played for amounts');
    const staked = (amount: number) => breachOf(offer, { punto: amount, banca: 0, tie: 0 });
    expect(staked(0)).toBeNull();
    expect(staked(punto.min)).toBeNull();
    expect(staked(punto.min - punto.step)).toMatchObject({ code: 'below-the-minimum', grounds: [punto.grounds.min] });
    expect(staked(punto.max + punto.step)).toMatchObject({ code: 'above-the-maximum', grounds: [punto.grounds.max] });
    expect(staked(punto.min + 1)).toMatchObject({ code: 'not-a-multiple', grounds: [punto.grounds.step] });
  });

  it('binds the zones together: the chips one has, and the distance between the sides', () => {
    const chips = offer.joint.find((joint) => joint.kind === 'sum-at-most')!;
    if (chips.kind !== 'sum-at-most') throw new Error('the chips bind');
    const half = Math.floor(chips.max / 2 / 100) * 100;
    expect(breachOf(offer, { punto: half, banca: half, tie: 0 })).toBeNull();
    expect(breachOf(offer, { punto: half, banca: half, tie: 1000 })).toMatchObject({
      code: 'beyond-the-chips',
      grounds: [chips.ground],
      facts: { max: chips.max },
    });
    const apart: Offered = {
      ...offer,
      joint: [{ kind: 'apart-by', between: ['punto', 'banca'], atLeast: 2000, ground: 'G' }],
    };
    expect(breachOf(apart, { punto: 3000, banca: 2000, tie: 0 })).toMatchObject({
      code: 'sides-too-close',
      grounds: ['G'],
    });
    expect(breachOf(apart, { punto: 4000, banca: 2000, tie: 0 })).toBeNull();
    expect(breachOf(apart, { punto: 3000, banca: 0, tie: 0 })).toBeNull();
  });
});
