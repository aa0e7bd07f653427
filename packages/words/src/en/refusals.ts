import type { RefusalWords } from '../refusal-words.ts';
import { circuloRefusals } from './refusals-circulo.ts';
import { commonRefusals } from './refusals-common.ts';
import { houseRefusals } from './refusals-house.ts';

export const refusals: RefusalWords = {
  codes: { ...commonRefusals, ...circuloRefusals, ...houseRefusals },
  other: 'That is not allowed right now.',
};
