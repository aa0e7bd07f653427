import { replay as en } from '../locales/en/replay.ts';
import { replay as es, type ReplayWords } from '../locales/es/replay.ts';
import { useLanguage } from '../locales/words.ts';

const WORDS: Readonly<Record<'es' | 'en', ReplayWords>> = { es, en };

/** Loaded with the player and not with the page. */
export const useReplayWords = (): ReplayWords => WORDS[useLanguage()];
