import { describe, expect, it } from 'vitest';
import { CARD_NAMES, indexOf, isCard, RANKS, rankOf } from './card.ts';

describe('the names of cards', () => {
  it('are found again where they stand', () => {
    expect(CARD_NAMES.map(indexOf)).toEqual(CARD_NAMES.map((_, i) => i));
    expect(CARD_NAMES.every(isCard)).toBe(true);
  });

  it('begin with their rank', () => {
    expect(CARD_NAMES.map(rankOf)).toEqual(RANKS.flatMap((rank) => [rank, rank, rank, rank, rank]));
  });

  it('are these and no others', () => {
    for (const text of [
      '',
      'X',
      's',
      'AA',
      'sA',
      'Asd',
      'as',
      'Ax',
      'éh',
      'Añ',
      '1s',
      '10',
      '??',
      7,
      null,
      undefined,
      ['As'],
    ]) {
      expect(isCard(text)).toBe(false);
    }
  });

  it.each(['', 'X', 'Xs', 'Xc', 'Ax', 'é', 'éh', 'Añ', '\u0080', 'A\u0080', '??', 'Asd'])(
    'have no place for %j',
    (text) => {
      expect(indexOf(text)).toBe(-1);
    },
  );
});
