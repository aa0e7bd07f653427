import { lookUp } from '@sabot/engine';
import type { Words } from '../../../words/words.ts';

/** What an act is called in the middle of a line: without its quotation marks and its capital. */
export function actLabel({ dictionary }: Words, act: string): string {
  const label = (lookUp(dictionary.acts, act) ?? act).replace(/[«»“”]/g, '');
  return label.charAt(0).toLowerCase() + label.slice(1);
}
