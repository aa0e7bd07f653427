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
  reading: (id) => `Reading ${id}.`,
};
