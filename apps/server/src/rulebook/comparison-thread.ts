import { parentPort, workerData } from 'node:worker_threads';
import { PUNTO_BANCA } from '@sabot/regulations';
import type { Language } from '@sabot/words';
import { comparisonSheet } from './comparison-sheet.ts';

const { rulesets, language } = workerData as { readonly rulesets: readonly string[]; readonly language: Language };
const entries = rulesets.flatMap((id) => PUNTO_BANCA.filter((one) => one.id === id));
parentPort?.postMessage(comparisonSheet(entries, language));
