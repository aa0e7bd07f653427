// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { aPageForEach, ownResults } from '../../../test/own-results.tsx';

aPageForEach();

it('nothing for whoever had no part in it', async () => {
  expect(await ownResults('dos-panos/table', 0, 17)).toEqual([]);
});
