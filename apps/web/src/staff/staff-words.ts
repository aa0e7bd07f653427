import { staff as en } from '../locales/en/staff.ts';
import { staff as es, type StaffWords } from '../locales/es/staff.ts';
import { useLanguage } from '../locales/words.ts';

const WORDS: Readonly<Record<'es' | 'en', StaffWords>> = { es, en };

/** What only this room says: it comes with the room. */
export const useStaffWords = (): StaffWords => WORDS[useLanguage()];
