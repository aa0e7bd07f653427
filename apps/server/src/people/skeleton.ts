import { CAPITALS, LOOKALIKES } from './lookalikes.ts';

const IS_DIGIT = /^\p{Nd}$/u;

/** The figures of every script stand in rows of ten that begin with a last digit of 0 or 6 in hexadecimal. */
function figureIn(letter: string): string | null {
  if (!IS_DIGIT.test(letter)) return null;
  const point = letter.codePointAt(0) as number;
  const inRow = point & 0xf;
  const beginsAtZero = IS_DIGIT.test(String.fromCodePoint(point - inRow));
  return String(beginsAtZero ? inRow : inRow - 6);
}

function summary(letter: string): string {
  const likeness = LOOKALIKES.get(letter);
  if (likeness !== undefined) return likeness;
  const figure = figureIn(letter);
  return figure === null ? letter : (LOOKALIKES.get(figure) ?? figure);
}

/** What a name looks like at a glance. Two names with the same skeleton could be taken for one another. */
export function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}._\s-]/gu, '');
  return [...plain].map(summary).join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** A name may be read in small letters or in capitals: what it looks like either way. */
export function skeletonsOf(name: string): readonly string[] {
  const capitals = [...name.normalize('NFKC').normalize('NFD').toUpperCase()].map((one) => CAPITALS.get(one) ?? one);
  return [...new Set([skeletonOf(name), skeletonOf(capitals.join(''))])];
}
