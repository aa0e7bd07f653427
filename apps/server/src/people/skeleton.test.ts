import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptFault } from './scripts.ts';
import { skeletonOf, skeletonsOf } from './skeleton.ts';

describe('two names look alike', () => {
  it.each([
    ['Ana', 'ana'],
    ['ana', 'áná'],
    ['ana', 'a.n-a_'],
    ['ana', 'ａｎａ'],
    ['ana', 'аnа'],
    ['carlos', 'саrlоs'],
    ['coco', 'сосо'],
    ['coco', 'ϲοϲο'],
    ['pepe', 'рере'],
    ['otto', 'οττο'],
    ['hana', 'һапа'],
    ['bob', 'вов'],
    ['paul', 'раuӏ'],
    ['mario', 'rnario'],
    ['walter', 'vvalter'],
    ['Ll1iI', 'iiiii'],
    ['B0b', 'bob'],
    ['5ara', 'sara'],
    ['dalí', 'đaІi'],
    ['lukasz', 'łukasz'],
    ['soren', 'søren'],
    ['straße', 'strabe'],
    ['ana7', 'ana٧'.replace('٧', '७')],
    ['42', '४२'],
    ['𝒜𝓃𝒶', 'ana'],
    ['①②', '12'],
  ])('%s and %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });
});

describe('two names look alike in capitals', () => {
  it.each([
    ['Ana', 'ΑΝΑ'],
    ['henry', 'ΗΕΝRΥ'],
    ['Maxim', 'ΜΑΧΙΜ'],
    ['ΝΙΚΗ', 'νικη'],
    ['ПОП', 'ΠΟΠ'],
  ])('%s and %s', (one, other) => {
    expect(skeletonsOf(one).some((skeleton) => skeletonsOf(other).includes(skeleton))).toBe(true);
  });
});

it.each([
  ['ana', 'anna'],
  ['ana', 'ane'],
  ['marta', 'mara'],
  ['Олег', 'Ольга'],
  ['太郎', '次郎'],
])('%s and %s do not', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

it('looks the same whatever the case, the marks, the width or the signs between', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
    minLength: 1,
    maxLength: 12,
  });
  const wide = (name: string) =>
    [...name].map((letter) => String.fromCodePoint((letter.codePointAt(0) as number) + 0xfee0)).join('');
  fc.assert(
    fc.property(letters, (name) => {
      const skeleton = skeletonOf(name);
      const marked = [...name].map((letter) => `${letter}\u0301`).join('');
      for (const other of [name.toUpperCase(), marked, wide(name), [...name].join('.'), `${name}\u200d`]) {
        expect(skeletonOf(other)).toBe(skeleton);
      }
    }),
  );
});

describe('the script of a name', () => {
  it.each([
    ['ana', null],
    ['José.Mª'.replace('.Mª', ''), null],
    ['Олег', null],
    ['Ελένη', null],
    ['太郎', null],
    ['たろう', null],
    ['山田タロー', null],
    ['김철수', null],
    ['احمد', null],
    ['ana42', null],
    ['аna', 'mixed-scripts'],
    ['Αnna', 'mixed-scripts'],
    ['ana太', 'mixed-scripts'],
    ['ᏚᎪᏒᎪ', 'unknown-script'],
    ['ⲁⲛⲁ', 'unknown-script'],
    ['ꓮꓠꓮ', 'unknown-script'],
    ['𐊠𐊫', 'unknown-script'],
    ['ɑnɑ', 'unknown-script'],
    ['ᴀɴᴀ', 'unknown-script'],
    ['Łukasz', null],
    ['Nguyễn', null],
    ['Əli', null],
  ])('%s: %s', (name, fault) => {
    expect(scriptFault(name)).toBe(fault);
  });
});
