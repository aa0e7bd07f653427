import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KnownTexts } from './known-texts.ts';

test('objects are written as JSON writes them, whatever they have in common with those before', () => {
  let [same, all] = [0, 0];
  const field = fc.option(fc.jsonValue(), { nil: undefined });
  const names = fc.constantFrom('people', 'books', '"', 'ñ');
  fc.assert(
    fc.property(fc.array(fc.array(fc.tuple(names, field, fc.boolean())), { minLength: 2 }), (changes) => {
      const texts = new KnownTexts();
      let object: Record<string, unknown> = {};
      for (const fields of changes) {
        for (const [name, value, isKept] of fields) {
          all += 1;
          if (isKept && typeof object[name] === 'object') same += 1;
          else object = { ...object, [name]: value };
        }
        expect(texts.object(object)).toBe(JSON.stringify(object));
      }
    }),
  );
  expect(same).toBeGreaterThan(10);
  expect(all).toBeGreaterThan(same);
});

test('a text is written again where either of its two parts is another', () => {
  const texts = new KnownTexts();
  const [people, books, others] = [{}, {}, {}];
  const written: string[] = [];
  const ask = (of: object, and: object, text: string): string =>
    texts.text('seats', of, and, () => {
      written.push(text);
      return text;
    });
  expect([ask(people, books, 'a'), ask(people, books, 'b'), ask(people, others, 'c'), ask(books, others, 'd')]).toEqual(
    ['a', 'a', 'c', 'd'],
  );
  expect(written).toEqual(['a', 'c', 'd']);
});
