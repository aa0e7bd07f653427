import type { Words } from '../words.ts';

export const ui: Words['ui'] = {
  close: 'Close',
  why: 'Why?',
  coming: 'Looking up the article…',
  noGrounds: 'The house decides this; no article demands it.',
  basis: {
    text: 'the text says so',
    'cross-reference': 'the text refers to another',
    usage: 'usage: kindred texts understand it so',
    house: 'the house’s choice: the text is silent',
  },
  fault: {
    title: 'Something went wrong',
    line: 'Nothing of yours is lost: the house keeps your chips and your seat. Please load the page again.',
    reload: 'Load again',
  },
  reading: (id) => `Reading ${id}.`,
};
