import type { Reading, RuleSheet } from '@sabot/protocol';
import type { Language } from '../locales/language.ts';

/** Without accents or capitals: nobody types «cuadro de la banca» with all its marks. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface Searched {
  readonly sheet: RuleSheet;
  readonly text: string;
}

/** Everything a rule can be found by, in the language of the page. */
export function searchable(
  sheets: readonly RuleSheet[],
  readings: readonly Reading[],
  language: Language,
): readonly Searched[] {
  const byId = new Map(readings.map((reading) => [reading.id, reading]));
  return sheets.map((sheet) => {
    const settled = [...new Set(sheet.grounds.flatMap(({ reading }) => reading ?? []))];
    const readingWords = settled.flatMap((id) => {
      const reading = byId.get(id);
      return reading === undefined ? [id] : [id, reading.question[language], reading.answer[language]];
    });
    const words = [sheet.rule, sheet.locator, sheet.wording[language] ?? '', ...readingWords];
    return { sheet, text: folded(words.join(' \n ')) };
  });
}

/** Rules in which every word asked for occurs; those whose name or article is meant come first. */
export function found(all: readonly Searched[], asked: string): readonly RuleSheet[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all.map(({ sheet }) => sheet);
  const whole = words.join(' ');
  const isNamed = ({ sheet }: Searched): boolean =>
    folded(sheet.rule).includes(whole) || folded(sheet.locator) === whole;
  const hits = all.filter(({ text }) => words.every((word) => text.includes(word)));
  return [...hits.filter(isNamed), ...hits.filter((one) => !isNamed(one))].map(({ sheet }) => sheet);
}
