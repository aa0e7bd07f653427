import { breach as engineBreach } from '@sabot/engine';
import type { Offered } from '@sabot/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { breachOf } from './breach.ts';

const offer = recorded('oval').messages[0]!.acts.find(({ act }) => act === 'SetStakes')!;

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

  it('says the same as the engine, whatever is laid out', () => {
    const apart = { kind: 'apart-by', between: ['punto', 'banca'], atLeast: 2000, ground: 'G' } as const;
    const offered: Offered = { ...offer, joint: [...offer.joint, { ...apart, between: [...apart.between] }] };
    const amount = fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 200 }).map((n) => n * 1000),
      fc.nat(120_000),
    );
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.nat(12).map((n) => n * 1000),
        (punto, banca, tie) => {
          const ours = breachOf(offered, { punto, banca, tie });
          const theirs = engineBreach(offered as never, { punto, banca, tie });
          seen.add(ours?.code ?? 'fine');
          expect(ours?.code).toBe(theirs?.code);
        },
      ),
      { numRuns: 6000, seed: 7 },
    );
    expect([...seen].sort()).toEqual([
      'above-the-maximum',
      'below-the-minimum',
      'beyond-the-chips',
      'fine',
      'not-a-multiple',
      'sides-too-close',
    ]);
  });
});
