import { lookUp } from '@sabot/engine/by-name';
import { DICTIONARIES } from '../dictionaries.ts';
import type { Language } from '../language.ts';
import { momentWritten, moneyIn } from '../written.ts';
import { staffEn } from './en.ts';
import { staffEs } from './es.ts';

type Names = Readonly<Record<string, string>>;
const CHOICES: Readonly<Record<Language, Names>> = { es: staffEs.choices, en: staffEn.choices };

/** What an act of the staff carried, as a journal says it: amounts as money, dates as dates, errors and roles by their names. */
export function factWritten(
  language: Language,
  field: string,
  value: string | number | boolean,
  game: string | null,
): string {
  const named = (word: string): string => lookUp(CHOICES[language], word) ?? word;
  switch (field) {
    case 'amount':
      return moneyIn(language, Number(value));
    case 'from':
    case 'until':
      return momentWritten(language, Number(value));
    case 'incident': {
      const { incidents = {} } = lookUp(DICTIONARIES[language].games, game ?? '') ?? {};
      return lookUp(incidents as Names, String(value)) ?? String(value);
    }
    case 'role':
    case 'roles':
      return String(value)
        .replace(/[[\]"]/g, '')
        .split(',')
        .map(named)
        .join(', ');
    default:
      return named(String(value));
  }
}
