import type { Terms } from '../../terms.ts';
import { terms as puntoBanca } from '../punto-banca/terms.ts';

// A jefe de mesa attends this table, but only the Punto Banca's inspector is given the unforeseen cases.
export const terms = { ...puntoBanca } as const satisfies Terms;
