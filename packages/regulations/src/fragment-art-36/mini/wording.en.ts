import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'R36-MINI-36.3-1': 'At Mini tables the croupier deals both hands.',
  'R36-MINI-36.3-2': 'At Mini tables players are not allowed to touch the cards.',
} as const satisfies Wording<'fragment-art-36/mini'>;
