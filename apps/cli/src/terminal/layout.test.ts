import { describe, expect, it } from 'vitest';
import { columns, ends, hanging, wrap, wrapItems } from './layout.ts';
import { paintFor, widthOf } from './paint.ts';

describe('layout', () => {
  it('breaks lines between words', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrap('', 8)).toEqual([]);
    expect(wrap('casi el 5\u00a0% de todo', 8)).toEqual(['casi el', '5\u00a0% de', 'todo']);
    expect(hanging('id', 'one two three', 4, 12)).toBe('id  one two\n    three');
  });
  it('keeps items whole', () => {
    expect(wrapItems(['ana 5', 'luis 10', 'bea 3'], 16)).toEqual(['ana 5 · luis 10', 'bea 3']);
    expect(wrapItems([], 10)).toEqual([]);
  });
  it('puts two texts at the ends of a line', () => {
    expect(ends('a', 'b', 5)).toBe('a   b');
    expect(ends('aaaa', 'b', 5)).toBe('aaaa  b');
  });
  it('makes columns', () => {
    expect(
      columns([
        ['a', 'bb'],
        ['ccc', 'd'],
      ]),
    ).toEqual(['a    bb', 'ccc  d']);
  });
  it('counts columns, not codes; paint within paint goes on after it', () => {
    const paint = paintFor(true);
    expect(widthOf(paint.dim(`a ${paint.you('b')} c`))).toBe(5);
    expect(paint.dim(`a${paint.you('b')}c`)).toBe('\u001b[2ma\u001b[38;5;136mb\u001b[0m\u001b[2mc\u001b[0m');
    expect(paintFor(false).banca('x')).toBe('x');
  });
});
