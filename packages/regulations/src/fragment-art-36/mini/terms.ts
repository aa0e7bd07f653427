import type { Terms } from '../../provisions/terms.ts';
import { terms as puntoYBanca } from '../punto-y-banca/terms.ts';

export const terms = { ...puntoYBanca } as const satisfies Terms;
