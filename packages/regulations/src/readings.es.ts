import type { ReadingId } from './readings.ts';
import { ADDED_ES } from './readings-added.es.ts';
import { ADDED_DOS_PANOS_ES } from './readings-added-dos-panos.es.ts';
import { ADDED_LATER_ES } from './readings-added-later.es.ts';
import { ADDED_PUNTO_BANCA_ES } from './readings-added-punto-banca.es.ts';
import { AMBIGUITIES_ES_01_25 } from './readings-ambiguities-01-25.es.ts';
import { AMBIGUITIES_ES_26_53 } from './readings-ambiguities-26-53.es.ts';
import { AMBIGUITIES_ES_54_77 } from './readings-ambiguities-54-77.es.ts';
import { OMISSIONS_ES_01_25 } from './readings-omissions-01-25.es.ts';
import { OMISSIONS_ES_26_50 } from './readings-omissions-26-50.es.ts';

/** A reading in Spanish: what is open or missing, how it is read, and why (or what other texts say). */
export interface ReadingWords {
  readonly question: string;
  readonly answer: string;
  readonly reason: string;
}

/** The compiler names a reading that has no Spanish. */
export const READINGS_ES: Readonly<Record<ReadingId, ReadingWords>> = {
  ...AMBIGUITIES_ES_01_25,
  ...AMBIGUITIES_ES_26_53,
  ...AMBIGUITIES_ES_54_77,
  ...OMISSIONS_ES_01_25,
  ...OMISSIONS_ES_26_50,
  ...ADDED_ES,
  ...ADDED_DOS_PANOS_ES,
  ...ADDED_PUNTO_BANCA_ES,
  ...ADDED_LATER_ES,
};
