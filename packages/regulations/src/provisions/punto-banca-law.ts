import { DOMAINS, type PuntoBancaPoints, type Settings } from '@sabot/engine';
import { lawOf } from './provision.ts';

/** The vocabulary of the Punto y Banca family. */
export const { says, supports, under, rule, regulation } = lawOf<PuntoBancaPoints, Settings>(DOMAINS);
