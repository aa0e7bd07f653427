import { lookUp } from '@sabot/engine';
import { type Entry, SOURCES } from '@sabot/regulations';
import { ruleNamed, rulesetNamed } from '../call/choose-ruleset.ts';
import { type RuleSheet, ruleSheet, ruleSheets } from '../law/rule-sheet.ts';
import { hanging, wrap } from '../terminal/layout.ts';
import type { Words } from '../words/words.ts';
import { atMost, type Call, type Command, print, printJson, required } from './command.ts';

function row({ id, locator, wording, readings, unmodelled }: RuleSheet, call: Call, indent: number): string {
  const { words, paint } = call;
  const settled = readings.map((one) => `${one.id} ${words.rules.basis[one.basis]}`);
  const aside = unmodelled === null ? [] : [`${words.rules.unmodelled}: ${unmodelled}`];
  const marks = wrap([words.rules.locator(locator), ...settled, ...aside].join(' · '), 80 - indent);
  return [hanging(id, wording, indent), ...marks.map((line) => ' '.repeat(indent) + paint.dim(line))].join('\n');
}

function listing(entry: Entry, sheets: readonly RuleSheet[], call: Call): readonly string[] {
  const { words, paint, language } = call;
  const [first] = sheets;
  const indent = Math.max(...sheets.map(({ id }) => id.length)) + 2;
  return [
    `${paint.bold(entry.id)} · ${words.rules.inOrder(sheets.length)}`,
    ...wrap(entry.source.title[language], 80),
    ...(entry.parent === null ? [] : [words.rules.refersTo(entry.parent)]),
    '',
    ...sheets.map((sheet) => `${row(sheet, call, indent)}\n`),
    ...wrap(words.rules.marks, 80).map(paint.dim),
    paint.dim(words.rules.more(`sabot rules ${entry.id} ${first?.id ?? 'ID'}`)),
  ];
}

const pointWords = (points: readonly string[], words: Words): string =>
  points.map((point) => `${words.points[point as keyof Words['points']] ?? point} (${point})`).join('; ');

function whole(entry: Entry, sheet: RuleSheet, call: Call): readonly string[] {
  const { words, paint, language } = call;
  const { rules } = words;
  const source = lookUp(SOURCES, sheet.text) ?? entry.source;
  const bulletin = source.bulletin === null ? '' : `. ${source.bulletin[language]}`;
  const readings = sheet.readings.flatMap(({ id, basis, question, resolution, reason }) => {
    const [asked, answered, because] = id.startsWith('OM')
      ? [rules.missing, rules.chosen, rules.elsewhere]
      : [rules.question, rules.resolution, rules.reason];
    return [
      '',
      `${paint.bold(id)} · ${rules.basis[basis]}`,
      hanging(`  ${asked}`, question, 14),
      hanging(`  ${answered}`, resolution, 14),
      hanging(`  ${because}`, reason, 14),
    ];
  });
  return [
    paint.bold(sheet.id),
    ...wrap(sheet.wording, 80),
    '',
    hanging(
      rules.source,
      `${rules.text} ${sheet.text} ${rules.locator(sheet.locator)} · ${source.title[language]}${bulletin}`,
      14,
    ),
    ...(sheet.kind === null ? [] : [hanging(rules.kind, rules.kinds[sheet.kind], 14)]),
    ...(sheet.answers.length === 0 ? [] : [hanging(rules.answers, pointWords(sheet.answers, words), 14)]),
    ...(sheet.supports.length === 0 ? [] : [hanging(rules.supports, pointWords(sheet.supports, words), 14)]),
    ...(sheet.unmodelled === null ? [] : [hanging(rules.unmodelled, sheet.unmodelled, 14)]),
    ...readings,
  ];
}

export const rules: Command = {
  name: 'rules',
  options: { json: 'boolean' },
  run(call) {
    const entry = rulesetNamed(required('rules', call, 0, 'RULESET'), call);
    atMost('rules', call, 2);
    const { options, language, args } = call;
    if (args[1] === undefined) {
      const sheets = ruleSheets(entry, language);
      if (options.json) printJson(call, sheets);
      else print(call, ...listing(entry, sheets, call));
    } else {
      const sheet = ruleSheet(entry, ruleNamed(entry, args[1]), language);
      if (options.json) printJson(call, sheet);
      else print(call, ...whole(entry, sheet, call));
    }
    return 0;
  },
};
