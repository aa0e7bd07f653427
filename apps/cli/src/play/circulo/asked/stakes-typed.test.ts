import type { Offered } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../../../terminal/language.ts';
import type { CirculoScene } from '../scene.ts';
import { stakesIn } from './stakes-typed.ts';

const bound = { kind: 'one-of' as const, options: [0], ground: 'X' };
const offered: Offered = {
  act: 'SetStakes',
  fields: { pano1: bound, pano2: bound, caballo: bound },
  joint: [],
  grounds: [],
};
const read = (line: string, language: 'en' | 'es' = 'en') =>
  stakesIn(line, offered, {
    table: { ownPlace: 'pano2' },
    words: WORDS[language],
    language,
  } as unknown as CirculoScene);

describe('stakes as people type them', () => {
  it.each([
    ['50', { pano1: 0, pano2: 5000, caballo: 0 }],
    ['0', { pano1: 0, pano2: 0, caballo: 0 }],
    ['p1 50', { pano1: 5000, pano2: 0, caballo: 0 }],
    ['50 c', { pano1: 0, pano2: 0, caballo: 5000 }],
    ['p1 50 p2 20.50', { pano1: 5000, pano2: 2050, caballo: 0 }],
    ['Paño1 1,000', { pano1: 100_000, pano2: 0, caballo: 0 }],
  ])('%s', (line, laid) => {
    expect(read(line)).toEqual(laid);
  });
  it.each(['p1', 'p1 p2', '50 20', 'p1 50 20', 'p1 50 p1 20', 'l1 50', 'what', '1.000'])(
    '%s is not guessed at',
    (line) => {
      expect(read(line)).toBeNull();
    },
  );
  it('in Spanish with its own separators', () => {
    expect(read('p1 1.000,50', 'es')).toEqual({ pano1: 100_050, pano2: 0, caballo: 0 });
  });
});
