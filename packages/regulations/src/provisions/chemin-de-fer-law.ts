import { CHEMIN_DE_FER_DOMAINS, type CheminDeFerPoints, type CheminDeFerSettings } from '@sabot/engine';
import { lawOf } from './provision.ts';

/** The vocabulary of chemin de fer. */
export const { says, supports, under, rule, regulation } = lawOf<CheminDeFerPoints, CheminDeFerSettings>(
  CHEMIN_DE_FER_DOMAINS,
);
