import { describe, expect, it } from 'vitest';
import { ruledAfter } from './ruled.ts';

const message = (first: number, ...types: string[]) =>
  ({ events: types.map((type, i) => ({ no: first + i, event: { type, grounds: ['X-1'] } })) }) as never;
const types = (ruled: readonly { readonly event: { readonly type: string } }[]) => ruled.map(({ event }) => event.type);

describe('what was decided on an error', () => {
  it('is kept with what followed from it, once, until another coup begins', () => {
    let ruled = ruledAfter([], message(1, 'StakesSet', 'IncidentReported', 'HandForfeited', 'StakesSet'));
    expect(types(ruled)).toEqual(['IncidentReported', 'HandForfeited']);
    ruled = ruledAfter(ruled, message(3, 'HandForfeited', 'StakesSet', 'CoupAnnulled'));
    expect(types(ruled)).toEqual(['IncidentReported', 'HandForfeited', 'CoupAnnulled']);
    expect(ruledAfter(ruled, message(6, 'StakesOpened'))).toEqual([]);
  });

  it('gives way to another error, and nothing that follows nothing is told', () => {
    const ruled = ruledAfter([], message(1, 'IncidentReported', 'WordDeclaredWrong'));
    expect(types(ruled)).toEqual(['WordDeclaredWrong']);
    expect(ruledAfter([], message(1, 'StakesReturned', 'HandBound'))).toEqual([]);
  });
});
