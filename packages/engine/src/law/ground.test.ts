import { describe, expect, it } from 'vitest';
import { alsoCiting, citing, type Ground, refOf, refsOf, ruleOf } from './ground.ts';

const g = (rule: string): Ground => ({ rule: `X-${rule}`, basis: 'text', citation: { source: 'x', locator: '1' } });
const read: Ground = { rule: 'X-9', basis: 'house', citation: { source: 'x', locator: '9' }, reading: 'AMB-1' };
const [one, two, three, four] = [[g('1')], [g('2')], [g('3'), g('1')], [g('4'), read]] as const;

describe('a citation', () => {
  it('points to a row, and to the reading that settled what the row does not', () => {
    expect([refOf(g('1')), refOf(read)]).toEqual(['X-1', 'X-9~AMB-1']);
    expect([ruleOf('X-1'), ruleOf('X-9~AMB-1')]).toEqual(['X-1', 'X-9']);
  });

  it('names each ground once, in order', () => {
    expect(citing(one)).toEqual(['X-1']);
    expect(citing(one, two)).toEqual(['X-1', 'X-2']);
    expect(citing(one, three)).toEqual(['X-1', 'X-3']);
    expect(citing(two, one)).toEqual(['X-2', 'X-1']);
    expect(citing(one, two, three)).toEqual(['X-1', 'X-2', 'X-3']);
    expect(citing(one, three, two)).toEqual(['X-1', 'X-3', 'X-2']);
    expect(citing(three, four, one)).toEqual(['X-3', 'X-1', 'X-4', 'X-9~AMB-1']);
    expect(refsOf(four)).toEqual(['X-4', 'X-9~AMB-1']);
  });

  it('of nothing is refused', () => {
    expect(() => citing()).toThrow('nothing to cite');
    expect(() => citing([], [])).toThrow('nothing to cite');
  });
});

describe('a citation with more after it', () => {
  const refs = citing(one, two);
  const other = citing(two, one);

  it('names each ground once, in order', () => {
    expect(alsoCiting(refs)).toEqual(['X-1', 'X-2']);
    expect(alsoCiting(refs, 'X-5')).toEqual(['X-1', 'X-2', 'X-5']);
    expect(alsoCiting(refs, 'X-5', 'X-6')).toEqual(['X-1', 'X-2', 'X-5', 'X-6']);
    expect(alsoCiting(refs, 'X-6', 'X-5')).toEqual(['X-1', 'X-2', 'X-6', 'X-5']);
    expect(alsoCiting(refs, 'X-5X-6')).toEqual(['X-1', 'X-2', 'X-5X-6']);
    expect(alsoCiting(refs, 'X-1', 'X-5')).toEqual(['X-1', 'X-2', 'X-5']);
    expect(alsoCiting(other, 'X-5')).toEqual(['X-2', 'X-1', 'X-5']);
  });
});
