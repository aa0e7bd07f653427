import type { Head } from './envelope.ts';
import { StoreError } from './store-error.ts';

const FORM = 'sabot-heads-1';
const LINE = /^(\d{1,10}) ([0-9a-f]{64}) (.+)$/;
const HEADER = new RegExp(`^${FORM} (\\S+) (\\d+)$`);

/**
 * Heads as text: a first line with the form, the time and how many there are, then each as `version hash stream`. The count
 * tells a file that was cut short.
 */
export function headsText(heads: readonly Head[], at: number): string {
  const lines = heads.map(({ stream, version, hash }) => `${version} ${hash} ${stream}`);
  return `${[`${FORM} ${new Date(at).toISOString()} ${heads.length}`, ...lines].join('\n')}\n`;
}

export function headsFrom(text: string): readonly Head[] {
  const [first = '', ...lines] = text.split(/\r?\n/);
  const header = HEADER.exec(first);
  if (header === null) throw unreadable(1);
  while (lines.at(-1) === '') lines.pop();
  const heads = lines.map((line, n): Head => {
    const [, version, hash = '', stream = ''] = LINE.exec(line) ?? [];
    if (version === undefined) throw unreadable(n + 2);
    return { stream, version: Number(version), hash };
  });
  if (heads.length !== Number(header[2])) throw unreadable(heads.length + 2);
  return heads;
}

const unreadable = (line: number): StoreError =>
  new StoreError('bad-input', `Line ${line} is not as in a list of heads (${FORM}).`);
