import type { Terms } from '../../terms.ts';
import { terms as puntoYBanca } from '../punto-y-banca/terms.ts';

export const terms = { ...puntoYBanca } as const satisfies Terms;
