import { LANGUAGES, type Language } from '@sabot/words';
import { Cell } from '../client/cell.ts';

export { LANGUAGES, type Language };

const KEPT = 'sabot:language';
const isLanguage = (text: string | null | undefined): text is Language => LANGUAGES.some((one) => one === text);

/** What was chosen before, else the first of the browser's languages that we speak, else English. */
function preferred(kept: string | null, browser: readonly string[]): Language {
  if (isLanguage(kept)) return kept;
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

const read = (): string | null => {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
};

export const language = new Cell<Language>(preferred(read(), navigator.languages ?? []));

export function speak(chosen: Language): void {
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    // A browser that keeps nothing still changes its language until it is closed.
  }
  language.set(chosen);
}
