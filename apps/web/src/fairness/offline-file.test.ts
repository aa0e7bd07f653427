import { expect, test } from 'vitest';
import { HOUSE, shuffledShoe } from '../../test/shuffled-shoe.ts';
import { type Carried, judgeCarried, offlinePage, readCarried, SLOT } from './offline-file.ts';

const { proof, record, dealt } = shuffledShoe();
const noted = { house: HOUSE, entropy: null };

test('what is put into the page comes out of it as it was, whatever it says', () => {
  const carried = { proof: { ...proof, note: '</script><script>$& <!--' }, record, noted, dealt };
  const page = offlinePage(`<body>${SLOT}</body>`, carried) as string;
  expect(page.match(/<script/g)).toHaveLength(1);
  const data = page.slice(page.indexOf('>', page.indexOf('<script')) + 1, page.indexOf('</script>'));
  expect(readCarried(data)).toEqual(carried);
});

test('a page without a place for it carries nothing', () => {
  expect(offlinePage('<body></body>', { proof, record, noted, dealt })).toBeNull();
});

test('a file is read as a proof alone, with its record, or with what the browser saw that kept it', () => {
  const judged = (file: unknown) => judgeCarried(readCarried(JSON.stringify(file)) as Carried);
  expect(judged(proof)).toMatchObject({ verdict: 'not-proved', lacks: ['not-compared', 'no-record'] });
  expect(judged({ proof, record })).toMatchObject({ verdict: 'not-proved', lacks: ['not-compared'] });
  expect(judged({ proof, record, noted, dealt }).verdict).toBe('proved');
  const other = { ...dealt, cards: dealt.cards.with(0, dealt.cards[0] === 'As' ? 'Ks' : 'As') };
  expect(judged({ proof, record, noted, dealt: other }).verdict).toBe('disproved');
  expect(judged({ proof, record, noted: 7, dealt: { cards: 'all' } }).verdict).toBe('not-proved');
  expect(readCarried('shuffle!')).toBeNull();
});
