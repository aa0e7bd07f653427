import type { Reading } from '@sabot/protocol';
import { type Ambiguity, type Omission, READINGS, READINGS_ES } from '@sabot/regulations';

/** What was unclear or missing, how it is read, and why. */
const inEnglish = (reading: Ambiguity | Omission): { question: string; answer: string; reason: string } =>
  'question' in reading
    ? { question: reading.question, answer: reading.resolution, reason: reading.reason }
    : { question: reading.missing, answer: reading.default, reason: reading.elsewhere };

export const readingSheets = (): readonly Reading[] =>
  READINGS.map((reading) => {
    const en = inEnglish(reading);
    const es = READINGS_ES[reading.id];
    return {
      id: reading.id,
      question: { es: es.question, en: en.question },
      answer: { es: es.answer, en: en.answer },
      reason: { es: es.reason, en: en.reason },
      strength: reading.strength,
      rules: [...reading.rules],
    };
  });
