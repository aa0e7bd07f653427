import { expect, it } from 'vitest';
import { coupOf, INITIAL } from './state.ts';

it('nobody can ask for a coup where there is none', () => {
  expect(() => coupOf(INITIAL)).toThrow('no coup is under way');
});
