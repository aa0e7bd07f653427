import { newPack } from '@sabot/engine';
import { describe, expect, it } from 'vitest';
import { secureChance, seededChance, shuffled } from './chance.ts';

describe('chance', () => {
  it('the same seed gives the same cards, another seed others', () => {
    const cards = newPack(6);
    const order = (seed: string) => shuffled(cards, seededChance(seed));
    expect(order('a')).toEqual(order('a'));
    expect(order('a')).not.toEqual(order('b'));
  });
  it('a shuffle keeps every card', () => {
    const cards = newPack(6);
    expect([...shuffled(cards, secureChance)].sort()).toEqual([...cards].sort());
  });
  it('every number below n is as likely as any other', () => {
    const chance = seededChance('even');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) counts[chance(6)] = (counts[chance(6)] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
