import { padEnd, widthOf } from './paint.ts';

export const PAGE_WIDTH = 80;

/** A space that does not break keeps its words together. */
const BREAKS = /[^\S\u00a0]+/u;

/** Words on lines of at most `width` columns; one word that is longer stands alone. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(BREAKS).filter(Boolean)) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Items that stay whole, with dots between them, on lines of at most `width` columns. */
export function wrapItems(items: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1)} · ${item}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return lines;
}

/** A wrapped text with a first column of its own: `label   text` and the rest under the text. */
export function hanging(label: string, text: string, indent: number, width = PAGE_WIDTH): string {
  const [first = '', ...rest] = wrap(text, width - indent);
  return [`${padEnd(label, indent)}${first}`.trimEnd(), ...rest.map((line) => ' '.repeat(indent) + line)].join('\n');
}

/** Two texts at the two ends of a line, or one after the other where they do not fit. */
export function ends(left: string, right: string, width = PAGE_WIDTH): string {
  if (right === '') return left;
  const gap = width - widthOf(left) - widthOf(right);
  return gap < 2 ? `${left}  ${right}` : left + ' '.repeat(gap) + right;
}

/** Rows with columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[], gap = 2): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map((row) =>
    row
      .map((cell, i) => padEnd(cell, (widths[i] ?? 0) + gap))
      .join('')
      .trimEnd(),
  );
}
