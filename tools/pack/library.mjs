import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What strangers can install, each after those it depends on. */
export const LIBRARY = [
  'engine',
  'regulations',
  'notation',
  'story',
  'roads',
  'odds',
  'fairness',
  'protocol',
  'words',
  'sabot',
];
