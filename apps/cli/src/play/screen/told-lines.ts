import type { GroundRef } from '@sabot/engine';
import { quotedIn } from '@sabot/words';
import { cite } from '../../terminal/citation.ts';
import { ends } from '../../terminal/layout.ts';
import { type AnyScene, deeper, INDENT, type Told, WIDTH } from '../scene.ts';

/** What is said aloud, in the regulation's own words, and what it means. */
export function aloud(
  { paint, plain, language }: AnyScene,
  speaker: string,
  spoken: readonly string[],
  meant: string,
): Told {
  const call = INDENT + speaker + paint.bold(spoken.map((word) => quotedIn(language, word)).join('  '));
  const meaning = meant === '' ? '' : paint.dim(meant);
  return { text: plain && meant !== '' ? `${call} (${meaning})` : ends(call, meaning, WIDTH), weight: 'call' };
}

/** The ground that decided leads the others. */
export function whyTold({ table, words, paint }: AnyScene, [ground]: readonly GroundRef[]): readonly Told[] {
  return ground === undefined
    ? []
    : [deeper(paint.dim(`${words.table.coup.why}: ${cite(ground, table.entry, words)}`))];
}
