import type { DosPanosCoup } from '@sabot/story';
import { expect, expectTypeOf, it } from 'vitest';
import { openTable } from '../../src/index.ts';

it('a table of dos paños tells its own coups', () => {
  const { underWay } = openTable('asturias-2011/dos-panos', { seed: 3 }).story();
  expectTypeOf(underWay).toEqualTypeOf<DosPanosCoup | null>();
  expect(underWay).toBeNull();
});
