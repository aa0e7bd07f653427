import { expect, test } from 'vitest';
import { shuffledShoe } from '../../test/shuffled-shoe.ts';
import { judge } from './checks.ts';
import { offlinePage, readCarried, SLOT } from './offline-file.ts';

const { proof, record } = shuffledShoe();

test('what is put into the page comes out of it as it was, whatever it says', () => {
  const carried = { proof: { ...proof, note: '</script><script>$& <!--' }, record };
  const page = offlinePage(`<body>${SLOT}</body>`, carried) as string;
  expect(page.match(/<script/g)).toHaveLength(1);
  const data = page.slice(page.indexOf('>', page.indexOf('<script')) + 1, page.indexOf('</script>'));
  expect(readCarried(data)).toEqual(carried);
});

test('a page without a place for it carries nothing', () => {
  expect(offlinePage('<body></body>', { proof, record })).toBeNull();
});

test('a file is read as a proof alone or with its record', () => {
  const alone = readCarried(JSON.stringify(proof));
  expect(alone?.record).toBeNull();
  expect(judge(alone?.proof).isFair).toBe(true);
  const both = readCarried(JSON.stringify({ proof, record }));
  expect(judge(both?.proof, both?.record).isFair).toBe(true);
  expect(readCarried('shuffle!')).toBeNull();
});
