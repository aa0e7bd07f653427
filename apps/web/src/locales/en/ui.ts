import { en as dictionary } from '@sabot/words';
import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  close: 'Close',
  why: 'Why?',
  coming: 'Looking up the article…',
  noGrounds: 'The house decides this; no article demands it.',
  basis: dictionary.bases,
  fault: {
    title: 'Something went wrong',
    line: 'Nothing of yours is lost: the house keeps your chips and your seat. Please reload the page.',
    reload: 'Reload',
  },
  reading: (id) => `Reading ${id}.`,
};
