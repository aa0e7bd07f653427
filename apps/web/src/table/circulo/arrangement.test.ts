import type { Offered } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { arranged, ELSEWHERE } from './arrangement.ts';

const offer = (act: string): Offered => ({ act, fields: {}, joint: [], grounds: [] });
const names = (offers: readonly Offered[]) => offers.map(({ act }) => act);

describe('the arrangement of acts', () => {
  it('keeps every act exactly once, also one that nobody has heard of', () => {
    const acts = ['Sit', 'StaySilent', 'CallBanco', 'SomethingNew', 'AskRules'].map(offer);
    const { front, more } = arranged(acts, ['CallBanco', 'StaySilent']);
    expect(names(front)).toEqual(['CallBanco', 'StaySilent']);
    expect(names(more)).toEqual(['SomethingNew', 'AskRules']);
    expect([...names(front), ...names(more), 'Sit'].toSorted()).toEqual(names(acts).toSorted());
    expect(ELSEWHERE.has('Sit')).toBe(true);
  });
});
