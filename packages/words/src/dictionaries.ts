import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './language.ts';

export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { es, en };
