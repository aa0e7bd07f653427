import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'R36-MINI-36.3-1': 'En las mesas de Mini es el crupier quien reparte las dos manos.',
  'R36-MINI-36.3-2': 'En las mesas de Mini los jugadores no pueden tocar las cartas.',
} as const satisfies Wording<'fragment-art-36/mini'>;
