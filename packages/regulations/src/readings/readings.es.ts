import { AMBIGUITIES_ES_01_25 } from './ambiguities-01-25.es.ts';
import { AMBIGUITIES_ES_26_53 } from './ambiguities-26-53.es.ts';
import { AMBIGUITIES_ES_54_77 } from './ambiguities-54-77.es.ts';
import { OMISSIONS_ES_01_25 } from './omissions-01-25.es.ts';
import { OMISSIONS_ES_26_50 } from './omissions-26-50.es.ts';
import { OMISSIONS_ES_S01_S12 } from './omissions-s01-s12.es.ts';
import { OMISSIONS_ES_S13_S24 } from './omissions-s13-s24.es.ts';
import { OMISSIONS_ES_S25_S33 } from './omissions-s25-s33.es.ts';
import { OMISSIONS_ES_S34_ON } from './omissions-s34-on.es.ts';
import type { ReadingId } from './readings.ts';

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
  ...OMISSIONS_ES_S01_S12,
  ...OMISSIONS_ES_S13_S24,
  ...OMISSIONS_ES_S25_S33,
  ...OMISSIONS_ES_S34_ON,
};
