import { lookUp } from '@sabot/engine/by-name';
import { DICTIONARIES } from '../dictionaries.ts';
import type { Language } from '../language.ts';
import { staffEn } from './en.ts';
import { staffEs } from './es.ts';
import type { StaffDoings } from './staff-doings.ts';

export { factWritten } from './fact-written.ts';
export { KEPT_LINES, type StaffDoings } from './staff-doings.ts';
export const STAFF_DOINGS: Readonly<Record<Language, StaffDoings>> = { es: staffEs, en: staffEn };

type Names = Readonly<Record<string, string>>;

/** What an act is called, whoever does it and at whichever game; what is newer than these words keeps its own name. */
export const actNamed = (language: Language, act: string): string =>
  lookUp(STAFF_DOINGS[language].acts as Names, act) ??
  lookUp(DICTIONARIES[language].acts as Names, act) ??
  lookUp(STAFF_DOINGS[language].lines as Names, act) ??
  act;

/** What money is called that lies on an account. */
export function accountNamed(language: Language, account: string): string {
  const { accounts, held } = STAFF_DOINGS[language];
  const at = account.indexOf(':');
  const kind = account.slice(0, at);
  const isHeld = kind === 'bank' || kind === 'deposit' || kind === 'stake' || kind === 'player';
  return isHeld ? held(kind, account.slice(at + 1)) : (lookUp(accounts as Names, account) ?? account);
}
