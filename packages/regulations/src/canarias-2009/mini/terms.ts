import type { Terms } from '../../provisions/terms.ts';
import { terms as puntoBanca } from '../punto-banca/terms.ts';

// No inspector is named at this table (OM-S32).
export const terms = { ...puntoBanca, inspector: 'jefe de mesa' } as const satisfies Terms;
