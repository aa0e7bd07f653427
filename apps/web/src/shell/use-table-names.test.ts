import { describe, expect, test } from 'vitest';
import { cardOf, tableOf } from '../../test/paper-house.ts';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { namedTables } from './use-table-names.ts';

const textsOf = (lines: Parameters<typeof namedTables>[0], language: 'en' | 'es'): readonly string[] =>
  namedTables(lines, [cardOf('law/one')], { en, es }[language], language).map(({ text }) => text);

describe('the names of tables', () => {
  test('tell the modalities of a game apart', () => {
    const lines = [tableOf('one', { modality: 'limitada' }), tableOf('two', { modality: 'libre' })];
    expect(textsOf(lines, 'en')).toEqual(['Text law/one · limited bank', 'Text law/one · free bank']);
    expect(textsOf(lines, 'es')).toEqual(['Texto law/one · banca limitada', 'Texto law/one · banca libre']);
  });

  test('number tables that are alike', () => {
    expect(textsOf([tableOf('one'), tableOf('two')], 'en')).toEqual([
      'Text law/one · table 1',
      'Text law/one · table 2',
    ]);
    expect(textsOf([tableOf('one')], 'en')).toEqual(['Text law/one']);
  });

  test('take a modality that the page does not know as it is', () => {
    expect(textsOf([tableOf('one', { modality: 'constructor' })], 'en')).toEqual(['Text law/one · constructor']);
  });
});
