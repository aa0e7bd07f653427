import { expect, it } from 'vitest';
import { meanwhile } from './meanwhile.ts';

const stakes = { acts: ['SetStakes'], clock: 'stakes', from: 1000, until: 21_000 as number | null };
const told = (version: number, wait: typeof stakes) => ({
  version,
  acts: [{ act: 'SetStakes' }, { act: 'BuyChips' }],
  awaits: [wait],
});
const acts = (one: { readonly acts: readonly { readonly act: string }[] }) => one.acts.map(({ act }) => act);

it('offers what the table waits for while the same clock runs', () => {
  expect(acts(meanwhile(told(1, stakes), told(2, stakes)))).toEqual(['SetStakes', 'BuyChips']);
});

it('does not offer stakes of the next coup while the felt shows this one, though a clock that waits has no end', () => {
  const waiting = { ...stakes, until: null };
  expect(acts(meanwhile(told(1, waiting), told(2, waiting)))).toEqual(['SetStakes', 'BuyChips']);
  const next = meanwhile(told(1, waiting), told(2, { ...waiting, from: 31_000 }));
  expect(acts(next)).toEqual(['BuyChips']);
  expect(next.awaits).toEqual([]);
});
