import { expect, test } from 'vitest';
import { declarationsIn, passedOn } from './declarations.ts';

test('a declaration file is split into its statements, without comments', () => {
  const text = `import type { A } from './a.ts';
/** Says something. */
export interface B {
    // inside
    readonly a: A;
}
type C = {
    readonly b: B;
} | null;
export declare const d: C;
export {};
`;
  expect(declarationsIn(text).map(({ name, exported }) => [name, exported])).toEqual([
    [undefined, false],
    ['B', true],
    ['C', false],
    ['d', true],
    [undefined, true],
  ]);
  expect(declarationsIn(text)[1]?.text).toBe('export interface B {\n    readonly a: A;\n}');
});

test('what is passed on is read with its new name', () => {
  expect(passedOn("export * from './a.ts';")).toEqual({ from: './a.ts', names: '*' });
  expect(passedOn("export { type A, b as c } from './a.ts';")).toEqual({
    from: './a.ts',
    names: [
      { name: 'A', as: 'A' },
      { name: 'b', as: 'c' },
    ],
  });
  expect(passedOn('export declare const d: number;')).toBeNull();
});
